public import ReceiptDomain
public import ReceiptReading

public import struct Foundation.Date

/// Takes photos into the library, several at once, and tells what became of each.
public struct Ingestion: Sendable {
    /// What became of one file.
    public struct Event: Sendable {
        public var file: IncomingFile
        public var result: Result<IngestReceipt.Outcome, any Error>

        public init(file: IncomingFile, result: Result<IngestReceipt.Outcome, any Error>) {
            self.file = file
            self.result = result
        }
    }

    /// How many photos are read at once.
    public let width: Int
    private let ingest: IngestReceipt
    private let users: any RecordRepository
    private let pool: ReaderPool
    /// For a user whose first photo this is.
    private let home: HomeLocale
    private let now: @Sendable () -> Date

    public init(
        library: any ReceiptArchive & RecordRepository & RuleRepository & EntityRepository,
        pool: ReaderPool,
        width: Int,
        home: HomeLocale,
        containers: any ContainerOpener = NoContainers(),
        now: @escaping @Sendable () -> Date
    ) {
        self.width = width
        self.pool = pool
        self.home = home
        self.now = now
        ingest = IngestReceipt(
            archive: library,
            reader: pool,
            memories: LedgerMemories(library: library),
            containers: containers
        )
        users = library
    }

    /// Takes one file; never throws, because a file that fails must not stop the others.
    public func take(_ file: IncomingFile) async -> Event {
        do {
            let today = try CalendarDay.today(at: now())
            let profile = try await profile(of: file.user)
            let outcome = try await ingest(file, profile: profile, today: today, now: now)
            return Event(file: file, result: .success(outcome))
        } catch {
            return Event(file: file, result: .failure(error))
        }
    }

    /// Takes all files, and tells of them in order, until they are done or the task is cancelled.
    public func take(_ files: [IncomingFile], emit: (Event) async throws -> Void) async throws {
        try await inOrder(files, width: width) {
            await take($0)
        } emit: {
            try await emit($0)
        }
    }

    /// Frees the engines.
    public func close() async { await pool.close() }

    private func profile(of user: UserID) async throws -> Profile {
        if let known = try await users.users().first(where: { $0.id == user }) { return known.profile }
        return try await users.addUser(user, profile: home.profile).profile
    }
}
