/// The evidence behind a draft: recognition passes, pages and decisions.
public struct Reading: Sendable, Codable {
    public var draft: Draft
    public var passes: [RecognitionPass]
    /// The summary of the first page.
    public var picture: PictureSummary
    /// The pages in order; a single photo by default.
    public var pages: [PageSummary]
    /// Names and versions of the components involved: `tesseract 5.3.0`, `rules 1`.
    public var versions: [String]
    public var timings: ReadingTimings
    /// The decisions behind the fields: chosen candidates and strongest alternatives.
    public var decisions: [Decision]
    /// The part of the picture, where it shows several receipts.
    public var part: PicturePart?
    /// The file's source by ``DocumentSource/number``; `nil` for a single document.
    public var source: Int?

    /// Version 2 has several pages; a reading of one page says version 1, so that older programs can read it.
    public static let version = 2

    public init(
        draft: Draft,
        passes: [RecognitionPass],
        picture: PictureSummary,
        pages: [PageSummary] = [],
        versions: [String],
        timings: ReadingTimings,
        decisions: [Decision] = []
    ) {
        (self.draft, self.passes, self.picture) = (draft, passes, picture)
        let photo = PageSummary(kind: .photo, width: picture.width, height: picture.height)
        self.pages = pages.isEmpty ? [photo] : pages
        (self.versions, self.timings, self.decisions) = (versions, timings, decisions)
    }
}

/// A picture's metadata, without its pixels.
public struct PictureSummary: Hashable, Sendable, Codable {
    public var format: ImageFormat
    /// In pixels, upright.
    public var width: Int
    public var height: Int
    public var takenAt: String?
    @Omitted public var warnings: [String] = []

    public init(format: ImageFormat, width: Int, height: Int, takenAt: String? = nil, warnings: [String] = []) {
        (self.format, self.width, self.height) = (format, width, height)
        self.takenAt = takenAt
        self.warnings = warnings
    }
}

/// A page's kind and size, in the pixels of its boxes.
public struct PageSummary: Hashable, Sendable, Codable {
    public var kind: DocumentPage.Kind
    public var width: Int
    public var height: Int
    /// The page's image by ``StoredImage/file``; `nil` for the image that was read first.
    public var image: String?
    /// The image's present place, until it has joined the record.
    public var source: ImageSource?

    public struct ImageSource: Hashable, Sendable, Codable {
        public var record: RecordID
        /// ``StoredImage/file``.
        public var file: String

        public init(record: RecordID, file: String) { (self.record, self.file) = (record, file) }
    }

    public init(kind: DocumentPage.Kind, width: Int, height: Int, image: String? = nil) {
        (self.kind, self.width, self.height, self.image) = (kind, width, height, image)
    }
}

/// Wall-clock time of each step, in milliseconds.
public struct ReadingTimings: Hashable, Sendable, Codable {
    public var decode: Int
    public var prepare: Int
    public var recognize: Int
    public var understand: Int

    public init(decode: Int = 0, prepare: Int = 0, recognize: Int = 0, understand: Int = 0) {
        (self.decode, self.prepare, self.recognize, self.understand) = (decode, prepare, recognize, understand)
    }
}
