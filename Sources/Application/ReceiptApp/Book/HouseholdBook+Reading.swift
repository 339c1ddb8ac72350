public import HouseholdBook
public import ReceiptDomain

extension EntityRepository {
    public func accountBook(of user: UserID) async throws -> AccountBook {
        AccountBook(try await entities(Account.self, of: user).map(\.entity))
    }
}
