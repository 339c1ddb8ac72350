/// An image kept with a record, byte for byte as it came: a photo, a document of several pages, a mail.
public struct StoredImage: Hashable, Sendable {
    /// The file's name in the record's folder: `1.jpg`.
    ///
    /// Numbers are in the order in which images came to the record, and never used again.
    public var file: String
    /// 64 small hexadecimal digits.
    public var sha256: String
    public var bytes: Int
    /// In pixels, upright, of the first page; `nil` where the picture could not be decoded.
    public var width: Int?
    public var height: Int?
    public var originalName: String
    /// When the camera says it was taken: EXIF's local time, without a zone.
    public var takenAt: String?
    /// How many, where they are more than one.
    public var pages: Int?
    /// What it is; `nil` for the receipt that was read.
    public var role: ImageRole?
    /// The file that it came in; `nil` where it came by itself.
    public var origin: ImageOrigin?
    /// Where the record's receipt is on it, where there are several: each has the whole picture.
    public var part: PicturePart?
    /// Which attachment or text of a mail was read: ``DocumentSource/number``; `nil` for the first that can be opened.
    public var source: Int?

    public init(
        file: String,
        sha256: String,
        bytes: Int,
        width: Int? = nil,
        height: Int? = nil,
        originalName: String,
        takenAt: String? = nil,
        pages: Int? = nil,
        role: ImageRole? = nil,
        origin: ImageOrigin? = nil,
        part: PicturePart? = nil,
        source: Int? = nil
    ) {
        self.file = file
        self.sha256 = sha256
        self.bytes = bytes
        self.width = width
        self.height = height
        self.originalName = originalName
        self.takenAt = takenAt
        self.pages = pages
        self.role = role
        self.origin = origin
        self.part = part
        self.source = source
    }
}

/// What an image is of.
public enum ImageRole: String, Sendable, CaseIterable {
    /// A further part of the receipt.
    case receipt
    /// The slip of a card terminal.
    case slip
    /// The thing that was bought, a warranty, anything else.
    case other
}

/// The archive or mail that an image came in.
public struct ImageOrigin: Hashable, Sendable {
    /// The file's name.
    public var container: String
    /// The name within it.
    public var member: String

    public init(container: String, member: String) {
        self.container = container
        self.member = member
    }
}

/// What is worth knowing of an image that is kept: its format, and what its first page is like.
public struct ImageFacts: Hashable, Sendable, Codable {
    public var format: ImageFormat
    public var width: Int
    public var height: Int
    public var pages: Int
    public var takenAt: String?

    public init(format: ImageFormat, width: Int, height: Int, pages: Int = 1, takenAt: String? = nil) {
        self.format = format
        self.width = width
        self.height = height
        self.pages = pages
        self.takenAt = takenAt
    }
}

extension StoredImage {
    /// The number that its file's name begins with; `nil` for a name of another kind.
    public var number: Int? { Int(file.prefix { $0 != "." }) }
}

extension Record {
    /// Which of its images the draft was read from; `nil` where that was taken away.
    public var readImage: Int? { images.firstIndex { $0.number == 1 } }

    /// All pages of all its images, in order.
    public var pages: [RecordPage] {
        images.indices.flatMap { image in
            (0..<max(1, images[image].pages ?? 1)).map { RecordPage(image: image, page: $0) }
        }
    }
}
