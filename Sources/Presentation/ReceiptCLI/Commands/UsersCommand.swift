import ArgumentParser
import ReceiptConsole
import ReceiptDomain
import ReceiptStorage

/// `receiptmind users`
struct UsersCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "users",
        abstract: "List the library's users, or add one."
    )

    @OptionGroup var general: GeneralOptions

    @Option(help: "The library's folder (default: RECEIPTMIND_LIBRARY, else ~/ReceiptMind).", completion: .directory)
    var library: String?

    @Option(help: "Add a user: small letters, digits, - and _, at most 32.")
    var add: UserID?

    func run(_ session: Session) async throws {
        var options = try LibraryOptions.parse([])
        options.library = library
        let library = try await options.open(session)
        if let add { _ = try await library.addUser(add, profile: session.home.profile) }
        var rows: [(user: User, drafts: Int, confirmed: Int)] = []
        for user in try await library.users() {
            let records = try await library.records(of: user.id)
            let drafts = records.count { $0.status == .draft }
            rows.append((user, drafts, records.count { $0.status == .confirmed }))
        }
        try session.show(.users(rows, session.wording))
    }
}
