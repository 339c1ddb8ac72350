// The wire form of a reading, in which the reader process answers. Decoding validates it, because the process may have been
// compromised by the file it read.

/// A value encoded as its description.
public protocol TextCodable: Codable, LosslessStringConvertible {}

extension TextCodable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let value = Self(text) else { throw DecodingError.implausible("\(Self.self)", decoder) }
        self = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension DecodingError {
    static func implausible(_ what: String, _ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(Context(codingPath: decoder.codingPath, debugDescription: "this can be no \(what)"))
    }
}

extension CalendarDay: TextCodable {
    public init?(_ text: String) { self.init(iso: text) }
}

extension TimeOfDay: TextCodable {
    public init?(_ text: String) { self.init(iso: text) }
}

extension Currency: TextCodable {
    public init?(_ text: String) { self.init(code: text) }
}

extension Category: TextCodable {
    public init?(_ text: String) { self.init(code: text) }
    public var description: String { code }
}

extension RecordID: TextCodable {}

extension LogoFingerprint: TextCodable {
    public init(_ text: String) { self.init(text: text) }
    public var description: String { text }
}

extension Money: Codable {
    private enum Keys: CodingKey { case units, currency }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        self.init(
            minorUnits: try fields.decode(Int.self, forKey: .units),
            currency: try fields.decode(Currency.self, forKey: .currency)
        )
        guard isPossible else { throw DecodingError.implausible("amount", decoder) }
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Keys.self)
        try fields.encode(minorUnits, forKey: .units)
        try fields.encode(currency, forKey: .currency)
    }
}

/// `[x, y, width, height]`
extension PixelBox: Codable {
    /// Beyond any picture, and safe from overflow in sums of boxes.
    private static let farthest = -1_000_000...1_000_000

    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        try self.init(taking: &numbers, decoder)
    }

    fileprivate init(taking numbers: inout any UnkeyedDecodingContainer, _ decoder: any Decoder) throws {
        func next() throws -> Int {
            let number = try numbers.decode(Int.self)
            guard Self.farthest.contains(number) else { throw DecodingError.implausible("box", decoder) }
            return number
        }
        try self.init(x: next(), y: next(), width: next(), height: next())
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try append(to: &numbers)
    }

    fileprivate func append(to numbers: inout any UnkeyedEncodingContainer) throws {
        for number in corners { try numbers.encode(number) }
    }
}

/// `["TOTAL", 0.97, x, y, width, height]`: compact, because a reading has thousands.
extension RecognizedWord: Codable {
    public init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        let text = try parts.decode(String.self)
        let confidence = try parts.decode(Double.self)
        self.init(text: text, confidence: confidence, box: try PixelBox(taking: &parts, decoder))
    }

    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.unkeyedContainer()
        try parts.encode(text)
        // JSON has no infinities, which a faulty engine may return.
        try parts.encode(confidence.isFinite ? confidence : 0)
        try box.append(to: &parts)
    }
}

extension Reading {
    /// Whether sizes, counts and page numbers are consistent, so that the reading can be used like one made in this process.
    public var isPlausible: Bool {
        let sides = 1...1_000_000
        func isPage(_ number: Int) -> Bool { pages.indices.contains(number) }
        var isSound =
            (1...1000).contains(pages.count) && sides.contains(picture.width) && sides.contains(picture.height)
            && pages.allSatisfy { sides.contains($0.width) && sides.contains($0.height) }
            && passes.allSatisfy { isPage($0.page) }
            && passes.allSatisfy { $0.lines.allSatisfy { $0.words.allSatisfy { abs($0.confidence) < 100 } } }
            && (part.map { (1...1000).contains($0.number) && (1...1000).contains($0.count) } ?? true)
            && (source.map { (0...1_000_000).contains($0) } ?? true)
        _ = draft.mappingEvidence { isSound = isSound && isPage($0.page) }
        return isSound && draft.isPlausible
    }
}

extension Draft {
    /// Whether names are no longer than printed lines and no more than fit on a receipt: they are compared pairwise.
    fileprivate var isPlausible: Bool {
        func isLine(_ text: String) -> Bool { text.utf8.count <= 2000 }
        let confidences: [Double?] =
            [
                merchant?.confidence, date?.confidence, time?.confidence, total?.confidence, currency?.confidence,
                tax?.confidence, subtotal?.confidence, category?.confidence,
            ] + items.map(\.confidence)
        return otherMerchants.count <= 100 && otherMerchants.allSatisfy(isLine) && isLine(merchant?.value ?? "")
            && isLine(invoice?.number ?? "") && isLine(invoice?.buyer ?? "") && (invoice?.taxes.count ?? 0) <= 2000
            && items.count <= 2000 && items.allSatisfy { isLine($0.item.name) && $0.item.options.allSatisfy(isLine) }
            && confidences.allSatisfy { (-0.01...1.01).contains($0 ?? 0) }
    }
}
