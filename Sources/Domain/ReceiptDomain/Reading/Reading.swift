/// What was seen on an image: the evidence behind a draft.
public struct Reading: Sendable, Codable {
    public var draft: Draft
    /// Every recognition that was made, in order.
    public var passes: [RecognitionPass]
    /// Of the first page.
    public var picture: PictureSummary
    /// In order; a photo where nothing else is said.
    public var pages: [PageSummary]
    /// Names and versions of what took part: `tesseract 5.3.0`, `rules 1`.
    public var versions: [String]
    public var timings: ReadingTimings
    /// How the fields were decided: the chosen candidates and their strongest rivals.
    public var decisions: [Decision]
    /// Which of several receipts on the picture it is of.
    public var part: PicturePart?
    /// Which of the file's sources it is of: ``DocumentSource/number``; `nil` for a file that is one document.
    public var source: Int?

    public init(
        draft: Draft,
        passes: [RecognitionPass],
        picture: PictureSummary,
        pages: [PageSummary] = [],
        versions: [String],
        timings: ReadingTimings,
        decisions: [Decision] = []
    ) {
        self.draft = draft
        self.passes = passes
        self.picture = picture
        let photo = PageSummary(kind: .photo, width: picture.width, height: picture.height)
        self.pages = pages.isEmpty ? [photo] : pages
        self.versions = versions
        self.timings = timings
        self.decisions = decisions
    }
}

/// What is worth knowing of a picture once its pixels are gone.
public struct PictureSummary: Hashable, Sendable, Codable {
    public var format: ImageFormat
    /// In pixels, upright.
    public var width: Int
    public var height: Int
    public var takenAt: String?
    public var warnings: [String]

    public init(format: ImageFormat, width: Int, height: Int, takenAt: String? = nil, warnings: [String] = []) {
        self.format = format
        self.width = width
        self.height = height
        self.takenAt = takenAt
        self.warnings = warnings
    }
}

/// What a page of the file was, and how large, in the pixels of the boxes on it.
public struct PageSummary: Hashable, Sendable, Codable {
    public var kind: DocumentPage.Kind
    public var width: Int
    public var height: Int
    /// The image of the record that it is of: ``StoredImage/file``; `nil` for the one that was read first.
    public var image: String?
    /// Where its image is until it has joined the record.
    public var source: ImageSource?

    public struct ImageSource: Hashable, Sendable, Codable {
        public var record: RecordID
        /// ``StoredImage/file``.
        public var file: String

        public init(record: RecordID, file: String) { (self.record, self.file) = (record, file) }
    }

    public init(kind: DocumentPage.Kind, width: Int, height: Int, image: String? = nil) {
        self.kind = kind
        self.width = width
        self.height = height
        self.image = image
    }
}

/// Milliseconds of wall-clock time that each step took.
public struct ReadingTimings: Hashable, Sendable, Codable {
    public var decode: Int
    public var prepare: Int
    public var recognize: Int
    public var understand: Int

    public init(decode: Int = 0, prepare: Int = 0, recognize: Int = 0, understand: Int = 0) {
        self.decode = decode
        self.prepare = prepare
        self.recognize = recognize
        self.understand = understand
    }
}
