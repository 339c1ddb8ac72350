import ReceiptApp
import ReceiptDomain
import ReceiptWording

extension Session {
    /// The same person, in a library: its categories are called as the user calls them.
    func knowing(_ library: any RecordRepository & EntityRepository, _ user: UserID) async throws -> Session {
        var session = self
        do {
            session.wording = wording.language.wording(try await library.categoryCatalog(of: user))
        } catch LibraryError.noSuchUser {
            // An import makes the user; whoever needs them to be there says so.
        }
        return session
    }
}
