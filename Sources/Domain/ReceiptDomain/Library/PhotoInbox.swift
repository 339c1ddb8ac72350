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

    /// Leaves a file that could not be read out of ``ReceiptArchive/failedFiles(of:)``; the file stays where it is.
    func dismiss(_ failed: FailedFile) async throws

    /// Free bytes on the inbox's file system.
    func freeSpace() async throws -> Int
}

/// An upload in progress; without ``finish()`` nothing is kept.
public protocol ArrivingPhoto: Sendable {
    func append(_ bytes: [UInt8]) async throws

    /// Stores the upload durably under a name that begins with its hash, so that equal photos exist once.
    ///
    /// `name` is the file's name on the device that sent it, which the record keeps.
    func finish(named name: String?) async throws -> ArrivedPhoto

    func abandon() async
}

extension ArrivingPhoto {
    public func finish() async throws -> ArrivedPhoto { try await finish(named: nil) }
}

/// The file names of uploads: the content's hash, then the name on the sending device where one was said.
public enum UploadName {
    /// The longest part of a sent name in bytes; file systems allow 255 for the whole.
    private static let longest = 120

    /// `HASH.jpg`, or `HASH-IMG_1234.jpg` for a photo that came as `IMG_1234.HEIC`.
    public static func make(_ sha256: String, sent name: String?, ending: String) -> String {
        let stem = name.map(stem) ?? ""
        return sha256 + (stem.isEmpty ? "" : "-" + stem) + "." + ending
    }

    /// The hash in an upload's name; `nil` for any other file.
    public static func sha256(in name: some StringProtocol) -> String? {
        let hash = name.prefix(64)
        let isHash = [UInt8](hexadecimal: String(hash))?.count == 32
        let next = name.dropFirst(64).first
        return isHash && (next == "." || next == "-") ? String(hash) : nil
    }

    /// The name without the hash, where the sender said one.
    public static func original(_ name: String) -> String {
        guard sha256(in: name) != nil, name.dropFirst(64).first == "-" else { return name }
        return String(name.dropFirst(65))
    }

    private static func stem(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        let visible = last.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
            default: true
            }
        }
        var stem = String(String.UnicodeScalarView(visible))
        if let dot = stem.lastIndex(of: "."), dot > stem.startIndex { stem = String(stem[..<dot]) }
        while stem.utf8.count > longest { stem.removeLast() }
        return stem
    }
}

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
