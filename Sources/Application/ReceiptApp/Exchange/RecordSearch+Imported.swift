public import HouseholdBook
public import ReceiptDomain

extension RecordSearch {
    /// The accounts whose statements were imported, under the book's names.
    public func importedAccounts(of user: UserID, named accounts: AccountBook) async throws -> [ImportedAccount] {
        let found = try await importedAccounts(of: user)
        return ImportedAccount.sums(
            found.map { imported in
                var imported = imported
                imported.account = accounts.account(ofKey: imported.account)?.name ?? imported.account
                return imported
            }
        )
    }
}
