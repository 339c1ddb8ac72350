import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptPostgres
import ReceiptStorage
import ReceiptWording

/// The photo queue of a shared library.
struct SharedQueue: Sendable {
    let library: PostgresLibrary
    let queue: PostgresPhotoQueue
    /// This process's worker name, which is never reused.
    let worker: String

    init(_ library: PostgresLibrary) throws {
        self.library = library
        let process = ProcessInfo.processInfo
        let mark = String(UInt32.random(in: 0...(.max)), radix: 36)
        // The name is also used as a file name.
        worker = "\(process.hostName.replacing("/", with: "-")) \(process.processIdentifier) \(mark)"
        queue = try PostgresPhotoQueue(PostgresConnection(library.name), worker: worker)
    }

    /// A second connection to the same queue.
    func another() throws -> PostgresPhotoQueue {
        try PostgresPhotoQueue(PostgresConnection(library.name), worker: worker)
    }

    /// Opens the library on the same connection, so that leases end in the transaction that writes a line.
    func open(_ session: Session) async throws -> ReceiptLibrary {
        let receipts = try LibraryPlace.library(library, session) { damage in
            session.message(session.wording.damage(damage) + session.wording.seeVerify)
        }
        do {
            try await receipts.recover()
        } catch LibraryError.noSuchUser {
            // A machine has access to an account only while it leases one of its photos; that lease has ended.
        }
        return receipts
    }

    /// An ingestion that queues photos for other machines to read.
    func ingestion(into receipts: ReceiptLibrary, home: HomeLocale) -> Ingestion {
        let photos = QueuePhotos(archive: receipts, queue: queue) { [library] bytes, user in
            _ = try library.keep(bytes, of: user)
        }
        return Ingestion(queueing: photos, library: receipts, home: home, now: { Date() })
    }
}

extension LibraryPlace {
    /// - Throws: ``WorkProblem/noQueue`` for a folder library, which has no queue.
    func sharedQueue(_ session: Session) throws -> SharedQueue {
        guard let database = try database(session) else { throw WorkProblem.noQueue }
        return try SharedQueue(database)
    }

    /// An ingestion that reads photos here, or queues them.
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

    /// The state of the queue; `nil` for a folder library.
    func queueState(_ session: Session) async throws -> QueueState? {
        try await database(session).map { try SharedQueue($0) }?.queue.state()
    }

    /// Requeues parked photos, and returns their number.
    func retryParked(of user: UserID, _ session: Session) async throws -> Int {
        guard let database = try database(session), try database.has(user) else { return 0 }
        return try await SharedQueue(database).queue.retry(of: user)
    }
}
