public import HouseholdBook
public import ReceiptDomain

/// An account as it stands at the end of a day.
public struct AccountStanding: Hashable, Sendable {
    public let account: Account
    /// `nil` before its opening.
    public let balance: Money?
    /// What it was paid with in other currencies and not yet settled, in no balance.
    public let unsettled: [Money]
    /// What a card asks for.
    public let bills: CardBills?

    public init(_ account: Account, _ balances: Balances, on day: CalendarDay) {
        self.account = account
        balance = balances.balance(of: account, on: day)
        unsettled = balances.unsettled(of: account, on: day)
        let lines = balances.lines(of: account).filter { $0.date <= day }
        bills = account.billing.map { CardBills(account, $0, lines) }
    }
}

extension BookState {
    /// All accounts as they stand, those that were closed before the day last.
    public func standings(on day: CalendarDay) -> [AccountStanding] {
        let balances = balances
        let all = accounts.accounts.map { AccountStanding($0, balances, on: day) }
        return all.filter { $0.account.closed.map { $0 >= day } ?? true }
            + all.filter { $0.account.closed.map { $0 < day } ?? false }
    }
}
