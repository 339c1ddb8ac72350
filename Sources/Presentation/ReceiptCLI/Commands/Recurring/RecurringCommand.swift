import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

struct RecurringCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "recurring",
        "Show and keep recurring entries: rent, salary, subscriptions.",
        "월세, 월급, 구독 같은 정기 기록을 보고 관리합니다.",
        discussion: .localized(
            """
            What is due is entered by any command that opens the library, and by 'receiptmind watch' at midnight: everything \
            missed is entered once, in one step for 'receiptmind undo'. What you change, move or discard stays that way.
            """,
            """
            예정일이 되면 보관함을 여는 명령을 실행할 때, 'receiptmind watch' 중에는 자정에 기록됩니다. 밀린 것도 모두 한 번씩만 \
            기록되며, 'receiptmind undo' 한 번으로 되돌립니다. 직접 고치거나 옮기거나 버린 것은 그대로 둡니다.
            """
        ),
        subcommands: [
            ListRecurringCommand.self, AddRecurringCommand.self, EditRecurringCommand.self,
            PauseRecurringCommand.self, ResumeRecurringCommand.self, SkipRecurringCommand.self,
            EndRecurringCommand.self, PreviewRecurringCommand.self, CatchUpCommand.self, ExportRecurringCommand.self,
        ],
        defaultSubcommand: ListRecurringCommand.self
    )
}

struct ListRecurringCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "list",
        "List recurring entries, and when they come next.",
        "정기 기록과 다음 예정일을 봅니다."
    )

    @OptionGroup var options: LibraryOptions

    @Flag("List ended ones too.", "끝난 정기 기록도 봅니다.")
    var all = false

    @Flag(help: .jsonObjects)
    var json = false

    func run(_ session: Session) async throws {
        let today = try CalendarDay.today()
        guard
            let entries = try await options.openExisting(session).map({
                RecurringEntries(library: $0, user: options.user)
            })
        else { return json ? () : session.message(session.wording.notice(RecurringNotice.none)) }
        let seen = try await entries.seen()
        let shown = try await entries.all().filter { all || $0.ended.map { $0 >= today } ?? true }
            .map { (recurrence: $0, next: $0.nextOpen(onOrAfter: today, seen: seen)) }
        guard !json else {
            return try StandardStreams.json(each: shown.map { RecurrenceForm($0.recurrence, $0.next) })
        }
        guard !shown.isEmpty else { return session.message(session.wording.notice(RecurringNotice.none)) }
        try session.show(.recurring(shown, today: today, session.wording))
    }
}

struct PreviewRecurringCommand: HouseholdCommand {
    static let configuration = CommandConfiguration("preview", "Show what comes next, for one or all.", "앞으로의 예정을 봅니다.")

    @Argument(help: .recurringEntry)
    var words: [String] = []

    @OptionGroup var options: LibraryOptions

    @Option(help: .previewCount)
    var count = 12

    @Flag(help: .jsonObjects)
    var json = false

    func validate() throws {
        guard (1...1000).contains(count) else { throw ValidationError(ArgumentHelp.previewCount.abstract) }
    }

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session, isDryRun: true) else {
            throw RecurrenceProblem.noneAtAll
        }
        let entries = RecurringEntries(library: library, user: options.user)
        let chosen =
            words.isEmpty ? try await entries.all() : [try await entries.named(words.joined(separator: " "))]
        let rows = try Upcoming.next(count, of: chosen, from: .today(), seen: try await entries.seen())
        guard !json else {
            return try StandardStreams.json(each: rows.map { JSONForm.occurrence($0.recurrence, $0.occurrence) })
        }
        guard !rows.isEmpty else {
            throw chosen.first.map { RecurrenceProblem.nothingComes(name: $0.template.name) } ?? .noneAtAll
        }
        try session.show(.upcoming(rows, session.wording))
    }
}
