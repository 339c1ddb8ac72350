import ReceiptApp
import ReceiptDomain
import ReceiptStorage

struct DueReminders: Sendable {
    let library: ReceiptLibrary
    let onDue: @Sendable (DueReminder, CalendarDay) -> Void

    /// Reports at the beginning of each day after `day`, until its task is cancelled.
    func run(since day: CalendarDay) async { await onEachDay(after: day, tell) }

    /// Errors are ignored: an unreadable ledger is reported by the next import.
    func tell(_ today: CalendarDay) async {
        for user in (try? await library.users()) ?? [] {
            let due = try? await HouseholdReminders(library: library, user: user.id).due(on: today)
            for item in due ?? [] { onDue(item, today) }
        }
    }
}
