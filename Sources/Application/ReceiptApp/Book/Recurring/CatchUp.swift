public import HouseholdBook
public import ReceiptDomain

public import struct Foundation.Date

/// Makes entries of what has come due, each once, however many processes do so at once.
public struct CatchUp: Sendable {
    public struct Report: Hashable, Sendable {
        /// What was made, the oldest first: one step.
        public var made: [Record]
        /// What its user has to be asked about.
        public var held: [CatchUpPlan.Held]

        public init(made: [Record] = [], held: [CatchUpPlan.Held] = []) { (self.made, self.held) = (made, held) }

        public var isEmpty: Bool { made.isEmpty && held.isEmpty }
    }

    private let library: any LedgerTransactions
    private let now: @Sendable () -> Date

    public init(library: any LedgerTransactions, now: @escaping @Sendable () -> Date = { Date() }) {
        self.library = library
        self.now = now
    }

    /// Makes all that is due up to today; of the recurrences in `released` also what its user would be asked about.
    ///
    /// Where nothing is due the ledger is not even locked.
    public func callAsFunction(
        of user: UserID,
        today: CalendarDay,
        releasing released: Set<String> = []
    ) async throws -> Report {
        let rehearsal = try await rehearse(of: user, today: today, releasing: released)
        guard !rehearsal.made.isEmpty else { return rehearsal }
        let now = now
        let (applied, held) = try await library.decide(of: user) { state in
            let plan = try Self.plan(state, today, released)
            let records = try Self.records(plan, state, user, at: now())
            return (ChangeSet(records.map { LedgerChange(adding: $0) }), plan.held)
        }
        return Report(made: applied.records, held: held)
    }

    /// What would be made, and writes nothing.
    public func rehearse(
        of user: UserID,
        today: CalendarDay,
        releasing released: Set<String> = []
    ) async throws -> Report {
        let now = now
        return try await library.look(at: user) { state in
            let plan = try Self.plan(state, today, released)
            return Report(made: try Self.records(plan, state, user, at: now()), held: plan.held)
        }
    }

    private static func plan(
        _ state: any LedgerState,
        _ today: CalendarDay,
        _ released: Set<String>
    ) throws -> CatchUpPlan {
        let recurrences = try state.entities(Recurrence.self).map(\.entity)
        // Most households have none, and most of the others nothing that is due.
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
