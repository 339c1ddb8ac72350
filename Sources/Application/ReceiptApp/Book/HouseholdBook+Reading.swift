public import HouseholdBook
public import ReceiptDomain

/// A user's accounts and records at one moment.
public struct BookState: Sendable {
    public let accounts: AccountBook
    public let records: [Record]

    public init(accounts: AccountBook, records: [Record]) { (self.accounts, self.records) = (accounts, records) }

    public var balances: Balances { Balances(accounts, records) }
}

extension EntityRepository {
    /// The user's accounts.
    public func accountBook(of user: UserID) async throws -> AccountBook {
        AccountBook(try await entities(Account.self, of: user).map(\.entity))
    }
}

extension RecordJournal {
    public func bookState(of user: UserID) async throws -> BookState {
        BookState(accounts: try await accountBook(of: user), records: try await records(of: user))
    }
}
