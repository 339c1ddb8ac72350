import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

struct RemindCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "remind",
        "Show and keep reminders of what is to be done.",
        "할 일의 알림을 보고 관리합니다.",
        discussion: .localized(
            "Reminders that are due appear in 'receiptmind' and in 'receiptmind watch --json'.",
            "예정일이 된 알림은 'receiptmind'와 'receiptmind watch --json'에 나옵니다."
        ),
        subcommands: [
            ListRemindersCommand.self, AddReminderCommand.self, EditReminderCommand.self, ReminderDoneCommand.self,
            SkipReminderCommand.self, RemoveReminderCommand.self, PlanRemindersCommand.self,
        ],
        defaultSubcommand: ListRemindersCommand.self
    )
}

struct ListRemindersCommand: HouseholdCommand {
    static let configuration = CommandConfiguration("list", "List the reminders by due date.", "알림을 예정일 순서로 봅니다.")

    @OptionGroup var options: LibraryOptions

    @Flag("List finished ones too.", "끝난 알림도 봅니다.")
    var all = false

    @Flag(help: .jsonLines)
    var json = false

    func run(_ session: Session) async throws {
        guard let book = try await options.existingBook(session) else {
            return session.message(session.wording.notice(ReminderNotice.none))
        }
        var reminders = try await book.reminders.all()
        if !all, !json { reminders.removeAll { $0.nextDue == nil } }
        guard !json else { return try StandardStreams.json(each: reminders.map(JSONForm.reminder)) }
        guard !reminders.isEmpty else { return book.say(book.wording.notice(ReminderNotice.none)) }
        let today = book.today
        let directory = book.names.subjects
        try book.show(.reminders(reminders, directory, today: today, book.wording))
    }
}
