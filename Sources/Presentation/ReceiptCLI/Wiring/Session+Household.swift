import ReceiptApp
import ReceiptDomain
import ReceiptWording

extension Session {
    /// The session with the user's own names for categories, accounts and subjects.
    func knowing(_ library: any RecordRepository & EntityRepository, _ user: UserID) async throws -> Session {
        var session = self
        do {
            let names = BookNames(
                accounts: try await library.accountBook(of: user),
                subjects: try await library.subjectDirectory(of: user)
            )
            session.wording = wording.language.wording(try await library.categoryCatalog(of: user), names)
        } catch LibraryError.noSuchUser {
            // Commands that need the user report this; an import adds them.
        }
        return session
    }
}
