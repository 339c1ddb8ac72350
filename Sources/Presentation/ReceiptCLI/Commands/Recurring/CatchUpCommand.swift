import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptWording

struct CatchUpCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "catch-up",
        "Enter what is due, including what needs your consent.",
        "예정일이 지난 것을 기록합니다. 확인이 필요한 것도 넣습니다.",
        discussion: .localized(
            """
            An entry that was due for more than a year, days far beyond everything in the ledger, and reminders are entered \
            only when you name them here. Without a name, everything else that is due is entered.
            """,
            """
            한 정기 기록이 1년 넘게 밀렸거나, 장부의 마지막 날보다 한참 뒤이거나, 알림만 하는 것은 여기에서 이름을 \
            지정해야 기록합니다. 이름이 없으면 나머지 밀린 것을 모두 기록합니다.
            """
        )
    )

    @Argument(help: .recurringEntry)
    var name: String?

    @OptionGroup var options: LibraryOptions

    @Flag("Skip what is due for good.", "밀린 것을 기록하지 않고 건너뜁니다.")
    var ignore = false

    @Flag("Show what would be entered, and write nothing.", "기록할 내용만 보여 주고 아무것도 쓰지 않습니다.")
    var dryRun = false

    @Flag(help: .jsonObjects)
    var json = false

    func validate() throws {
        // Ignoring requires a name, so that nothing is skipped by mistake.
        if ignore, name == nil { throw ValidationError(ArgumentHelp.recurringEntry.abstract) }
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
