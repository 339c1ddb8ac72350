public import ReceiptDomain

extension PicturePart: StoredValue {
    init(_ part: inout some StoredObject) throws {
        guard let box = PixelBox(corners: try present("box", part.integers("box"))) else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "a box has four numbers"))
        }
        let count = try present("count", part.integer("count"))
        self.init(number: try present("number", part.integer("number")), count: count, box: box)
    }
}

extension ImageOrigin: StoredValue {
    init(_ origin: inout some StoredObject) throws {
        let container = try present("container", origin.text("container"))
        self.init(container: container, member: try present("member", origin.text("member")))
    }
}

extension StoredImage: StoredValue {
    init(_ image: inout some StoredObject) throws {
        self.init(file: "", sha256: "", bytes: try present("bytes", image.integer("bytes")), originalName: "")
        file = try present("file", image.text("file"))
        height = try image.integer("height")
        origin = try image.value("origin")
        originalName = try present("originalName", image.text("originalName"))
        pages = try image.integer("pages")
        part = try image.value("part")
        role = try image.text("role").map(ImageRole.init(named:))
        sha256 = try present("sha256", image.text("sha256"))
        source = try image.integer("source")
        takenAt = try image.text("takenAt")
        width = try image.integer("width")
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
