/// Where photos arrive that come over a connection, piece by piece.
public protocol PhotoInbox: Sendable {
    /// Begins a photo of a user who exists.
    func receivePhoto(of user: UserID) async throws -> any ArrivingPhoto

    /// What has become of the photo with these bytes, as the disk says.
    func photo(_ sha256: String, of user: UserID) async throws -> PhotoPlace

    /// Photos that arrived completely over a connection, and that nobody has read yet.
    func arrivedPhotos(of user: UserID) async throws -> [IncomingFile]

    /// Differs whenever anything of the user's has become different: ledger, profile, rules, inbox or quarantine.
    ///
    /// Said at once, whatever else the library is doing.
    func changeToken(of user: UserID) throws -> ChangeToken

    /// Bytes that are free where photos arrive.
    func freeSpace() async throws -> Int
}

/// A photo whose bytes come piece by piece; without ``finish()`` nothing is kept of it.
public protocol ArrivingPhoto: Sendable {
    func append(_ bytes: [UInt8]) async throws

    /// Returns when all is on the disk under its name, which its bytes decide: the same photo is there once.
    func finish() async throws -> ArrivedPhoto

    func abandon() async
}

/// A photo that is on the disk.
public struct ArrivedPhoto: Hashable, Sendable {
    public var file: IncomingFile
    /// 64 small hexadecimal digits.
    public var sha256: String
    public var bytes: Int

    public init(file: IncomingFile, sha256: String, bytes: Int) {
        (self.file, self.sha256, self.bytes) = (file, sha256, bytes)
    }
}

/// Where a photo is.
public enum PhotoPlace: Hashable, Sendable {
    case unknown
    /// Safe, and not read yet.
    case inbox(IncomingFile)
    case record(Record)
    case failed(FailedFile)
}
