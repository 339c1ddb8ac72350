public import HouseholdBook
public import ReceiptDomain

public import struct Foundation.Date

/// Enters the occurrences that have come due, each exactly once even when several processes run it.
public struct CatchUp: Sendable {
    public struct Report: Hashable, Sendable {
        /// The entries made, oldest first, written as one step.
        public var made: [Record]
        /// Occurrences that wait for the user's decision.
        public var held: [CatchUpPlan.Held]
        /// Entries that the account checks refused; ``made`` has them as drafts.
        public var refused: [Refused] = []
        /// Statements that agreed before these entries and no longer do.
        public var disagreements: [StatementDisagreement] = []

        public init(made: [Record] = [], held: [CatchUpPlan.Held] = []) { (self.made, self.held) = (made, held) }

        public var isEmpty: Bool { made.isEmpty && held.isEmpty }
    }

    /// An entry whose account would be overdrawn or is closed.
    public struct Refused: Hashable, Sendable {
        public var record: Record
        public var problem: BookProblem
    }

    private let library: any LedgerTransactions
    private let now: @Sendable () -> Date

    public init(library: any LedgerTransactions, now: @escaping @Sendable () -> Date = { Date() }) {
        self.library = library
        self.now = now
    }

    /// Makes every entry due up to today; for the recurrences in `released` also those that would wait for the user.
    ///
    /// Takes no lock on the ledger where nothing is due.
    public func callAsFunction(
        of user: UserID,
        today: CalendarDay,
        releasing released: Set<String> = []
    ) async throws -> Report {
        let rehearsal = try await rehearse(of: user, today: today, releasing: released)
        guard !rehearsal.made.isEmpty else { return rehearsal }
        let now = now
        var (applied, report) = try await library.decide(of: user) { state in
            let report = try Self.report(state, today, released, user, at: now())
            return (ChangeSet(report.made.map { LedgerChange(adding: $0) }), report)
        }
        report.made = applied.records
        return report
    }

    /// Computes the same report, and writes nothing.
    public func rehearse(
        of user: UserID,
        today: CalendarDay,
        releasing released: Set<String> = []
    ) async throws -> Report {
        let now = now
        return try await library.look(at: user) { try Self.report($0, today, released, user, at: now()) }
    }

    private static func report(
        _ state: any LedgerState,
        _ today: CalendarDay,
        _ released: Set<String>,
        _ user: UserID,
        at instant: Date
    ) throws -> Report {
        let plan = try plan(state, today, released)
        var report = Report(made: try records(plan, state, user, at: instant), held: plan.held)
        guard !report.made.isEmpty else { return report }
        let accounts = try state.accountBook()
        let statements = try state.entities(Statement.self).map(\.entity)
        let before = try state.watchedDays(accounts, statements)
        var days = before
        for index in report.made.indices where report.made[index].status == .confirmed {
            do {
                try EntryCheck(days, replacing: [])([report.made[index]])
                days = days.replacing([], by: [report.made[index]])
            } catch {
                report.made[index].status = .draft
                report.refused.append(Refused(record: report.made[index], problem: error))
            }
        }
        report.disagreements = days.disagreements(statements, since: before)
        return report
    }

    private static func plan(
        _ state: any LedgerState,
        _ today: CalendarDay,
        _ released: Set<String>
    ) throws -> CatchUpPlan {
        let recurrences = try state.entities(Recurrence.self).map(\.entity)
        // Most households have no recurrences.
        guard !recurrences.isEmpty else { return CatchUpPlan([], today: today, seen: [], newest: nil) }
        return CatchUpPlan(
            recurrences,
            today: today,
            seen: state.occurrences,
            newest: try state.newestTrusted.map { try .today(at: $0) },
            released: released
        )
    }

    private static func records(
        _ plan: CatchUpPlan,
        _ state: any LedgerState,
        _ user: UserID,
        at instant: Date
    ) throws -> [Record] {
        var earlier: [String: [Record]] = [:]
        return try plan.entries.map { entry in
            let id = entry.recurrence.id
            if entry.recurrence.template.isAbout, earlier[id] == nil { earlier[id] = try state.entries(of: id) }
            return entry.recurrence.record(
                of: entry.occurrence,
                id: state.id(of: entry.occurrence.key),
                user: user,
                amount: entry.recurrence.amount(of: entry.occurrence, after: earlier[id] ?? []),
                at: instant
            )
        }
    }
}
