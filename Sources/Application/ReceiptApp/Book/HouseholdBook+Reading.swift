public import HouseholdBook
public import ReceiptDomain

extension EntityRepository {
    /// The user's accounts.
    public func accountBook(of user: UserID) async throws -> AccountBook {
        AccountBook(try await entities(Account.self, of: user).map(\.entity))
    }
}
