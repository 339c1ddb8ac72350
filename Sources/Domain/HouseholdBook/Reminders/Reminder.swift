public import ReceiptDomain

/// Something that is to be done again: a vaccination, an inspection, a filter to be changed.
///
/// It comes on days of the calendar, or so long after it was last done; then it hangs on the newest time, in whatever order
/// they were told.
public struct Reminder: LedgerEntity {
    /// A time it was done.
    public struct Done: Codable, Hashable, Sendable {
        /// `2026-11-05`.
        public var date: String
        /// The record of it, such as the vet's receipt.
        public var record: String?

        public init(_ day: CalendarDay, record: RecordID? = nil) {
            (date, self.record) = (day.description, record?.rawValue)
        }
    }

    public static let kind = "reminder"
    public static let fields: Set<String> = [
        "id", "title", "subject", "first", "series", "every", "unit", "after", "until", "done", "skipped", "source",
    ]

    public let id: String
    public var title: String
    public var subject: String?
    /// The first day; of one that comes after the last time, the day that counts as long as it was never done.
    public var first: String
    /// Days that come before the repetition begins, as the first doses of a vaccine do.
    public var series: [String]?
    /// With ``unit`` how long from one time to the next; a reminder without comes once.
    public var every: Int?
    public var unit: String?
    /// It comes so long after the last time, and not on days of the calendar: `true`, or not written.
    public var after: Bool?
    /// The last day that counts.
    public var until: String?
    public var done: [Done]
    /// Days on which it was due and left out.
    public var skipped: [String]?
    /// Who says so: the guideline that a plan is from.
    public var source: String?

    public init(id: String, title: String, first: CalendarDay, every period: Period? = nil, afterLast: Bool = false) {
        (self.id, self.title, self.first, done) = (id, title, first.description, [])
        (every, unit) = (period?.count, period?.unit.rawValue)
        after = afterLast && period != nil ? true : nil
    }

    public var period: Period? {
        guard let every, let unit = unit.flatMap(Period.Unit.init) else { return nil }
        return Period(every, unit)
    }

    public var comesAfterLast: Bool { after ?? false }

    /// The newest day on which it was done.
    public var lastDone: CalendarDay? { done.compactMap { CalendarDay(iso: $0.date) }.max() }

    /// The day on which it is due next; `nil` where it does not come any more.
    public var nextDue: CalendarDay? {
        guard let due = dueDay else { return nil }
        guard let until = until.flatMap({ CalendarDay(iso: $0) }) else { return due }
        return due <= until ? due : nil
    }

    private var dueDay: CalendarDay? {
        guard let first = CalendarDay(iso: first) else { return nil }
        let handled = done.map(\.date) + (skipped ?? [])
        let newest = handled.compactMap { CalendarDay(iso: $0) }.max()
        let series = (series ?? []).compactMap { CalendarDay(iso: $0) }.sorted()
        if handled.count < series.count {
            let planned = series[handled.count]
            guard handled.count > 0, let newest else { return planned }
            // The time between two doses matters more than the day that was planned for the later one.
            let interval = planned.daysSince1970 - series[handled.count - 1].daysSince1970
            return newest.adding(days: interval).map { max($0, planned) }
        }
        guard let period else { return handled.isEmpty ? first : nil }
        guard let newest else { return first }
        return comesAfterLast
            ? period.day(after: newest) : occurrence(of: period, from: first, after: cleared(by: newest))
    }

    /// The day of the calendar that is dealt with by what was done or left out on a day: one that was done before its time
    /// must not be asked for again.
    private func cleared(by newest: CalendarDay) -> CalendarDay {
        guard let first = CalendarDay(iso: first), let period else { return newest }
        let next = occurrence(of: period, from: first, after: newest)
        let last = max(first, newest)
        guard let next, let before = period.day(-1, after: next) else { return last }
        // Nearer to the next day than to the one before: that was meant.
        let toNext = next.daysSince1970 - newest.daysSince1970
        return toNext * 2 < newest.daysSince1970 - before.daysSince1970 ? next : newest
    }

    private func occurrence(of period: Period, from first: CalendarDay, after day: CalendarDay) -> CalendarDay? {
        guard day >= first else { return first }
        // Years and months are never longer than this, so that the search begins before the day and not far from it.
        let longest =
            period.count * (period.unit == .year ? 366 : period.unit == .month ? 31 : period.unit == .week ? 7 : 1)
        var index = (day.daysSince1970 - first.daysSince1970) / longest
        while let occurrence = period.day(index, after: first) {
            if occurrence > day { return occurrence }
            index += 1
        }
        return nil
    }

    /// The reminder once it was done on a day.
    public func done(on day: CalendarDay, record: RecordID? = nil) -> Reminder {
        var reminder = self
        reminder.done.append(Done(day, record: record))
        return reminder
    }

    /// The reminder without the time at which it is due now; `nil` where there is none.
    public var skippingNext: Reminder? {
        guard let due = nextDue else { return nil }
        var reminder = self
        reminder.skipped = (skipped ?? []) + [due.description]
        return reminder
    }
}
