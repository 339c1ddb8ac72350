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
    /// The difference between the file's stated balances and its rows; `nil` where they agree.
    public let difference: Money?

    /// `nil` where the rows state no balances.
    ///
    /// The rows are of one account, in the statement's order, ascending or descending.
    public init?(_ rows: [BankRow]) {
        let told = rows.filter { $0.balance != nil }
        // One balance alone proves nothing.
        guard let first = told.first, told.count == rows.count, rows.count > 1 else { return nil }
        // Within a day the order is only in the file: both are tried, and the one with fewer breaks is meant.
        let forward = Self.breaks(told, isNewestFirst: false)
        let backward = Self.breaks(told, isNewestFirst: true)
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
        difference = nil
    }

    /// Balances that a file says for itself, before its rows and after them, all in one currency.
    public init(account: String, opening: Money, closing: Money, day: CalendarDay, rows: [BankRow]) {
        (self.account, self.opening, self.closing, self.day) = (account, opening, closing, day)
        let sum = rows.reduce(opening) { $0.plus($1.amount) }
        broken = nil
        difference = sum == closing ? nil : closing.plus(sum.negated)
    }

    /// Both as one, where this one's rows come before the other's and nothing is missing between them.
    public func and(_ later: BalanceCheck) -> BalanceCheck? {
        guard account == later.account, closing == later.opening, difference == nil, later.difference == nil else {
            return nil
        }
        return BalanceCheck(account: account, opening: opening, closing: later.closing, day: later.day)
    }

    private init(account: String, opening: Money, closing: Money, day: CalendarDay) {
        (self.account, self.opening, self.closing, self.day) = (account, opening, closing, day)
        (broken, difference) = (nil, nil)
    }

    /// In the order of time.
    private static func breaks(_ rows: [BankRow], isNewestFirst: Bool) -> [BankRow] {
        let broken = zip(rows, rows.dropFirst()).compactMap { upper, lower -> BankRow? in
            let (before, row) = isNewestFirst ? (lower, upper) : (upper, lower)
            guard let old = before.balance, let new = row.balance else { return nil }
            let start = lower.passedBefore.map(old.plus) ?? old
            return start.plus(row.amount) == new ? nil : row
        }
        return isNewestFirst ? broken.reversed() : broken
    }
}
