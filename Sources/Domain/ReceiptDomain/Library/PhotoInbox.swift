/// Receives uploaded photos in pieces.
public protocol PhotoInbox: Sendable {
    /// Begins an upload for an existing user.
    func receivePhoto(of user: UserID) async throws -> any ArrivingPhoto

    /// The present state of the photo with these bytes.
    func photo(_ sha256: String, of user: UserID) async throws -> PhotoPlace

    /// Completely uploaded photos that were not read yet.
    func arrivedPhotos(of user: UserID) async throws -> [IncomingFile]

    /// A token that changes with the user's ledger, profile, rules, inbox or quarantine.
    ///
    /// Computed without waiting for other work of the library.
    func changeToken(of user: UserID) throws -> ChangeToken

    /// Free bytes on the inbox's file system.
    func freeSpace() async throws -> Int
}

/// An upload in progress; without ``finish()`` nothing is kept.
public protocol ArrivingPhoto: Sendable {
    func append(_ bytes: [UInt8]) async throws

    /// Stores the upload durably under a name made from its hash, so that equal photos exist once.
    func finish() async throws -> ArrivedPhoto

    func abandon() async
}

/// A stored upload.
public struct ArrivedPhoto: Hashable, Sendable {
    public var file: IncomingFile
    /// 64 lower-case hexadecimal digits.
    public var sha256: String
    public var bytes: Int

    public init(file: IncomingFile, sha256: String, bytes: Int) {
        (self.file, self.sha256, self.bytes) = (file, sha256, bytes)
    }
}

/// The state of an uploaded photo.
public enum PhotoPlace: Hashable, Sendable {
    case unknown
    /// Stored, and not read yet.
    case inbox(IncomingFile)
    case record(Record)
    case failed(FailedFile)
}
