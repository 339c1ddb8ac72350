import ReceiptDomain

extension Reminder {
    /// The calendar event from the next due day on; `nil` where none is left.
    ///
    /// A reminder relative to its last completion is a single event: later days depend on when it is done.
    public func calendarEvent(summary: String) -> CalendarEvent? {
        guard let due = nextDue else { return nil }
        return CalendarEvent(id: "reminder-\(id)@receiptmind", start: due, rule: calendarRule, summary: summary)
    }

    private var calendarRule: String? {
        guard !comesAfterLast, (series ?? []).isEmpty, let period, let anchor = CalendarDay(iso: first)
        else { return nil }
        let last = until.flatMap { CalendarDay(iso: $0) }
        return Schedule(anchor: anchor, every: period.count, period.unit).calendarRule(through: last)
    }
}
