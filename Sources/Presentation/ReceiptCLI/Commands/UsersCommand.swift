import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct UsersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "users",
        "List the library's users; add, rename or merge them.",
        "보관함의 사용자를 보여 주고, 추가하거나, 이름을 바꾸거나, 합칩니다.",
        discussion: .localized(
            "Photos in Inbox/NAME/ belong to the user of that name. Other commands take --user NAME.",
            "Inbox/이름/에 놓은 사진은 그 사용자의 사진입니다. 다른 명령에서는 --user 이름으로 지정합니다."
        ),
        subcommands: [
            ListUsersCommand.self, AddUserCommand.self, RenameUserCommand.self, MergeUsersCommand.self,
        ],
        defaultSubcommand: ListUsersCommand.self
    )
}

struct ListUsersCommand: SessionCommand {
    static let configuration = CommandConfiguration("list", "List the users.", "사용자를 보여 줍니다.")

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag("Print one JSON object a line for each user.", "사용자마다 JSON 객체를 한 줄씩 출력합니다.")
    var json = false

    func run(_ session: Session) async throws {
        let library = try place.openExisting(session)
        let rows =
            if let library { try await HouseholdOverview(library: library).members() } else {
                [HouseholdOverview.Member]()
            }
        guard !json else { return try StandardStreams.json(each: rows.map(JSONForm.member)) }
        guard !rows.isEmpty else { return session.message(session.wording.noRecords) }
        try session.show(.users(rows, session.wording))
    }
}

struct AddUserCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "add",
        "Add a user, for whom Inbox/NAME is an inbox of their own.",
        "사용자를 추가합니다. Inbox/이름이 그 사용자의 받은 폴더가 됩니다."
    )

    @Argument(help: .newUserName)
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
        "rename",
        "Give a user another name.",
        "사용자의 이름을 바꿉니다.",
        discussion: .localized(
            """
            Records, photos, accounts, rules, settings and devices keep to the user, with their history. What runs for the old name \
            ('serve', 'watch --user') is to be started again with the new one. An interruption loses nothing: the same command, or the \
            next import, completes it. Renaming back undoes it.
            """,
            """
            기록, 사진, 계좌, 규칙, 설정, 기기가 변경 내역까지 그대로 남습니다. 이전 이름으로 실행 중인 명령('serve', 'watch --user')은 새 이름으로 다시 시작하세요. 도중에 \
            멈춰도 잃는 것이 없으며, 같은 명령이나 다음 가져오기가 이어서 마칩니다. 이름을 다시 바꾸면 되돌아갑니다.
            """
        )
    )

    @Argument("The user.", "사용자.")
    var user: String

    @Argument(help: .newUserName)
    var name: String

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    func run(_ session: Session) async throws {
        let (user, name) = (try UserID(typed: user), try UserID(typed: name))
        let library = try await place.toChangeUsers(session, [user], from: user, into: name)
        let report = try await library.rename(user, to: name)
        session.message(session.wording.notice(UserNotice.renamed(user, to: name, records: report.records)))
    }
}

struct MergeUsersCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "merge",
        "Move everything of one user to another, and remove the first.",
        "한 사용자의 모든 것을 다른 사용자에게 옮기고, 앞의 사용자를 없앱니다.",
        discussion: .localized(
            """
            For instance where a second user was made by mistake. Records come with their history, photos, accounts, reminders and \
            devices; accounts of the same name stay two. Settings, and rules and budgets for the same shop or category, stay those of \
            the second user. It cannot be undone, and is asked about. An interruption loses nothing: the same command, or the next \
            import, completes it.
            """,
            """
            실수로 사용자가 하나 더 생겼을 때 씁니다. 기록은 변경 내역과 함께, 사진, 계좌, 알림, 기기까지 옮겨집니다. 이름이 같은 계좌는 둘로 남습니다. 설정, 그리고 같은 가게나 \
            분류의 규칙과 예산은 뒤의 사용자의 것이 남습니다. 되돌릴 수 없어서 먼저 묻습니다. 도중에 멈춰도 잃는 것이 없으며, 같은 명령이나 다음 가져오기가 이어서 마칩니다.
            """
        )
    )

    @Argument("The user whose records are moved, and who is removed.", "기록을 옮기고 없앨 사용자.")
    var user: String

    @Argument("The user who gets them.", "기록을 받을 사용자.")
    var into: String

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag("Do not ask.", "묻지 않습니다.")
    var yes = false

    func validate() throws {
        if user.lowercased() == into.lowercased() {
            throw ValidationError(Language.ofHelp.wording.notice(UserNotice.sameUser))
        }
    }

    func run(_ session: Session) async throws {
        let (user, into) = (try UserID(typed: user), try UserID(typed: into))
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

extension JSONForm {
    /// A user for `users --json`.
    fileprivate static func member(_ row: HouseholdOverview.Member) -> JSONForm {
        let profile = row.user.profile
        return [
            "user": row.user.id.rawValue, "drafts": row.drafts, "confirmed": row.confirmed,
            "locale": profile.locale, "currency": profile.currency,
        ]
    }
}
