public import HouseholdBook
public import ReceiptDomain

/// The household's recurrences and reminders as a calendar file for a phone.
public struct HouseholdCalendar: Sendable {
    private let library: any LedgerTransactions
    private let user: UserID

    public init(library: any LedgerTransactions, user: UserID) { (self.library, self.user) = (library, user) }

    /// `summary` names a recurrence's event, `title` a reminder's, given its subject.
    public func callAsFunction(
        summary: (Recurrence) -> String,
        title: (Reminder, Subject?) -> String
    ) async throws -> CalendarFile {
        let recurrences = try await RecurringEntries(library: library, user: user).all()
        let directory = try await library.subjectDirectory(of: user)
        let reminders = try await HouseholdReminders(library: library, user: user).all()
        return CalendarFile(
            recurrences.compactMap { $0.calendarEvent(from: $0.since, summary: summary($0)) }
                + reminders.compactMap { reminder in
                    reminder.calendarEvent(summary: title(reminder, reminder.subject.flatMap { directory[$0] }))
                }
        )
    }
}
