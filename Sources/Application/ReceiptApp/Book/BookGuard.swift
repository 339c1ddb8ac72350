import HouseholdBook
import ReceiptDomain

/// Writes changes of records and accounts after checking limits, closings and statements.
///
/// Checks and writes under one lock of the ledger, so that another process cannot break a limit in between.
struct BookGuard: Sendable {
    let library: any LedgerTransactions
    let user: UserID

    /// - Throws: ``BookProblem``, and ``LibraryError/checked(_:)`` for a record that a statement has.
    func write(_ answer: ChangeSet, unlocking: Bool = false) async throws -> CommitResult {
        try await library.decide(of: user) { state in
            try state.check(answer, unlocking: unlocking)
            return (answer, ())
        }.applied
    }

    /// Checks the changes against the present book, and writes nothing.
    func check(_ answer: ChangeSet, unlocking: Bool = false) async throws {
        try await library.look(at: user) { try $0.check(answer, unlocking: unlocking) }
    }
}

extension LedgerState {
    /// The accounts as they will be after the unwritten `changes`.
    func accountBook(after changes: [LedgerChange] = []) throws -> AccountBook {
        var accounts = try entities(Account.self).map(\.entity)
        for change in changes {
            guard case .entity(let entity) = change.subject,
                let changed = try entity.states(of: Account.self)?.after
            else { continue }
            if let index = accounts.firstIndex(where: { $0.id == changed.id }) {
                accounts[index] = changed
            } else {
                accounts.append(changed)
            }
        }
        return AccountBook(accounts)
    }

    /// Daily balances of the accounts that have an overdraft limit or a statement; only these can be violated.
    func watchedDays(_ accounts: AccountBook, _ statements: [Statement] = []) throws -> DailyBalances {
        let limited = accounts.accounts.filter { $0.overdraft != nil }.map(\.id)
        return DailyBalances(accounts, try flows(on: Set(limited + statements.map(\.account))))
    }

    /// Checks all changes of records and accounts together, as one step would write them.
    ///
    /// `unlocking` also permits changes after which a reconciled statement no longer agrees.
    fileprivate func check(_ answer: ChangeSet, unlocking: Bool) throws {
        for case let (before?, after) in answer.changes.compactMap(\.states) where !after.keepsCheck(of: before) {
            throw LibraryError.checked(before.id)
        }
        let changed = answer.recordStates
        for state in changed { try EntryCheck.checkFields(of: state.after, since: state.before) }
        let accounts = try accountBook()
        let later = try accountBook(after: answer.changes)
        // A change without a changed posting cannot change a balance.
        let moved = changed.filter { $0.after.postings(accounts) != $0.before?.postings(accounts) ?? [] }
        guard !moved.isEmpty || later != accounts else { return }
        let (before, after) = (moved.compactMap(\.before), moved.map(\.after))
        let statements = unlocking ? [] : try entities(Statement.self).map(\.entity)
        let days = try watchedDays(accounts, statements)
        // A discarded record posts nothing, so no limit applies to it.
        if after.contains(where: { $0.status != .discarded }) { try EntryCheck(days, replacing: before)(after) }
        guard !statements.isEmpty else { return }
        let now = later == accounts ? days : try watchedDays(later, statements)
        let disagreements = now.replacing(before, by: after).disagreements(statements, since: days)
        guard disagreements.isEmpty else { throw BookProblem.disagrees(disagreements) }
    }
}

extension ChangeSet {
    /// Each changed record once, as it is before and after all changes; an undo may change a record repeatedly.
    fileprivate var recordStates: [(before: Record?, after: Record)] {
        var states: [(before: Record?, after: Record)] = []
        var places: [RecordID: Int] = [:]
        for state in changes.compactMap(\.states) {
            if let place = places[state.after.id] {
                states[place].after = state.after
            } else {
                places[state.after.id] = states.count
                states.append(state)
            }
        }
        return states
    }
}

extension LedgerChange {
    /// A record before and after the change; `before` is `nil` for a new one.
    fileprivate var states: (before: Record?, after: Record)? {
        switch subject {
        case .record(let change): (change.before, change.after)
        case .newRecord(let record): (nil, record)
        case .entity, .rule: nil
        }
    }
}
