public import ReceiptDomain

/// A request of the program to its reader; the file that it concerns is sent with it.
public enum ReaderRequest: Codable, Sendable {
    /// Opens what every file needs, and finds out that it is installed: ``ReaderAnswer/done``.
    case prepare
    /// All receipts in the file: ``ReaderAnswer/readings(_:)``.
    case readings(ReadingContext)
    /// The file's first receipt with all passes that may be needed: ``ReaderAnswer/recording(_:)``.
    case recording(ReadingContext)
    /// Format, size and number of pages: ``ReaderAnswer/facts(_:)``.
    case facts
    /// A page in grey: ``ReaderAnswer/picture(width:height:)``.
    case picture(PageAddress)
    /// A page as a JPEG file, in colour for photos: ``ReaderAnswer/bytes``.
    case rendition(PageAddress, longestSide: Int)
    /// The first page with frames, as a PNG file: ``ReaderAnswer/bytes``.
    case overlay([PictureFrame])
    /// The number of letters on straight lines: ``ReaderAnswer/letters(_:)``.
    case letters
    /// Opens a ZIP archive for ``nextMember`` and ``memberContents``: ``ReaderAnswer/done``.
    case archive(ArchiveLimits)
    /// ``ReaderAnswer/member(_:)``
    case nextMember
    /// The bytes of the member returned last: ``ReaderAnswer/bytes``.
    case memberContents
    /// The installed engine and its models: ``ReaderAnswer/engine(_:)``.
    case engine(languages: [String])
}

public struct PageAddress: Hashable, Sendable, Codable {
    /// Counted from 0; a number beyond the end means the last page.
    public var page: Int
    /// The part of a mail: ``StoredImage/source``.
    public var source: Int?

    public init(page: Int = 0, source: Int? = nil) { (self.page, self.source) = (page, source) }
}

/// The limits for reading an archive; a larger one is refused, because no archive of the program's uses is that large.
public struct ArchiveLimits: Hashable, Sendable, Codable {
    /// The number of files and folders, wanted or not.
    public var members: Int
    /// The unpacked bytes of one file.
    public var memberBytes: Int
    /// The unpacked bytes of all wanted files.
    public var allBytes: Int
    /// The largest ratio of unpacked to packed size once a megabyte is exceeded; an archive bomb has a thousand.
    public var ratio: Int

    public init(members: Int = 2000, memberBytes: Int = 64 << 20, allBytes: Int = 128 << 20, ratio: Int = 250) {
        (self.members, self.memberBytes) = (members, memberBytes)
        (self.allBytes, self.ratio) = (allBytes, ratio)
    }

    /// The size in bytes up to which the ratio is not checked.
    public static let harmless = 1 << 20
}
