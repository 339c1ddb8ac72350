public import HouseholdBook
public import ReceiptDomain

/// A part of what moved on an account: what fits between two days, a page of it.
public struct AccountPage: Hashable, Sendable {
    public let account: Account
    /// The oldest first.
    public let lines: [AccountLine]
    /// 1 for the newest.
    public let page: Int
    public let pages: Int
    /// After all that is within the days, on whatever page.
    public let balance: Money
    public let unsettled: [Money]

    /// `size` is how many lines a page has; `nil` for all in one.
    public init(
        _ account: Account,
        _ balances: Balances,
        from first: CalendarDay? = nil,
        to last: CalendarDay? = nil,
        page: Int = 1,
        size: Int?
    ) {
        self.account = account
        let all = balances.lines(of: account).filter { line in
            first.map { line.date >= $0 } ?? true && last.map { line.date <= $0 } ?? true
        }
        let size = max(1, size ?? all.count)
        pages = max(1, (all.count + size - 1) / size)
        self.page = min(max(1, page), pages)
        let end = max(0, all.count - (self.page - 1) * size)
        lines = Array(all[max(0, end - size)..<end])
        balance = balances.balance(of: account, on: last) ?? Money(minorUnits: 0, currency: account.currency)
        unsettled = balances.unsettled(of: account, on: last)
    }
}
