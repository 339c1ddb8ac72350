import Foundation
import Glibc
import ReceiptApp
import ReceiptDomain
import ReceiptPostgres

/// Reads a leased photo as if it had arrived in a folder; the transaction that writes its record also ends the lease.
struct QueuedReading: Sendable {
    private let library: PostgresLibrary
    private let queue: PostgresPhotoQueue
    private let ingestion: Ingestion
    /// Private to this process; remains of a killed one are useless.
    private let folder: URL

    init(_ shared: SharedQueue, ingestion: Ingestion) throws {
        (library, queue) = (shared.library, shared.queue)
        self.ingestion = ingestion
        var template = Array((NSTemporaryDirectory() + "/receiptmind-XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else { throw LibraryError.noSpace(path: NSTemporaryDirectory()) }
        folder = URL(fileURLWithPath: String(cString: made), isDirectory: true)
    }

    func removeFolder() {
        // The system empties temporary folders eventually.
        try? FileManager.default.removeItem(at: folder)
    }

    func callAsFunction(_ lease: PhotoLease) async throws -> WorkThroughQueue.Ending {
        do {
            return try await read(lease)
        } catch LibraryError.database(.overtaken) {
            throw LeaseExpired()
        } catch LibraryError.database(let problem) {
            throw problem
        } catch LibraryError.bucket(let problem) {
            throw problem
        }
    }

    private func read(_ lease: PhotoLease) async throws -> WorkThroughQueue.Ending {
        let photo = lease.photo
        guard let bytes = try library.picture(photo.sha256, of: photo.user) else {
            throw DatabaseProblem.changedPart(name: photo.sha256)
        }
        let place = folder.appending(path: photo.id.rawValue, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }  // so does the system
        let file = IncomingFile(
            location: try write(bytes, of: photo, in: place),
            user: photo.user,
            isConsumed: true,
            isAmongOthers: photo.isAmongOthers
        )
        try library.enlist(photo: photo.sha256, of: photo.user, with: queue.ending(lease))
        // The user's account is cached by now.
        defer { try? library.enlist(photo: photo.sha256, of: photo.user, with: nil) }
        let outcome = try await ingestion.take(file).result.get()
        return try await ending(of: outcome, lease)
    }

    private func ending(
        of outcome: IngestOutcome,
        _ lease: PhotoLease
    ) async throws -> WorkThroughQueue.Ending {
        switch outcome {
        case .drafted(let drafts): return .drafted(drafts.map(\.record.id))
        case .failed(_, let problem): return .failed(code: problem.code)
        case .duplicate(let record):
            guard try await queue.finish(lease) else { throw LeaseExpired() }
            return .known(record.id)
        case .unpacked, .noReceipt, .queued:
            // A failed member has ended the lease already.
            _ = try await queue.finish(lease)
            return .unpacked
        }
    }

    /// Written with the original name and date, which the record states.
    private func write(_ bytes: [UInt8], of photo: WaitingPhoto, in place: URL) throws -> FileLocation {
        let path = Array(place.path.utf8) + [UInt8(ascii: "/")] + Array(photo.name.nameBytes)
        let location = FileLocation(bytes: path)
        let name = path.map { CChar(bitPattern: $0) } + [0]
        let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            throw LibraryError.system(path: location.path, detail: String(cString: strerror(errno)))
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: Data(bytes))
        if let day = photo.day {
            // Noon is on the same day in any time zone within twelve hours.
            var noon = timeval()
            noon.tv_sec = (day.daysSince1970 * 24 + 12) * 3600
            futimes(descriptor, [noon, noon])
        }
        try file.close()
        return location
    }
}
