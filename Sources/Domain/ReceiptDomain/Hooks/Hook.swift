public import struct Foundation.Date

/// A program that the user has run when certain events happen.
public struct Hook: Hashable, Sendable {
    public enum Event: String, Sendable, CaseIterable {
        /// A photo became a draft.
        case drafted
        /// A record was confirmed, by a person or automatically.
        case confirmed
        /// A file could not be read and was quarantined.
        case failed
        /// A recurring entry was made or a reminder came due.
        case due
    }

    public var events: Set<Event>
    /// The program's path and its arguments; run without a shell.
    public var command: [String]

    public init(events: Set<Event>, command: [String]) { (self.events, self.command) = (events, command) }
}

public struct HookEvent: Hashable, Sendable {
    public enum Subject: Hashable, Sendable {
        case record(Record)
        case failed(FailedFile)
        case reminder(id: String, title: String, due: CalendarDay)
    }

    public var event: Hook.Event
    /// Stays the same when an event is delivered again.
    public var id: String
    public var user: UserID
    public var at: Date
    public var subject: Subject

    public init(event: Hook.Event, id: String, user: UserID, at: Date, subject: Subject) {
        (self.event, self.id, self.user, self.at, self.subject) = (event, id, user, at, subject)
    }
}

/// The result of running a hook.
public enum HookOutcome: Hashable, Sendable {
    case done
    /// The program exited with a status other than 0.
    case failed(status: Int)
    /// The program took too long and was killed with all its child processes.
    case timedOut
    case notStarted(detail: String)
}

/// Runs hook programs.
public protocol HookRunner: Sendable {
    /// Never throws, and returns within its time limit.
    func run(_ command: [String], input: [UInt8]) async -> HookOutcome
}

/// The last events of a user's ledger that were delivered to hooks.
public struct HookProgress: Hashable, Sendable {
    public var place: FeedPlace
    /// Names of the quarantined files already reported.
    public var failed: Set<String> = []
    /// The due day last reported for each reminder, by the reminder's id.
    public var reminders: [String: CalendarDay] = [:]

    public init(place: FeedPlace) { self.place = place }
}

/// Persists ``HookProgress``.
public protocol HookProgressStore: Sendable {
    /// Runs the work with exclusive access to the user's progress; returns `nil` where another process has it.
    func hold<Result: Sendable>(
        _ user: UserID,
        _ work: @Sendable (any HeldHookProgress) async throws -> Result
    ) async throws -> Result?
}

public protocol HeldHookProgress: Sendable {
    /// `nil` where nothing was delivered yet.
    func load() throws -> HookProgress?
    /// Synced to disk on return.
    func save(_ progress: HookProgress) throws
}

/// A position in a ledger.
public struct FeedPlace: Hashable, Sendable {
    /// The sequence number of the last line delivered.
    public var sequence: Int
    /// The offset of the next line, valid while the file is the same.
    public var offset: Int

    public init(sequence: Int, offset: Int) { (self.sequence, self.offset) = (sequence, offset) }
}

/// A ledger line about a record.
public struct FeedItem: Hashable, Sendable {
    public var at: Date
    /// `nil` for a record's first line.
    public var before: Record?
    public var after: Record
    public var place: FeedPlace

    public init(at: Date, before: Record?, after: Record, place: FeedPlace) {
        (self.at, self.before, self.after, self.place) = (at, before, after, place)
    }
}

/// The ledger as a feed of changes for readers that remember their position.
public protocol LedgerFeed: Sendable {
    /// The position after the last line.
    func feedEnd(of user: UserID) async throws -> FeedPlace

    /// At most `limit` record lines after the position, and the position to continue from; no items at the end.
    func feed(of user: UserID, after place: FeedPlace, limit: Int) async throws -> (items: [FeedItem], next: FeedPlace)
}
