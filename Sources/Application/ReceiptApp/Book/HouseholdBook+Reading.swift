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
    /// The user's accounts; none for a user who has not begun yet.
    public func accountBook(of user: UserID) async throws -> AccountBook {
        do {
            return AccountBook(try await entities(Account.self, of: user).map(\.entity))
        } catch LibraryError.noSuchUser where user == .me {
            return AccountBook()
        }
    }
}

extension RecordJournal {
    public func bookState(of user: UserID) async throws -> BookState {
        BookState(accounts: try await accountBook(of: user), records: try await recordsIfAny(of: user))
    }
}
