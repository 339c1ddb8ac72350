/// A file's path as the system's bytes, which need not be valid UTF-8.
public struct FileLocation: Hashable, Sendable {
    public let bytes: [UInt8]

    public init(bytes: [UInt8]) { self.bytes = bytes }

    public init(_ path: String) { bytes = Array(path.utf8) }

    /// The last component's bytes.
    public var nameBytes: ArraySlice<UInt8> { bytes.split(separator: UInt8(ascii: "/")).last ?? [] }

    /// The last component for display and ledgers, with invalid UTF-8 replaced; it may contain control characters.
    public var name: String { String(decoding: nameBytes, as: UTF8.self) }

    /// The whole path for display and ledgers.
    public var path: String { String(decoding: bytes, as: UTF8.self) }
}

/// A photo to be imported.
public struct IncomingFile: Hashable, Sendable {
    public var location: FileLocation
    public var user: UserID
    /// Whether the file is removed once its record is stored.
    public var isConsumed: Bool
    /// Whether it is one of many files that need not be receipts, such as a mail in a mailbox; without a receipt it is dropped.
    public var isAmongOthers: Bool

    public init(location: FileLocation, user: UserID, isConsumed: Bool, isAmongOthers: Bool = false) {
        (self.location, self.user, self.isConsumed, self.isAmongOthers) = (location, user, isConsumed, isAmongOthers)
    }
}

/// A photo claimed by the library: copied, hashed and synced, but not yet a record.
public struct StagedReceipt: Hashable, Sendable {
    public let id: RecordID
    public let source: IncomingFile
    /// 64 lower-case hexadecimal digits.
    public let sha256: String
    public let bytes: Int
    /// The source's modification day by its file system.
    public let sourceDate: CalendarDay?
    /// The archive and the name in it, for a file of an archive.
    public let origin: ImageOrigin?

    public init(
        id: RecordID,
        source: IncomingFile,
        sha256: String,
        bytes: Int,
        sourceDate: CalendarDay?,
        origin: ImageOrigin? = nil
    ) {
        (self.id, self.source, self.sha256) = (id, source, sha256)
        (self.bytes, self.sourceDate, self.origin) = (bytes, sourceDate, origin)
    }
}

/// A quarantined file with its reason.
public struct FailedFile: Hashable, Sendable {
    public var location: FileLocation
    public var user: UserID
    /// The stable reason code, as in ``ReadingError/code``.
    public var code: String
    public var message: String
    public var originalName: String

    public init(location: FileLocation, user: UserID, code: String, message: String, originalName: String) {
        (self.location, self.user, self.code) = (location, user, code)
        (self.message, self.originalName) = (message, originalName)
    }
}
