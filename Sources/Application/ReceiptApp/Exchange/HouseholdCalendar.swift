public import HouseholdBook
public import ReceiptDomain

/// A household's payments and tasks as a calendar: recurring and planned entries, reminders, the next bill of each card, and the
/// last day of each open claim.
public struct HouseholdCalendar: Sendable {
    private let library: any LedgerTransactions
    private let user: UserID

    public init(library: any LedgerTransactions, user: UserID) { (self.library, self.user) = (library, user) }

    /// `summary` names a recurrence's event, `title` a reminder's, given its subject, `bill` a card's, `claim` a claim's, and `entry`
    /// a planned entry's.
    public func callAsFunction(
        on today: CalendarDay,
        summary: (Recurrence) -> String,
        title: (Reminder, Subject?) -> String,
        bill: (Account, CardBills.Bill) -> String,
        claim: (Claim) -> String,
        entry: (Record) -> String
    ) async throws -> CalendarFile {
        let recurrences = try await RecurringEntries(library: library, user: user).all()
        let directory = try await library.subjectDirectory(of: user)
        let reminders = try await HouseholdReminders(library: library, user: user).all()
        let bills = try await library.bookBalances(of: user).standings(on: today).compactMap { standing in
            standing.bills?.next.flatMap { next in
                next.bill.open.minorUnits == 0 ? nil : Self.event(of: next.bill, standing.account, bill)
            }
        }
        let claims = try await HouseholdClaims(library: library, user: user).all().compactMap { open in
            open.state == .open
                ? open.deadline.map {
                    CalendarEvent(id: "claim-\(open.id)@receiptmind", start: $0, summary: claim(open))
                } : nil
        }
        return CalendarFile(
            recurrences.compactMap { $0.calendarEvent(from: $0.since, summary: summary($0)) }
                + reminders.compactMap { reminder in
                    reminder.calendarEvent(summary: title(reminder, reminder.subject.flatMap { directory[$0] }))
                } + bills + claims + (try await plannedEvents(on: today, entry))
        )
    }

    /// The entries of days to come.
    private func plannedEvents(on today: CalendarDay, _ summary: (Record) -> String) async throws -> [CalendarEvent] {
        try await library.planned(after: today, of: user).compactMap { record in
            record.date.map {
                CalendarEvent(id: "entry-\(record.id.rawValue)@receiptmind", start: $0, summary: summary(record))
            }
        }
    }

    private static func event(
        of bill: CardBills.Bill,
        _ card: Account,
        _ summary: (Account, CardBills.Bill) -> String
    ) -> CalendarEvent {
        let id = "bill-\(card.id)-\(bill.payDay)@receiptmind"
        return CalendarEvent(id: id, start: bill.payDay, summary: summary(card, bill))
    }
}
