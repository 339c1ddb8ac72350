/// An image stored with a record, byte for byte as received: a photo, a document, a mail.
public struct StoredImage: Hashable, Sendable, Codable {
    /// The file name in the record's folder: `1.jpg`.
    ///
    /// Numbers follow the order in which images were added, and are never reused.
    public var file: String
    /// 64 lower-case hexadecimal digits.
    public var sha256: String
    public var bytes: Int
    /// The first page's size in pixels, upright; `nil` where it could not be decoded.
    public var width: Int?
    public var height: Int?
    public var originalName: String
    /// EXIF's local time without a zone.
    public var takenAt: String?
    /// The number of pages, where there are several.
    public var pages: Int?
    /// The image's role; `nil` for the receipt that was read.
    public var role: ImageRole?
    /// The archive or mail that contained it; `nil` for a single file.
    public var origin: ImageOrigin?
    /// The receipt's part of the picture, where it shows several; each record has the whole picture.
    public var part: PicturePart?
    /// The mail part that was read, by ``DocumentSource/number``; `nil` for the first that can be opened.
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
        (self.file, self.sha256, self.bytes, self.width) = (file, sha256, bytes, width)
        (self.height, self.originalName, self.takenAt, self.pages) = (height, originalName, takenAt, pages)
        (self.role, self.origin, self.part, self.source) = (role, origin, part, source)
    }
}

public enum ImageRole: String, Sendable, Codable, CaseIterable {
    /// A further part of the receipt.
    case receipt
    /// The slip of a card terminal.
    case slip
    /// The purchased goods, a warranty, anything else.
    case other

    /// The role with this name; that of a newer version is no receipt either.
    public init(named name: String) { self = ImageRole(rawValue: name) ?? .other }

    public init(from decoder: any Decoder) throws {
        self.init(named: try decoder.singleValueContainer().decode(String.self))
    }
}

/// The archive or mail that contained an image.
public struct ImageOrigin: Hashable, Sendable, Codable {
    /// The container's file name.
    public var container: String
    /// The member's name in the container.
    public var member: String

    public init(container: String, member: String) {
        self.container = container
        self.member = member
    }
}

/// An image's format, number of pages, and the size and time of its first page.
public struct ImageFacts: Hashable, Sendable, Codable {
    public var format: ImageFormat
    public var width: Int
    public var height: Int
    public var pages: Int
    public var takenAt: String?

    public init(format: ImageFormat, width: Int, height: Int, pages: Int = 1, takenAt: String? = nil) {
        (self.format, self.width, self.height) = (format, width, height)
        (self.pages, self.takenAt) = (pages, takenAt)
    }
}

extension StoredImage {
    /// The number in its file name; `nil` for a name of another form.
    public var number: Int? { Int(file.prefix { $0 != "." }) }
}

extension Record {
    /// Index of the image that the draft was read from; `nil` where it was detached.
    public var readImage: Int? { images.firstIndex { $0.number == 1 } }

    /// The pages of all images, in order.
    public var pages: [RecordPage] {
        images.indices.flatMap { image in
            (0..<max(1, images[image].pages ?? 1)).map { RecordPage(image: image, page: $0) }
        }
    }
}
