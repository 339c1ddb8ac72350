import Foundation
import HouseholdBook
public import ReceiptDomain

/// Delivers events to hooks in order, each at least once.
///
/// Events are derived from the ledger and the quarantine on disk after the fact: a hook can neither change a receipt nor delay
/// a command.
public struct DeliverHooks: Sendable {
    public typealias Library = LedgerFeed & RecordJournal & ReceiptArchive

    /// Attempts in all to run a hook that fails.
    static let tries = 3

    private let library: any Library
    private let hooks: [Hook]
    private let runner: any HookRunner
    private let store: any HookProgressStore
    private let encode: @Sendable (HookEvent) throws -> [UInt8]
    private let note: @Sendable (HookEvent, Hook, HookOutcome) -> Void

    /// `note` receives the final outcome of each event for each hook.
    public init(
        library: any Library,
        hooks: [Hook],
        runner: any HookRunner,
        store: any HookProgressStore,
        encode: @escaping @Sendable (HookEvent) throws -> [UInt8],
        note: @escaping @Sendable (HookEvent, Hook, HookOutcome) -> Void = { _, _, _ in }
    ) {
        (self.library, self.hooks, self.runner, self.store) = (library, hooks, runner, store)
        (self.encode, self.note) = (encode, note)
    }

    /// Delivers the events that are waiting; for a user seen for the first time, only later ones.
    ///
    /// `isNew` marks a user who was added after hooks were set up: then all their events are delivered.
    ///
    /// - Returns: The number of events delivered; `nil` where another process is delivering.
    @discardableResult
    public func callAsFunction(_ user: UserID, isNew: Bool = false, today: CalendarDay) async throws -> Int? {
        guard !hooks.isEmpty else { return 0 }
        return try await store.hold(user) { held in
            let beginning = isNew ? HookProgress(place: FeedPlace(sequence: 0, offset: 0)) : nil
            guard var progress = try held.load() ?? beginning else {
                var first = HookProgress(place: try await library.feedEnd(of: user))
                first.failed = Set(try await library.failedFiles(of: user).map(\.location.name))
                try held.save(first)
                return 0
            }
            var told = try await tellOfRecords(user, &progress, held)
            told += try await tellOfFailures(user, &progress, held)
            told += try await tellOfReminders(user, today, &progress, held)
            return told
        }
    }

    private func tellOfRecords(
        _ user: UserID,
        _ progress: inout HookProgress,
        _ held: any HeldHookProgress
    ) async throws -> Int {
        var told = 0
        while true {
            let (items, next) = try await library.feed(of: user, after: progress.place, limit: 100)
            for item in items {
                for event in Self.events(of: item) {
                    let id = "\(user.rawValue)/\(item.place.sequence)"
                    try await tell(
                        HookEvent(event: event, id: id, user: user, at: item.at, subject: .record(item.after))
                    )
                    told += 1
                }
                progress.place = item.place
                try held.save(progress)
            }
            if progress.place != next {
                progress.place = next
                try held.save(progress)
            }
            if items.isEmpty { return told }
        }
    }

    /// The events in one ledger line about a record.
    static func events(of item: FeedItem) -> [Hook.Event] {
        var events: [Hook.Event] = []
        let (before, after) = (item.before, item.after)
        if before == nil, after.occurrence != nil {
            events.append(.due)
        } else if before == nil, after.status == .draft, !after.images.isEmpty {
            events.append(.drafted)
        }
        if after.status == .confirmed, before?.status != .confirmed, after.occurrence == nil || before != nil {
            events.append(.confirmed)
        }
        return events
    }

    private func tellOfFailures(
        _ user: UserID,
        _ progress: inout HookProgress,
        _ held: any HeldHookProgress
    ) async throws -> Int {
        let files = try await library.failedFiles(of: user).sorted { $0.location.name < $1.location.name }
        let new = files.filter { !progress.failed.contains($0.location.name) }
        // Forgets files that were read since: a file of that name may fail again.
        progress.failed.formIntersection(files.map(\.location.name))
        for file in new {
            let id = "\(user.rawValue)/failed/\(file.location.name)"
            try await tell(HookEvent(event: .failed, id: id, user: user, at: .now, subject: .failed(file)))
            progress.failed.insert(file.location.name)
            try held.save(progress)
        }
        return new.count
    }

    private func tellOfReminders(
        _ user: UserID,
        _ today: CalendarDay,
        _ progress: inout HookProgress,
        _ held: any HeldHookProgress
    ) async throws -> Int {
        var told = 0
        for due in try await HouseholdReminders(library: library, user: user).due(on: today)
        where progress.reminders[due.reminder.id] != due.due {
            let id = "\(user.rawValue)/reminder/\(due.reminder.id)/\(due.due)"
            let subject = HookEvent.Subject.reminder(id: due.reminder.id, title: due.reminder.title, due: due.due)
            try await tell(HookEvent(event: .due, id: id, user: user, at: .now, subject: subject))
            progress.reminders[due.reminder.id] = due.due
            try held.save(progress)
            told += 1
        }
        return told
    }

    /// Runs every hook for the event, one after the other.
    ///
    /// - Throws: `CancellationError` if the work was cancelled: the event is delivered again next time.
    private func tell(_ event: HookEvent) async throws {
        let input = try encode(event)
        for hook in hooks where hook.events.contains(event.event) {
            var outcome = HookOutcome.done
            for _ in 0..<Self.tries {
                try Task.checkCancellation()
                outcome = await runner.run(hook.command, input: input)
                if outcome == .done { break }
            }
            try Task.checkCancellation()
            note(event, hook, outcome)
        }
    }
}
