public import struct Foundation.Date

/// A program that the person wants run when something has happened.
public struct Hook: Hashable, Sendable {
    public enum Event: String, Sendable, CaseIterable {
        /// A photo became a draft.
        case drafted
        /// A record was confirmed, by whomever.
        case confirmed
        /// A file could not be read, and lies in quarantine.
        case failed
        /// A recurring entry was made, or a reminder came due.
        case due
    }

    public var events: Set<Event>
    /// The program's path, then its arguments; no shell reads them.
    public var command: [String]

    public init(events: Set<Event>, command: [String]) { (self.events, self.command) = (events, command) }
}

/// Something that has happened, as hooks are told of it.
public struct HookEvent: Hashable, Sendable {
    public enum Subject: Hashable, Sendable {
        case record(Record)
        case failed(FailedFile)
        case reminder(id: String, title: String, due: CalendarDay)
    }

    public var event: Hook.Event
    /// The same whenever the same event is told again.
    public var id: String
    public var user: UserID
    public var at: Date
    public var subject: Subject

    public init(event: Hook.Event, id: String, user: UserID, at: Date, subject: Subject) {
        (self.event, self.id, self.user, self.at, self.subject) = (event, id, user, at, subject)
    }
}

/// What became of a hook's program.
public enum HookOutcome: Hashable, Sendable {
    case done
    /// It ended with another status than 0.
    case failed(status: Int)
    /// It took too long, and was ended with all that it had started.
    case timedOut
    case notStarted(detail: String)
}

/// Runs hooks' programs.
public protocol HookRunner: Sendable {
    /// Never throws and never takes longer than its limit.
    func run(_ command: [String], input: [UInt8]) async -> HookOutcome
}

/// How far hooks were told of a user's ledger.
public struct HookProgress: Hashable, Sendable {
    public var place: FeedPlace
    /// Files in quarantine that were told of, by name.
    public var failed: Set<String> = []
    /// The day for which each reminder was told last, by the reminder's id.
    public var reminders: [String: CalendarDay] = [:]

    public init(place: FeedPlace) { self.place = place }
}

/// Where ``HookProgress`` is kept.
public protocol HookProgressStore: Sendable {
    /// Holds the user's progress for the time of the work, in which nobody else can; `nil` where somebody else does.
    func hold<Result: Sendable>(
        _ user: UserID,
        _ work: @Sendable (any HeldHookProgress) async throws -> Result
    ) async throws -> Result?
}

public protocol HeldHookProgress: Sendable {
    /// `nil` where nothing was told yet.
    func load() throws -> HookProgress?
    /// On the disk when it returns.
    func save(_ progress: HookProgress) throws
}

/// A place in a ledger.
public struct FeedPlace: Hashable, Sendable {
    /// Of the last line that was told of.
    public var sequence: Int
    /// Where the next line begins, if the file is still the same.
    public var offset: Int

    public init(sequence: Int, offset: Int) { (self.sequence, self.offset) = (sequence, offset) }
}

/// A line about a record.
public struct FeedItem: Hashable, Sendable {
    public var at: Date
    /// `nil` for its first.
    public var before: Record?
    public var after: Record
    public var place: FeedPlace

    public init(at: Date, before: Record?, after: Record, place: FeedPlace) {
        (self.at, self.before, self.after, self.place) = (at, before, after, place)
    }
}

/// The ledger as news, for who was told of what is before.
public protocol LedgerFeed: Sendable {
    /// Behind all lines that there are.
    func feedEnd(of user: UserID) async throws -> FeedPlace

    /// Lines about records behind the place, at most so many, and where to go on; no items where there are no more.
    func feed(of user: UserID, after place: FeedPlace, limit: Int) async throws -> (items: [FeedItem], next: FeedPlace)
}
