public struct RecognizedWord: Hashable, Sendable, Codable {
    public var text: String
    /// The engine's score from 0 to 1: it orders words, and is no probability.
    public var confidence: Double
    /// In pixels of the page that was read (see ``PreparedPage``).
    public var box: PixelBox

    public init(text: String, confidence: Double, box: PixelBox) {
        (self.text, self.confidence, self.box) = (text, confidence.orZero, box)
    }
}

/// The words of one recognised line, from left to right.
public struct RecognizedLine: Hashable, Sendable, Codable {
    public var words: [RecognizedWord]

    public init(words: [RecognizedWord]) { self.words = words }

    public init(from decoder: any Decoder) throws { words = try [RecognizedWord](from: decoder) }

    public func encode(to encoder: any Encoder) throws { try words.encode(to: encoder) }

    public var text: String { words.map(\.text).joined(separator: " ") }

    /// The bounds of all words; `nil` for an empty line.
    public var box: PixelBox? {
        guard let first = words.first else { return nil }
        return words.dropFirst().reduce(first.box) { $0.union($1.box) }
    }

    public func mappingBoxes(_ map: (PixelBox) -> PixelBox) -> RecognizedLine {
        var line = self
        for index in words.indices { line.words[index].box = map(words[index].box) }
        return line
    }
}

/// One recognition of a page or a region.
///
/// Boxes are in pixels of the prepared page, at whatever scale the engine read, so that passes can be compared; in a finished
/// ``Reading`` they are in pixels of the upright picture.
public struct RecognitionPass: Hashable, Sendable, Codable {
    /// The model by ``RecognitionModel/id``.
    public var model: String
    @Omitted public var role = RecognitionModel.Role.page
    /// The document page, counted from 0.
    @Omitted public var page = 0
    /// The rendering by ``Rendering/name``.
    public var rendering: String
    /// The region that was read; `nil` for the whole page.
    public var region: PixelBox?
    public var lines: [RecognizedLine]
    /// Whether the engine timed out, so that lines are missing.
    @Omitted public var isCutShort = false
    /// Whether the words are the file's own text, free of recognition errors.
    @Omitted public var isExact = false

    private enum CodingKeys: String, CodingKey {
        case model, role, region, lines, isCutShort, isExact
        case page = "at"
        case rendering = "treatment"
    }

    /// Whether the pass read only the head, for the merchant's name.
    public var isOfHead: Bool { rendering.hasSuffix(Self.headMark) }
    /// The suffix of such a pass's ``rendering``.
    public static let headMark = " head"

    public init(
        model: String,
        role: RecognitionModel.Role = .page,
        page: Int = 0,
        rendering: String,
        region: PixelBox? = nil,
        lines: [RecognizedLine],
        isCutShort: Bool = false,
        isExact: Bool = false
    ) {
        (self.model, self.rendering, self.region, self.lines) = (model, rendering, region, lines)
        self.role = role
        self.page = page
        self.isCutShort = isCutShort
        self.isExact = isExact
    }

    /// The pass with the boxes of its words and of its region mapped.
    public func mappingBoxes(_ map: (PixelBox) -> PixelBox) -> RecognitionPass {
        var pass = self
        pass.region = region.map(map)
        pass.lines = lines.map { $0.mappingBoxes(map) }
        return pass
    }
}
