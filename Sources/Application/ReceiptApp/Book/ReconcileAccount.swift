public import Foundation
public import HouseholdBook
public import ReceiptDomain

/// Reconciles an account: compares its balance with a bank's statement or counted cash, and records the statement.
public struct ReconcileAccount: Sendable {
    /// The counted balance beside the book's own, with the movements that are not yet reconciled.
    public struct Comparison: Sendable {
        public let account: Account
        public let day: CalendarDay
        public let counted: Money
        /// The balance by the book at the end of the day.
        public let expected: Money
        /// Movements up to the day that no statement includes yet, oldest first.
        public let unchecked: [AccountLine]

        /// The counted balance minus the expected one.
        public var difference: Money {
            Money(minorUnits: counted.minorUnits.clampedSubtracting(expected.minorUnits), currency: counted.currency)
        }
    }

    private let library: any RecordJournal
    private let user: UserID
    private let now: @Sendable () -> Date

    public init(library: any RecordJournal, user: UserID, now: @escaping @Sendable () -> Date = { Date() }) {
        (self.library, self.user, self.now) = (library, user, now)
    }

    public func compare(_ account: Account, _ counted: Money, on day: CalendarDay) async throws -> Comparison {
        guard counted.currency == account.currency else {
            throw BookProblem.notInCurrency(counted, account: account.id, account.currency)
        }
        let balances = try await library.bookBalances(of: user)
        let expected = balances.days.balance(of: account, on: day) ?? Money(minorUnits: 0, currency: account.currency)
        return Comparison(
            account: account,
            day: day,
            counted: counted,
            expected: expected,
            unchecked: try await unchecked(account, balances, until: day, leaving: expected)
        )
    }

    /// Records per query, to bound memory; each query starts after the newer ones already seen.
    private static let batch = 4000

    private func unchecked(
        _ account: Account,
        _ balances: BookBalances,
        until day: CalendarDay,
        leaving balance: Money
    ) async throws -> [AccountLine] {
        guard account.opening.date <= day else { return [] }
        let days = DayRange(account.opening.date, through: day)
        var (balance, passed, found) = (balance, 0, [AccountLine]())
        while true {
            let records = try await library.moved(
                on: account.id,
                days,
                after: passed,
                limit: Self.batch,
                of: user
            ).records
            let lines = AccountLine.lines(records, on: account, balances.accounts, leaving: balance)
            found.insert(contentsOf: lines.filter { !$0.record.book.isChecked }, at: 0)
            passed += records.count
            guard records.count == Self.batch, let first = lines.first else { return found }
            balance = first.balanceBefore
        }
    }

    /// Records the statement and marks all movements up to its day as reconciled, in one step.
    ///
    /// `adjusting` also enters the difference as an adjustment, which is returned.
    public func write(_ comparison: Comparison, adjusting: Bool) async throws -> Record? {
        let (account, day) = (comparison.account, comparison.day)
        guard adjusting || comparison.difference.minorUnits == 0 else {
            throw BookProblem.doesNotReconcile(
                account: account.id,
                on: day,
                counted: comparison.counted,
                book: comparison.expected
            )
        }
        let statement = Statement(account: account.id, date: day, balance: comparison.counted)
        let kept = try await library.entity(Statement.self, id: statement.id, of: user)
        let store = EntityStore<Statement>(library: library, user: user)
        var answer = ChangeSet([try await store.change(kept?.entity, to: statement)])
        let adjustment = comparison.difference.minorUnits == 0 ? nil : adjustment(comparison)
        if let adjustment { answer.changes.append(LedgerChange(adding: adjustment)) }
        for line in comparison.unchecked {
            var checked = line.record
            checked.book.isChecked = true
            answer.changes.append(LedgerChange(RecordChange(before: line.record, after: checked)))
        }
        _ = try await library.apply(answer, of: user)
        return adjustment
    }

    private func adjustment(_ comparison: Comparison) -> Record {
        let instant = now()
        var record = Record(
            id: RecordID(at: instant),
            user: user,
            kind: .adjust,
            status: .confirmed,
            date: comparison.day,
            amount: comparison.difference,
            account: comparison.account.id,
            createdAt: instant
        )
        record.book.isChecked = true
        return record
    }
}
