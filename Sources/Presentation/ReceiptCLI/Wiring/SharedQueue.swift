import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptPostgres
import ReceiptStorage
import ReceiptWording

/// The queue of a library that many machines share.
struct SharedQueue: Sendable {
    let library: PostgresLibrary
    let queue: PostgresPhotoQueue
    /// What this process is called among all that read; no other is ever called the same.
    let worker: String

    init(_ library: PostgresLibrary) throws {
        self.library = library
        let process = ProcessInfo.processInfo
        let mark = String(UInt32.random(in: 0...(.max)), radix: 36)
        // It names a file.
        worker = "\(process.hostName.replacing("/", with: "-")) \(process.processIdentifier) \(mark)"
        queue = try PostgresPhotoQueue(PostgresConnection(library.name), worker: worker)
    }

    /// The same queue by a connection of its own.
    func another() throws -> PostgresPhotoQueue {
        try PostgresPhotoQueue(PostgresConnection(library.name), worker: worker)
    }

    /// The library itself, by the same connection: what ends with a line is in that line's transaction.
    func open(_ session: Session) async throws -> ReceiptLibrary {
        let receipts = try LibraryPlace.library(library, session) { damage in
            session.message(session.wording.damage(damage) + session.wording.seeVerify)
        }
        do {
            try await receipts.recover()
        } catch LibraryError.noSuchUser {
            // A machine sees an account while it holds one of its photos; this loan has ended meanwhile.
        }
        return receipts
    }

    /// What takes photos in for others to read.
    func ingestion(into receipts: ReceiptLibrary, home: HomeLocale) -> Ingestion {
        let photos = QueuePhotos(archive: receipts, queue: queue) { [library] bytes, user in
            _ = try library.keep(bytes, of: user)
        }
        return Ingestion(queueing: photos, library: receipts, home: home, now: { Date() })
    }
}

extension LibraryPlace {
    /// - Throws: ``WorkProblem/noQueue`` for a library in a folder, which one machine reads.
    func sharedQueue(_ session: Session) throws -> SharedQueue {
        guard let database = try database(session) else { throw WorkProblem.noQueue }
        return try SharedQueue(database)
    }

    /// What takes photos in: to be read here, or by whoever takes them from the queue.
    func ingestion(
        into library: ReceiptLibrary,
        _ session: Session,
        _ reading: ReadingOptions,
        queues: Bool
    ) async throws -> Ingestion {
        queues
            ? try sharedQueue(session).ingestion(into: library, home: session.home)
            : try await Ingestion.checked(library: library, home: session.home, reading: reading)
    }

    /// How much waits; `nil` for a library in a folder.
    func queueState(_ session: Session) async throws -> QueueState? {
        try await database(session).map { try SharedQueue($0) }?.queue.state()
    }

    /// Lets parked photos be tried anew, and says how many there were.
    func retryParked(of user: UserID, _ session: Session) async throws -> Int {
        guard let database = try database(session), try database.has(user) else { return 0 }
        return try await SharedQueue(database).queue.retry(of: user)
    }
}
