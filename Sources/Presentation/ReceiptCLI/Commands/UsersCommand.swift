import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Lists the library's users: `receiptmind users`.
struct UsersCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "users",
        abstract: .text(.care(.usersAbstract)),
        discussion: .text(.care(.usersDiscussion))
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Option(help: .text(.care(.usersAdd)))
    var add: UserID?

    @Flag(help: .text(.care(.usersJson)))
    var json = false

    func run(_ session: Session) async throws {
        let library: ReceiptLibrary?
        if let add {
            let opened = try await place.open(session)
            _ = try await opened.addUser(add, profile: session.home.profile)
            library = opened
        } else {
            library = try place.existing(session)
        }
        var rows: [HouseholdOverview.Member] = []
        if let library { rows = try await HouseholdOverview(library: library).members() }
        guard !json else {
            for row in rows { try StandardStreams.output(JSONLine.encode(UserForm(row))) }
            return
        }
        guard !rows.isEmpty else { return session.message(session.wording.noRecords) }
        try session.show(.users(rows, session.wording))
    }
}

/// A user for `users --json`.
struct UserForm: Encodable {
    var user: String
    var drafts: Int
    var confirmed: Int
    var locale: String
    var currency: String?

    init(_ row: HouseholdOverview.Member) {
        user = row.user.id.rawValue
        drafts = row.drafts
        confirmed = row.confirmed
        locale = row.user.profile.locale
        currency = row.user.profile.currency?.code
    }
}
