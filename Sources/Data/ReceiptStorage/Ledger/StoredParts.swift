public import ReceiptDomain

extension StoredRecord.Part {
    init(_ part: inout some StoredObject) throws {
        guard let box = PixelBox(corners: try present("box", part.integers("box"))) else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "a box has four numbers"))
        }
        self.box = box
        count = try present("count", part.integer("count"))
        number = try present("number", part.integer("number"))
    }
}

extension StoredRecord.Origin {
    init(_ origin: inout some StoredObject) throws {
        container = try present("container", origin.text("container"))
        member = try present("member", origin.text("member"))
    }
}

extension StoredRecord.Image {
    init(_ image: inout some StoredObject) throws {
        bytes = try present("bytes", image.integer("bytes"))
        file = try present("file", image.text("file"))
        height = try image.integer("height")
        origin = try image.value("origin")
        originalName = try present("originalName", image.text("originalName"))
        pages = try image.integer("pages")
        part = try image.value("part")
        role = try image.text("role")
        sha256 = try present("sha256", image.text("sha256"))
        source = try image.integer("source")
        takenAt = try image.text("takenAt")
        width = try image.integer("width")
    }

    init(_ image: StoredImage) {
        file = image.file
        sha256 = image.sha256
        bytes = image.bytes
        width = image.width
        height = image.height
        originalName = image.originalName
        takenAt = image.takenAt
        pages = image.pages
        role = image.role?.rawValue
        origin = image.origin.map { StoredRecord.Origin(container: $0.container, member: $0.member) }
        part = image.part.map { StoredRecord.Part(number: $0.number, count: $0.count, box: $0.box) }
        source = image.source
    }

    var image: StoredImage {
        StoredImage(
            file: file,
            sha256: sha256,
            bytes: bytes,
            width: width,
            height: height,
            originalName: originalName,
            takenAt: takenAt,
            pages: pages,
            // A role of a newer version is not a receipt either.
            role: role.map { ImageRole(rawValue: $0) ?? .other },
            origin: origin.map { ImageOrigin(container: $0.container, member: $0.member) },
            part: part.map { PicturePart(number: $0.number, count: $0.count, box: $0.box) },
            source: source
        )
    }
}

/// An amount as text: `23400`, or `12.50 USD` where it is not in the currency of its surroundings.
struct StoredMoney {
    let money: Money
    let text: String

    init(_ money: Money, within currency: Currency?) {
        self.money = money
        text = money.currency == currency ? money.decimal : "\(money.decimal) \(money.currency)"
    }

    init?(text: String, within currency: Currency?) {
        // The common case: an amount without a currency code.
        if let currency, let money = Money(stored: text, currency: currency) {
            (self.money, self.text) = (money, text)
            return
        }
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard let decimal = parts.first, parts.count <= 2,
            let currency = parts.count == 2 ? Currency(code: String(parts[1])) : currency,
            let money = Money(stored: decimal, currency: currency)
        else { return nil }
        self.money = money
        self.text = text
    }
}

extension InvalidValue: CustomStringConvertible {
    public var description: String { "\(field) cannot be \"\(value.prefix(80))\"" }
}

/// Parses an optional text; `nil` stays `nil`, and invalid text throws.
func parsed<Value>(
    _ field: String,
    _ text: String?,
    _ parse: (String) -> Value?
) throws(InvalidValue) -> Value? {
    try text.map { (text) throws(InvalidValue) in try InvalidValue.required(field, text, parse) }
}
