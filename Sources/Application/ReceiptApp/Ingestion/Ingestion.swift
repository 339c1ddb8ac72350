public import ReceiptDomain

public import struct Foundation.Date

/// Imports photos into the library, several at once, and reports the outcome of each.
public struct Ingestion: Sendable {
    public struct Event: Sendable {
        public var file: IncomingFile
        public var result: Result<IngestOutcome, any Error>

        public init(file: IncomingFile, result: Result<IngestOutcome, any Error>) {
            self.file = file
            self.result = result
        }
    }

    /// The number of photos that are read at once.
    public let width: Int
    /// How many readers were replaced because they broke off.
    public var lostReaders: @Sendable () -> Int = { 0 }
    private let ingest: @Sendable (IncomingFile, Profile, CalendarDay) async throws -> IngestOutcome
    private let users: any RecordRepository
    /// The profile of a user whose first photo this is comes from here.
    private let home: HomeLocale
    private let now: @Sendable () -> Date

    public init(
        library: any IngestReceipt.Library,
        reader: any ReceiptReader,
        width: Int,
        home: HomeLocale,
        containers: any ContainerOpener = NoContainers(),
        now: @escaping @Sendable () -> Date
    ) {
        (self.width, self.home, self.now) = (width, home, now)
        let receipt = IngestReceipt(library: library, reader: reader, containers: containers, now: now)
        ingest = { file, profile, today in try await receipt(file, profile: profile, today: today) }
        users = library
    }

    /// Queues photos for other machines to read: one at a time, because it only waits for disks.
    public init(
        queueing photos: QueuePhotos,
        library: any RecordRepository,
        home: HomeLocale,
        now: @escaping @Sendable () -> Date
    ) {
        (width, self.home, self.now) = (1, home, now)
        ingest = { file, _, _ in try await photos(file) }
        users = library
    }

    /// Imports one file; never throws, because a failed file must not stop the others.
    public func take(_ file: IncomingFile) async -> Event {
        do {
            let today = try CalendarDay.today(at: now())
            let profile = try await profile(of: file.user)
            let outcome = try await ingest(file, profile, today)
            return Event(file: file, result: .success(outcome))
        } catch {
            return Event(file: file, result: .failure(error))
        }
    }

    /// Imports all files and reports each in order, until they are done or the task is cancelled.
    public func take(_ files: [IncomingFile], emit: (Event) async throws -> Void) async throws {
        try await inOrder(files, width: width) {
            await take($0)
        } emit: {
            try await emit($0)
        }
    }

    private func profile(of user: UserID) async throws -> Profile {
        if let known = try await users.user(user) { return known.profile }
        guard user == .me else { throw LibraryError.noSuchUser(user) }
        return try await users.addUser(.me, profile: home.profile).profile
    }
}
