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

    public init(_ account: Account, _ days: AccountDays, on day: CalendarDay) {
        self.account = account
        balance = days.balance(of: account, on: day)
        unsettled = days.unsettled(of: account, on: day)
        bills = days.bills(of: account, on: day)
    }
}

extension BookState {
    public var standing: BookStanding { BookStanding(AccountDays(accounts, records)) }

    /// All accounts as they stand, those that were closed before the day last.
    public func standings(on day: CalendarDay) -> [AccountStanding] { standing.standings(on: day) }
}
