import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Lists the library's users and changes them: `receiptmind users`.
struct UsersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "users",
        abstract: .text(.care(.usersAbstract)),
        discussion: .text(.care(.usersDiscussion)),
        subcommands: [
            ListUsersCommand.self, AddUserCommand.self, RenameUserCommand.self, MergeUsersCommand.self,
        ],
        defaultSubcommand: ListUsersCommand.self
    )
}

struct ListUsersCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: .text(.care(.usersListAbstract))
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag(help: .text(.care(.usersJson)))
    var json = false

    func run(_ session: Session) async throws {
        let library = try place.openExisting(session)
        let rows =
            if let library { try await HouseholdOverview(library: library).members() } else {
                [HouseholdOverview.Member]()
            }
        guard !json else { return try StandardStreams.json(each: rows.map(UserForm.init)) }
        guard !rows.isEmpty else { return session.message(session.wording.noRecords) }
        try session.show(.users(rows, session.wording))
    }
}

struct AddUserCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: .text(.care(.usersAdd))
    )

    @Argument(help: .text(.care(.usersNewName)))
    var name: String

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    func run(_ session: Session) async throws {
        let user = try UserID(typed: name)
        let library = try await place.open(session)
        _ = try await library.addUser(user, profile: session.home.profile)
        try session.show(.users(try await HouseholdOverview(library: library).members(), session.wording))
        session.message(session.wording.notice(UserNotice.added(user)))
    }
}

struct RenameUserCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: .text(.care(.usersRenameAbstract)),
        discussion: .text(.care(.usersRenameDiscussion))
    )

    @Argument(help: .text(.care(.usersRenamed)))
    var user: UserID

    @Argument(help: .text(.care(.usersNewName)))
    var name: String

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    func run(_ session: Session) async throws {
        let name = try UserID(typed: name)
        let library = try await place.toChangeUsers(session, [user], from: user, into: name)
        let report = try await library.rename(user, to: name)
        session.message(session.wording.notice(UserNotice.renamed(user, to: name, records: report.records)))
    }
}

struct MergeUsersCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: .text(.care(.usersMergeAbstract)),
        discussion: .text(.care(.usersMergeDiscussion))
    )

    @Argument(help: .text(.care(.usersMerged)))
    var user: UserID

    @Argument(help: .text(.care(.usersMergedInto)))
    var into: UserID

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag(help: .text(.care(.usersMergeYes)))
    var yes = false

    func validate() throws {
        if user == into { throw ValidationError(Language.ofHelp.wording.notice(UserNotice.sameUser)) }
    }

    func run(_ session: Session) async throws {
        let library = try await place.toChangeUsers(session, [user, into], from: user, into: into)
        // A move that was begun is completed without asking again.
        let isBegun = try await library.isMerging(user, into: into)
        if !yes, !isBegun {
            let count = try await library.records(of: user).count
            session.message(session.wording.notice(UserNotice.mergeIsFinal(user, into: into, records: count)))
            guard await session.agrees(to: session.wording.notice(UserNotice.mergeQuestion)) else {
                session.message(session.wording.notice(UserNotice.notMerged(user, into: into)))
                throw ExitCode(ExitStatus.wrongUsage.rawValue)
            }
        }
        let report = try await library.merge(user, into: into)
        session.message(session.wording.notice(UserNotice.merged(user, into: into, report)))
    }
}

extension LibraryPlace {
    /// The existing library, with moves of users that were interrupted completed; it must have these users.
    fileprivate func toChangeUsers(
        _ session: Session,
        _ users: [UserID],
        from: UserID,
        into: UserID
    ) async throws -> ReceiptLibrary {
        guard let library = try openExisting(session) else { throw LibraryError.noSuchUser(from) }
        try await library.recover()
        if try await library.isMerging(from, into: into) { return library }
        let known = try await library.users().map(\.id)
        if let unknown = users.first(where: { !known.contains($0) }) { throw UnknownUser(unknown, known: known) }
        return library
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
