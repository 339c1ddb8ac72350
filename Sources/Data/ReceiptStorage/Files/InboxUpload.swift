import Crypto
import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// A photo being uploaded into an inbox.
///
/// Each upload is an actor of its own, so that a slow disk delays only this photo.
actor InboxUpload: ArrivingPhoto {
    private let folder: FilePath
    private let partial: FilePath
    private let user: UserID
    private let limit: Int
    private var file: OpenFile?
    private var hash = SHA256()
    private var bytes = 0
    private var head: [UInt8] = []
    private let executor = QueueExecutor(label: "upload")

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Leading bytes that identify the file's format.
    private static let headLength = 64

    /// The temporary name is hidden and ends in `.part`, so that no inbox takes it for a photo.
    init(folder: FilePath, name: String, user: UserID, limit: Int) throws(LibraryError) {
        (self.folder, self.user, self.limit) = (folder, user, limit)
        partial = folder.appending(".\(name)\(Self.partialSuffix)")
        file = try OpenFile(creating: partial)
    }

    static let partialSuffix = ".upload.part"

    func append(_ new: [UInt8]) throws {
        guard let file else { throw LibraryError.vanished(path: FileLocation(partial).path) }
        guard bytes + new.count <= limit else {
            throw LibraryError.tooLarge(path: FileLocation(partial).path, bytes: bytes + new.count, limit: limit)
        }
        if head.count < Self.headLength { head += new.prefix(Self.headLength - head.count) }
        hash.update(data: new)
        bytes += new.count
        try file.write(new)
    }

    func finish(named name: String?) throws -> ArrivedPhoto {
        guard let file else { throw LibraryError.vanished(path: FileLocation(partial).path) }
        let sha256 = hash.finalize().hexadecimal
        try file.sync()
        self.file = nil
        // The same bytes keep the name that they came with first; either upload may replace the other.
        let known = try Folder.names(in: folder).first { UploadName.sha256(in: $0.string) == sha256 }
        let name = UploadName.make(sha256, sent: name, ending: UploadName.ending(of: head))
        let place = known.map { folder.appending($0) } ?? folder.appending(name)
        try systemCall(on: place) { rename(partial.nullTerminated, place.nullTerminated) }
        try Folder.sync(folder)
        let incoming = IncomingFile(location: FileLocation(place), user: user, isConsumed: true)
        return ArrivedPhoto(file: incoming, sha256: sha256, bytes: bytes)
    }

    func abandon() {
        guard file != nil else { return }
        file = nil
        try? DurableFile.remove(partial)  // what stays is hidden, and is removed when the library is opened next
    }

    deinit {
        guard file != nil else { return }
        unlink(partial.nullTerminated)
    }
}

extension UploadName {
    /// The extension of a format known by its first bytes; the reader refuses others.
    static func ending(of head: [UInt8]) -> String {
        switch FileSignature(head) {
        case .png: "png"
        case .webp: "webp"
        case .gif: "gif"
        case .pdf: "pdf"
        case .zip: "zip"
        case .tiff: "tif"
        case .bmp: "bmp"
        case .isoMedia: head.dropFirst(8).starts(with: "avif".utf8) ? "avif" : "heic"
        case .jpeg, nil: "jpg"
        }
    }
}
