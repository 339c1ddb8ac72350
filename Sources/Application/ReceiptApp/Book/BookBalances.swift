public import HouseholdBook
public import ReceiptDomain

/// A user's accounts with their daily balances, computed without loading a record.
public struct BookBalances: Sendable {
    public let accounts: AccountBook
    public let days: DailyBalances

    public init(_ days: DailyBalances) { (accounts, self.days) = (days.accounts, days) }

    /// An empty book, for a household without accounts.
    public init() { self.init(DailyBalances(AccountBook(), [AccountFlow]())) }

    /// The standings of all accounts, those closed before the day last.
    public func standings(on day: CalendarDay) -> [AccountStanding] {
        let all = accounts.accounts.map { AccountStanding($0, days, on: day) }
        return all.filter { $0.account.closed.map { $0 >= day } ?? true }
            + all.filter { $0.account.closed.map { $0 < day } ?? false }
    }
}

extension RecordJournal {
    /// Reads the movements on the accounts from the index, and no record.
    public func bookBalances(of user: UserID) async throws -> BookBalances {
        let accounts = try await accountBook(of: user)
        guard !accounts.isEmpty else { return BookBalances() }
        let flows = try await flows(on: Set(accounts.accounts.map(\.id)), of: user)
        return BookBalances(DailyBalances(accounts, flows))
    }
}
