public import ReceiptDomain

/// Checks whether a statement's stated balances agree with its rows.
public struct BalanceCheck: Hashable, Sendable {
    public let account: String
    /// The balances before the oldest row and after the newest.
    public let opening: Money
    public let closing: Money
    /// The day of the newest row.
    public let day: CalendarDay
    /// The first row whose balance does not follow from the previous one; `nil` where all do.
    public let broken: BankRow?

    /// `nil` where the rows state no balances.
    ///
    /// The rows are of one account, in the statement's order, ascending or descending.
    public init?(_ rows: [BankRow]) {
        let told = rows.filter { $0.balance != nil }
        guard let first = told.first, told.count == rows.count else { return nil }
        // The direction is not stated, so the one with fewer breaks is taken.
        let forward = Self.breaks(told)
        let backward = Self.breaks(told.reversed())
        let isNewestFirst =
            (told.last?.date ?? first.date) < first.date
            || told.last?.date == first.date && backward.count < forward.count
        let sorted = isNewestFirst ? told.reversed() : told
        guard let oldest = sorted.first, let newest = sorted.last, let balance = oldest.balance,
            let closing = newest.balance
        else { return nil }
        account = first.account
        opening = balance.plus(oldest.amount.negated)
        (self.closing, day) = (closing, newest.date)
        broken = (isNewestFirst ? backward : forward).first
    }

    private static func breaks(_ rows: [BankRow]) -> [BankRow] {
        zip(rows, rows.dropFirst()).compactMap { before, row in
            guard let old = before.balance, let new = row.balance else { return nil }
            return old.plus(row.amount) == new ? nil : row
        }
    }
}
