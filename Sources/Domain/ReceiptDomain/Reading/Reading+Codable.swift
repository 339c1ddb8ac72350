// The form of a reading in `reading.json` and in the reader's answers. Those are checked when they are decoded, because the
// process may have been compromised by the file it read.

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
extension UserID: TextCodable {}

extension LogoFingerprint: TextCodable {
    public init(_ text: String) { self.init(text: text) }
    public var description: String { text }
}

/// `12.50 USD`
extension Money: TextCodable {
    public init?(_ text: String) { self.init(stored: text, within: nil) }
    public var description: String { decimalWithCode }
}

/// `[x, y, width, height]`
extension PixelBox: Codable {
    /// Beyond any picture, and safe from overflow in sums of boxes.
    private static let farthest = -1_000_000...1_000_000

    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        func next() throws -> Int {
            let number = try numbers.decode(Int.self)
            guard Self.farthest.contains(number) else { throw DecodingError.implausible("box", decoder) }
            return number
        }
        try self.init(x: next(), y: next(), width: next(), height: next())
    }

    public func encode(to encoder: any Encoder) throws { try corners.encode(to: encoder) }
}

extension Reading {
    private enum CodingKeys: CodingKey {
        case v, draft, passes, picture, pages, versions, timings, decisions, part, source
    }

    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        // Missing in readings older than files of several pages, as decisions are in others.
        let pages = try members.decodeIfPresent([PageSummary].self, forKey: .pages)
        self.init(
            draft: try members.decode(Draft.self, forKey: .draft),
            passes: try members.decode([RecognitionPass].self, forKey: .passes),
            picture: try members.decode(PictureSummary.self, forKey: .picture),
            versions: try members.decode([String].self, forKey: .versions),
            timings: try members.decode(ReadingTimings.self, forKey: .timings),
            decisions: try members.decodeIfPresent([Decision].self, forKey: .decisions) ?? []
        )
        if let pages { self.pages = pages }
        part = try members.decodeIfPresent(PicturePart.self, forKey: .part)
        source = try members.decodeIfPresent(Int.self, forKey: .source)
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(pages.count > 1 ? Self.version : 1, forKey: .v)
        try members.encode(draft, forKey: .draft)
        try members.encode(passes, forKey: .passes)
        try members.encode(picture, forKey: .picture)
        try members.encode(pages, forKey: .pages)
        try members.encode(versions, forKey: .versions)
        try members.encode(timings, forKey: .timings)
        try members.encodeIfPresent(decisions.nonEmpty, forKey: .decisions)
        try members.encodeIfPresent(part, forKey: .part)
        try members.encodeIfPresent(source, forKey: .source)
    }

    /// The reading as a record keeps it: its part and source are the record's.
    public var asEvidence: Reading {
        var evidence = self
        (evidence.part, evidence.source) = (nil, nil)
        for index in pages.indices { evidence.pages[index].source = nil }
        return evidence
    }

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
        let amounts =
            [total, tax, subtotal].compactMap(\.self).flatMap { [$0.value] + $0.alternatives }
            + items.flatMap { [$0.item.amount, $0.item.unitPrice, $0.item.discount] }.compactMap(\.self)
            + (invoice?.taxes.flatMap { [$0.amount, $0.net] }.compactMap(\.self) ?? [])
        return amounts.allSatisfy(\.isPossible) && otherMerchants.count <= 100 && otherMerchants.allSatisfy(isLine)
            && isLine(merchant?.value ?? "")
            && isLine(invoice?.number ?? "") && isLine(invoice?.buyer ?? "") && (invoice?.taxes.count ?? 0) <= 2000
            && items.count <= 2000 && items.allSatisfy { isLine($0.item.name) && $0.item.options.allSatisfy(isLine) }
            && confidences.allSatisfy { (-0.01...1.01).contains($0 ?? 0) }
    }
}
