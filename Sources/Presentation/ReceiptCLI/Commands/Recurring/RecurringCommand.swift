import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Manages recurring entries: `receiptmind recurring`.
struct RecurringCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recurring",
        abstract: .text(.recurring(.abstract)),
        discussion: .text(.recurring(.discussion)),
        subcommands: [
            ListRecurringCommand.self, AddRecurringCommand.self, EditRecurringCommand.self,
            PauseRecurringCommand.self, ResumeRecurringCommand.self, SkipRecurringCommand.self,
            EndRecurringCommand.self, PreviewRecurringCommand.self, CatchUpCommand.self, ExportRecurringCommand.self,
        ],
        defaultSubcommand: ListRecurringCommand.self
    )
}

struct ListRecurringCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: .text(.recurring(.overviewAbstract)))

    @OptionGroup var options: LibraryOptions

    @Flag(help: .text(.recurring(.overviewAll)))
    var all = false

    @Flag(help: .text(.recurring(.json)))
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
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: .text(.recurringChanges(.previewAbstract))
    )

    @Argument(help: .text(.recurringChanges(.which)))
    var words: [String] = []

    @OptionGroup var options: LibraryOptions

    @Option(help: .text(.recurringChanges(.previewCount)))
    var count = 12

    @Flag(help: .text(.recurring(.json)))
    var json = false

    func validate() throws {
        guard (1...1000).contains(count) else { throw ValidationError(String.text(.recurringChanges(.previewCount))) }
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
            return try StandardStreams.json(each: rows.map { OccurrenceForm($0.recurrence, $0.occurrence) })
        }
        guard !rows.isEmpty else {
            throw chosen.first.map { RecurrenceProblem.nothingComes(name: $0.template.name) } ?? .noneAtAll
        }
        try session.show(.upcoming(rows, session.wording))
    }
}
