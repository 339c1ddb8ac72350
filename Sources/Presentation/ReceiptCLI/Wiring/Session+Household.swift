import ReceiptApp
import ReceiptDomain
import ReceiptWording

extension Session {
    /// The same person, in a library: categories, accounts and subjects are called as the user calls them.
    func knowing(_ library: any RecordRepository & EntityRepository, _ user: UserID) async throws -> Session {
        var session = self
        do {
            let names = BookNames(
                accounts: try await library.accountBook(of: user),
                subjects: try await library.subjectDirectory(of: user)
            )
            session.wording = wording.language.wording(try await library.categoryCatalog(of: user), names)
        } catch LibraryError.noSuchUser {
            // An import makes the user; whoever needs them to be there says so.
        }
        return session
    }
}
