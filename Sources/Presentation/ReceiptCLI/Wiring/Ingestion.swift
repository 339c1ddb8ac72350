import Foundation
import ReceiptDomain
import ReceiptReading
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Takes photos into the library, several at once, and tells what became of each.
struct Ingestion: Sendable {
    /// What became of one file.
    struct Event: Sendable {
        var file: IncomingFile
        var result: Result<IngestReceipt.Outcome, any Error>
    }

    let width: Int
    private let ingest: IngestReceipt
    private let users: any RecordRepository
    private let pool: ReaderPool
    /// For a user whose first photo this is.
    private let home: HomeLocale

    /// - Throws: ``ReadingError/languageMissing(_:)`` when there is no engine to read with.
    init(library: ReceiptLibrary, home: HomeLocale, jobs: Int?) throws {
        width = Readers.width(jobs: jobs)
        pool = try Readers.pool(jobs: jobs)
        ingest = IngestReceipt(archive: library, reader: pool, adviser: LedgerAdviser(library: library))
        users = library
        self.home = home
    }

    /// Takes one file; never throws, because a file that fails must not stop the others.
    func take(_ file: IncomingFile) async -> Event {
        do {
            let today = try CalendarDay.today()
            let profile = try await profile(of: file.user)
            let outcome = try await ingest(file, profile: profile, today: today, now: { Date() })
            return Event(file: file, result: .success(outcome))
        } catch {
            return Event(file: file, result: .failure(error))
        }
    }

    /// Takes all files, in order, until they are done or the person asks for an end.
    func run(_ files: [IncomingFile], _ report: inout IngestReport) async throws {
        let (steps, feed) = AsyncStream<Step>.makeStream()
        async let work = untilInterrupted {
            defer { feed.finish() }
            try await inOrder(files, width: width) {
                await take($0)
            } emit: {
                feed.yield(.event($0))
            }
        } onSignal: {
            feed.yield(.stopping)
        }
        report.begin()
        for await step in steps {
            switch step {
            case .event(let event): try report.note(event)
            case .stopping: report.stopping(width: width)
            }
        }
        _ = try await work
        await close()
    }

    private enum Step: Sendable {
        case event(Event)
        case stopping
    }

    /// Frees the engines.
    func close() async { await pool.close() }

    private func profile(of user: UserID) async throws -> Profile {
        if let known = try await users.users().first(where: { $0.id == user }) { return known.profile }
        return try await users.addUser(user, profile: home.profile).profile
    }
}
