import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptWording

/// Makes all due entries, including those that wait for consent: `receiptmind recurring catch-up`.
struct CatchUpCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "catch-up",
        abstract: .text(.recurringChanges(.catchUpAbstract)),
        discussion: .text(.recurringChanges(.catchUpDiscussion))
    )

    @Argument(help: .text(.recurringChanges(.which)))
    var name: String?

    @OptionGroup var options: LibraryOptions

    @Flag(help: .text(.recurringChanges(.catchUpIgnore)))
    var ignore = false

    @Flag(help: .text(.recurringChanges(.catchUpDryRun)))
    var dryRun = false

    @Flag(help: .text(.recurring(.json)))
    var json = false

    func validate() throws {
        // Ignoring requires a name, so that nothing is skipped by mistake.
        if ignore, name == nil { throw ValidationError(String.text(.recurringChanges(.which))) }
    }

    func run(_ session: Session) async throws {
        // Opened without ``LibraryOptions``, which would make the due entries already.
        guard let library = try options.place.openExisting(session) else { throw RecurrenceProblem.noneAtAll }
        let entries = RecurringEntries(library: library, user: options.user)
        var released: Set<String> = []
        if let name { released = [try await entries.named(name).id] }
        let today = try CalendarDay.today()
        if ignore, let id = released.first {
            let (recurrence, count) = try await entries.leaveOutDue(id, today: today) { $0.newID }
            let notice = count == 0 ? RecurringNotice.nothingDue : .ignored(recurrence, count: count)
            return session.message(session.wording.notice(notice))
        }
        let catchUp = CatchUp(library: library)
        let due = try await catchUp.rehearse(of: options.user, today: today, releasing: released)
        guard !due.isEmpty else { return session.message(session.wording.notice(RecurringNotice.nothingDue)) }
        let report = dryRun ? due : try await catchUp(of: options.user, today: today, releasing: released)
        if json { try StandardStreams.json(each: report.made.map { RecordForm($0) }) }
        if dryRun, !report.made.isEmpty {
            session.message(session.wording.notice(RecurringNotice.wouldMake(report.made)))
            var rest = report
            rest.made = []
            session.tell(rest)
        } else {
            session.tell(report)
        }
    }
}
