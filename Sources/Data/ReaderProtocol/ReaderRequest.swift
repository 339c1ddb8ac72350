public import ReceiptDomain

/// A question of the program to its reader; the file that it is about comes with it.
public enum ReaderRequest: Codable, Sendable {
    /// Every receipt in the file: ``ReaderAnswer/readings(_:)``.
    case readings(ReadingContext)
    /// The file's first receipt with all passes that might be asked for: ``ReaderAnswer/recording(_:)``.
    case recording(ReadingContext)
    /// Format, size and number of pages: ``ReaderAnswer/facts(_:)``.
    case facts
    /// A page in grey: ``ReaderAnswer/picture(width:height:)``.
    case picture(PageAddress)
    /// A page as a JPEG file, in colour where the file is a photo: ``ReaderAnswer/bytes``.
    case rendition(PageAddress, longestSide: Int)
    /// The first page with frames, as a PNG file: ``ReaderAnswer/bytes``.
    case overlay([PictureFrame])
    /// How many letters stand on straight lines: ``ReaderAnswer/letters(_:)``.
    case letters
    /// Opens a ZIP archive, whose members ``nextMember`` and ``memberContents`` then give: ``ReaderAnswer/done``.
    case archive(ArchiveLimits)
    /// ``ReaderAnswer/member(_:)``
    case nextMember
    /// The bytes of the member that came last: ``ReaderAnswer/bytes``.
    case memberContents
    /// The installed engine and its models: ``ReaderAnswer/engine(_:)``.
    case engine(languages: [String])
}

/// A page of a file.
public struct PageAddress: Hashable, Sendable, Codable {
    /// Counted from 0; the last page where there are not so many.
    public var page: Int
    /// Of a mail, which of its parts: ``StoredImage/source``.
    public var source: Int?

    public init(page: Int = 0, source: Int? = nil) { (self.page, self.source) = (page, source) }
}

/// How much is read from an archive; more is refused, because nothing of ours is that large.
public struct ArchiveLimits: Hashable, Sendable, Codable {
    /// Files and folders, whether or not they are wanted.
    public var members: Int
    /// Bytes of one of them, unpacked.
    public var memberBytes: Int
    /// Bytes of all that are wanted, unpacked.
    public var allBytes: Int
    /// How many times larger than the archive they may be, once they are more than a megabyte: a bomb is a thousand times.
    public var ratio: Int

    public init(members: Int = 2000, memberBytes: Int = 64 << 20, allBytes: Int = 128 << 20, ratio: Int = 250) {
        (self.members, self.memberBytes) = (members, memberBytes)
        (self.allBytes, self.ratio) = (allBytes, ratio)
    }

    /// The least that counts as large.
    public static let harmless = 1 << 20
}
