public import ReceiptDomain
public import ReceiptReading

/// A reader's answer; pixels and files follow it as raw bytes.
public enum ReaderAnswer: Codable, Sendable {
    /// The reader's greeting before the first request.
    case ready(Confinement, version: Int)
    case readings([Reading])
    case recording(Recording)
    case facts(ImageFacts)
    /// `width * height` bytes follow, row by row; 0 is black.
    case picture(width: Int, height: Int)
    /// The rendition follows; no bytes if it cannot be made.
    case bytes
    case letters(LetterCount)
    /// `nil` at the archive's end.
    case member(ArchivedFile?)
    case engine(EngineReport)
    case done
    case failed(ReadingError)
}

/// The header of a file in an archive.
public struct ArchivedFile: Hashable, Sendable, Codable {
    /// The name in the archive, which must not be used as a path.
    public var name: String
    /// Seconds since 1970; `nil` if the archive has no time.
    public var modified: Int?

    public init(name: String, modified: Int?) { (self.name, self.modified) = (name, modified) }
}

/// The letters counted in a file, and the time for it.
public struct LetterCount: Hashable, Sendable, Codable {
    /// On straight lines, for each page.
    public var letters: [Int] = []
    /// The number of possible receipts on a picture; `nil` for one.
    public var parts: Int?
    public var pages = 0
    /// The least count among the pages that would be recognised.
    public var fewestLetters: Int?
    public var withoutPrint = 0
    /// In milliseconds of processor time, including the programs that were started.
    public var opening = 0.0
    public var drawing = 0.0
    public var looking = 0.0

    public init() {}
}

/// The installed engine and its models.
public struct EngineReport: Hashable, Sendable, Codable {
    /// A model for one of the household's languages.
    public struct Model: Hashable, Sendable, Codable {
        public var id: String
        /// The Debian package with the model.
        public var package: String
        public var isUsable: Bool

        public init(id: String, package: String, isUsable: Bool) {
            (self.id, self.package, self.isUsable) = (id, package, isUsable)
        }
    }

    /// A program for opening documents.
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
    /// The scripts that installed models read, and those in the program.
    public var scripts: [RecognitionModel.Script]
    public var models: [Model]
    /// Whether the engine is there that is asked where the other leaves doubt.
    public var hasSecondEngine: Bool
    public var tools: [Tool]

    public init(
        engine: String,
        arithmetic: NetworkArithmetic,
        scripts: [RecognitionModel.Script],
        models: [Model],
        hasSecondEngine: Bool,
        tools: [Tool]
    ) {
        (self.engine, self.arithmetic, self.models, self.tools) = (engine, arithmetic, models, tools)
        (self.scripts, self.hasSecondEngine) = (scripts, hasSecondEngine)
    }
}
