public import HouseholdBook
public import ReceiptDomain

/// An account's balance, open foreign amounts and card bills at the end of a day.
public struct AccountStanding: Hashable, Sendable {
    public let account: Account
    public let day: CalendarDay
    /// `nil` before its opening.
    public let balance: Money?
    /// Payments in other currencies whose settled amount is not known yet; the balance leaves them out.
    public let unsettled: [Money]
    /// The bills of a credit card; `nil` for other accounts.
    public let bills: CardBills?

    public init(_ account: Account, _ days: DailyBalances, on day: CalendarDay) {
        (self.account, self.day) = (account, day)
        balance = days.balance(of: account, on: day)
        unsettled = days.unsettled(of: account, on: day)
        bills = days.bills(of: account, on: day)
    }
}
