public import HouseholdBook
public import ReceiptDomain

/// A user's accounts and what they come to, for who needs no record.
public struct BookStanding: Sendable {
    public let accounts: AccountBook
    public let days: AccountDays

    public init(_ days: AccountDays) { (accounts, self.days) = (days.accounts, days) }

    /// Before there is any account.
    public init() { self.init(AccountDays(AccountBook(), [AccountFlow]())) }

    /// All accounts as they stand, those that were closed before the day last.
    public func standings(on day: CalendarDay) -> [AccountStanding] {
        let all = accounts.accounts.map { AccountStanding($0, days, on: day) }
        return all.filter { $0.account.closed.map { $0 >= day } ?? true }
            + all.filter { $0.account.closed.map { $0 < day } ?? false }
    }
}

extension RecordJournal {
    /// Asks for what moved on the accounts that there are, and for no record.
    public func bookStanding(of user: UserID) async throws -> BookStanding {
        let accounts = try await accountBook(of: user)
        guard !accounts.isEmpty else { return BookStanding() }
        let flows = try await flows(on: Set(accounts.accounts.map(\.id)), { $0.movements }, of: user)
        return BookStanding(AccountDays(accounts, flows))
    }
}
