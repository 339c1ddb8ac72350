/// Where a file lies: the path's bytes as the system gave them, which need not be valid UTF-8.
public struct FileLocation: Hashable, Sendable {
    public let bytes: [UInt8]

    public init(bytes: [UInt8]) { self.bytes = bytes }

    public init(_ path: String) { bytes = Array(path.utf8) }

    /// The last component's bytes.
    public var nameBytes: ArraySlice<UInt8> { bytes.split(separator: UInt8(ascii: "/")).last ?? [] }

    /// The last component for eyes and ledgers: invalid UTF-8 replaced; control characters are escaped where it is shown, and left out of ledgers.
    public var name: String { String(decoding: nameBytes, as: UTF8.self) }

    /// The whole path for eyes and ledgers.
    public var path: String { String(decoding: bytes, as: UTF8.self) }
}

/// A photo that waits to become a record.
public struct IncomingFile: Hashable, Sendable {
    public var location: FileLocation
    public var user: UserID
    /// The file is removed once its record is safe; otherwise it is left as it is.
    public var isConsumed: Bool
    /// It lies among others that are no receipts, as a mail in a mailbox does: of what is none, nothing is kept.
    public var isAmongOthers: Bool

    public init(location: FileLocation, user: UserID, isConsumed: Bool, isAmongOthers: Bool = false) {
        self.location = location
        self.user = user
        self.isConsumed = isConsumed
        self.isAmongOthers = isAmongOthers
    }
}

/// A photo claimed by the library: copied, hashed and on the disk, but not yet a record.
public struct StagedReceipt: Hashable, Sendable {
    /// The record it will be.
    public let id: RecordID
    public let source: IncomingFile
    /// 64 small hexadecimal digits.
    public let sha256: String
    public let bytes: Int
    /// When the source last changed, as its file system says.
    public let sourceDate: CalendarDay?
    /// Where it is a file of an archive: the archive, and its name there.
    public let origin: ImageOrigin?

    public init(
        id: RecordID,
        source: IncomingFile,
        sha256: String,
        bytes: Int,
        sourceDate: CalendarDay?,
        origin: ImageOrigin? = nil
    ) {
        self.id = id
        self.source = source
        self.sha256 = sha256
        self.bytes = bytes
        self.sourceDate = sourceDate
        self.origin = origin
    }
}

/// A file in quarantine, and why it lies there.
public struct FailedFile: Hashable, Sendable {
    public var location: FileLocation
    public var user: UserID
    /// The stable code of the reason, as in ``ReadingError``.
    public var code: String
    public var message: String
    public var originalName: String

    public init(location: FileLocation, user: UserID, code: String, message: String, originalName: String) {
        self.location = location
        self.user = user
        self.code = code
        self.message = message
        self.originalName = originalName
    }
}
