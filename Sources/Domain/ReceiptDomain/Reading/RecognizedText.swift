/// A word as an engine read it.
public struct RecognizedWord: Hashable, Sendable {
    public var text: String
    /// The engine's own measure from 0 to 1: an order, not a probability.
    public var confidence: Double
    /// On the page that was read (see ``PreparedPage``).
    public var box: PixelBox

    public init(text: String, confidence: Double, box: PixelBox) {
        self.text = text
        self.confidence = confidence
        self.box = box
    }
}

/// Words that an engine put on one line, from left to right.
public struct RecognizedLine: Hashable, Sendable, Codable {
    public var words: [RecognizedWord]

    public init(words: [RecognizedWord]) { self.words = words }

    public var text: String { words.map(\.text).joined(separator: " ") }

    /// Around all words; `nil` for a line without any.
    public var box: PixelBox? {
        guard let first = words.first else { return nil }
        return words.dropFirst().reduce(first.box) { $0.union($1.box) }
    }
}

/// One recognition of a page or of a part of it.
///
/// Boxes are pixels of the prepared page, whatever scale the engine was given, so that passes can be laid over one another;
/// in a finished ``Reading`` they are pixels of the upright picture.
public struct RecognitionPass: Hashable, Sendable, Codable {
    /// What was read with: ``RecognitionModel/id``.
    public var model: String
    public var role: RecognitionModel.Role
    /// Of the document, counted from 0.
    public var page: Int
    /// How the picture was treated before: ``Treatment/name``.
    public var treatment: String
    /// The part that was read; `nil` for the whole page.
    public var region: PixelBox?
    public var lines: [RecognizedLine]
    /// The engine was not done after the most work: lines are missing.
    public var isCutShort: Bool
    /// The words are those of the file itself: no letter was taken for another, no point got lost.
    public var isExact: Bool

    /// It was made for the shop's name alone, of what stands above the things that were bought.
    public var isOfHead: Bool { treatment.hasSuffix(Self.headMark) }
    /// At the end of such a pass's ``treatment``.
    public static let headMark = " head"

    public init(
        model: String,
        role: RecognitionModel.Role = .page,
        page: Int = 0,
        treatment: String,
        region: PixelBox? = nil,
        lines: [RecognizedLine],
        isCutShort: Bool = false,
        isExact: Bool = false
    ) {
        self.model = model
        self.role = role
        self.page = page
        self.treatment = treatment
        self.region = region
        self.lines = lines
        self.isCutShort = isCutShort
        self.isExact = isExact
    }
}
