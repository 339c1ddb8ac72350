public import ReceiptDomain
public import ReceiptReading

/// An answer of the reader; pixels and files follow it as they are.
public enum ReaderAnswer: Codable, Sendable {
    /// The first words of a reader, before it is asked anything.
    case ready(Confinement, version: Int)
    case readings([Reading])
    case recording(Recording)
    case facts(ImageFacts)
    /// `width * height` bytes follow, row after row; 0 is black.
    case picture(width: Int, height: Int)
    /// The rendition follows; nothing where it cannot be made.
    case bytes
    case letters(LetterCount)
    /// `nil` at the archive's end.
    case member(ArchivedFile?)
    case engine(EngineReport)
    case done
    case failed(ReadingError)
}

/// A file in an archive, before its bytes are asked for.
public struct ArchivedFile: Hashable, Sendable, Codable {
    /// As the archive has it: not to be used as a path.
    public var name: String
    /// Seconds since 1970, where the archive says when it last changed.
    public var modified: Int?

    public init(name: String, modified: Int?) { (self.name, self.modified) = (name, modified) }
}

/// The letters in a file, and what it took to find them.
public struct LetterCount: Hashable, Sendable, Codable {
    /// On straight lines of each page.
    public var letters: [Int] = []
    /// Parts that may each be a receipt, where there are several on a picture.
    public var parts: Int?
    public var pages = 0
    /// Of the pages that would be recognised.
    public var fewestLetters: Int?
    public var withoutPrint = 0
    /// CPU in milliseconds, that of other programs included.
    public var opening = 0.0
    public var drawing = 0.0
    public var looking = 0.0

    public init() {}
}

/// The installed engine and its models.
public struct EngineReport: Hashable, Sendable, Codable {
    /// A model that a language of the household needs.
    public struct Model: Hashable, Sendable, Codable {
        public var id: String
        /// The Debian package that has it.
        public var package: String
        public var isUsable: Bool

        public init(id: String, package: String, isUsable: Bool) {
            (self.id, self.package, self.isUsable) = (id, package, isUsable)
        }
    }

    /// A program that opens documents.
    public struct Tool: Hashable, Sendable, Codable {
        public var program: String
        public var package: String
        public var isThere: Bool

        public init(program: String, package: String, isThere: Bool) {
            (self.program, self.package, self.isThere) = (program, package, isThere)
        }
    }

    /// For instance `Tesseract 5.3.0`.
    public var engine: String
    public var arithmetic: NetworkArithmetic
    public var models: [Model]
    public var tools: [Tool]

    public init(engine: String, arithmetic: NetworkArithmetic, models: [Model], tools: [Tool]) {
        (self.engine, self.arithmetic, self.models, self.tools) = (engine, arithmetic, models, tools)
    }
}
