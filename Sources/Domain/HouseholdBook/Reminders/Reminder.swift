public import ReceiptDomain

/// A recurring task: a vaccination, an inspection, a filter to be changed.
///
/// It is due on calendar days, or a period after it was last done; then the newest completion counts, in whatever order they were
/// recorded.
public struct Reminder: LedgerEntity {
    public struct Done: Codable, Hashable, Sendable {
        /// `2026-11-05`.
        public var date: String
        /// The id of its record, such as the vet's receipt.
        public var record: String?

        public init(_ day: CalendarDay, record: RecordID? = nil) {
            (date, self.record) = (day.description, record?.rawValue)
        }
    }

    public static let kind = "reminder"
    public static let fields: Set<String> = [
        "id", "title", "subject", "first", "series", "every", "unit", "after", "until", "done", "doneBefore", "skipped",
        "source",
    ]

    public let id: String
    public var title: String
    public var subject: String?
    /// The first due day; for a reminder relative to its last completion, the due day until it was done once.
    public var first: String
    /// Due days before the repetition begins, such as the first doses of a vaccine.
    public var series: [String]?
    /// With ``unit`` the period between due days; `nil` for a single one.
    public var every: Int?
    public var unit: String?
    /// `true` where the period counts from the last completion instead of calendar days; otherwise not written.
    public var after: Bool?
    /// The last due day, inclusive.
    public var until: String?
    public var done: [Done]
    /// The number of completions before the due day was last set by hand, which no longer move it.
    public var doneBefore: Int?
    /// Due days that were skipped.
    public var skipped: [String]?
    /// The source of a planned reminder, such as a guideline.
    public var source: String?

    public init(id: String, title: String, first: CalendarDay, every period: Period? = nil, afterLast: Bool = false) {
        (self.id, self.title, self.first, done) = (id, title, first.description, [])
        (every, unit) = (period?.count, period?.unit.rawValue)
        after = afterLast && period != nil ? true : nil
    }

    public var invalidValue: InvalidValue? {
        if let every, !(1...Period.longest).contains(every) { return InvalidValue("every", "\(every)") }
        if let doneBefore, doneBefore < 0 { return InvalidValue("doneBefore", "\(doneBefore)") }
        let days: [(String, [String?])] = [
            ("first", [first]), ("until", [until]), ("series", series ?? []),
            ("done.date", done.map(\.date)), ("skipped", skipped ?? []),
        ]
        return InvalidValue.first(in: days) { CalendarDay(iso: $0) }
            ?? InvalidValue.first(in: [("unit", [unit])]) { Period.Unit(rawValue: $0) }
    }

    public var period: Period? {
        guard let every, let unit = unit.flatMap(Period.Unit.init) else { return nil }
        return Period(every, unit)
    }

    public var comesAfterLast: Bool { after ?? false }

    /// The next due day; `nil` where none is left.
    public var nextDue: CalendarDay? {
        guard let due = dueDay else { return nil }
        guard let until = until.flatMap({ CalendarDay(iso: $0) }) else { return due }
        return due <= until ? due : nil
    }

    private var dueDay: CalendarDay? {
        guard let first = CalendarDay(iso: first) else { return nil }
        let handled = done.dropFirst(doneBefore ?? 0).map(\.date) + (skipped ?? [])
        let newest = handled.compactMap { CalendarDay(iso: $0) }.max()
        let series = (series ?? []).compactMap { CalendarDay(iso: $0) }.sorted()
        if handled.count < series.count {
            let planned = series[handled.count]
            guard handled.count > 0, let newest else { return planned }
            // The interval between two doses matters more than the planned day of the later one.
            let interval = planned.daysSince1970 - series[handled.count - 1].daysSince1970
            return newest.adding(days: interval).map { max($0, planned) }
        }
        guard let period else { return handled.isEmpty ? first : nil }
        guard let newest else { return first }
        return comesAfterLast
            ? period.day(after: newest) : occurrence(of: period, from: first, after: cleared(by: newest))
    }

    /// The calendar day that a completion or skip on a day settles, so that an early completion is not asked for again.
    private func cleared(by newest: CalendarDay) -> CalendarDay {
        guard let first = CalendarDay(iso: first), let period else { return newest }
        let next = occurrence(of: period, from: first, after: newest)
        let last = max(first, newest)
        guard let next, let before = period.day(-1, after: next) else { return last }
        // Nearer to the next due day than to the previous one, so it was meant for the next.
        let toNext = next.daysSince1970 - newest.daysSince1970
        return toNext * 2 < newest.daysSince1970 - before.daysSince1970 ? next : newest
    }

    private func occurrence(of period: Period, from first: CalendarDay, after day: CalendarDay) -> CalendarDay? {
        guard day >= first else { return first }
        // An upper bound of the period in days, so that the search starts before the day and close to it.
        let longest =
            period.count * (period.unit == .year ? 366 : period.unit == .month ? 31 : period.unit == .week ? 7 : 1)
        var index = (day.daysSince1970 - first.daysSince1970) / longest
        while let occurrence = period.day(index, after: first) {
            if occurrence > day { return occurrence }
            index += 1
        }
        return nil
    }

    /// Makes the reminder due on the last days of months.
    ///
    /// Days are counted from one of 31 days; the ends of shorter months before it are the series.
    public mutating func keepMonthEnds() {
        guard let period, period.unit == .month, !comesAfterLast, var day = CalendarDay(iso: first) else { return }
        var shorter: [CalendarDay] = []
        while day.day < 31, shorter.count < 12, let next = day.adding(months: period.count) {
            shorter.append(day)
            let last = CalendarDay.days(inMonth: next.month, of: next.year)
            day = CalendarDay(year: next.year, month: next.month, day: last) ?? next
        }
        // Every twelve months the same month comes again.
        guard day.day == 31, !shorter.isEmpty else { return }
        (series, first) = (shorter.map(\.description), day.description)
    }

    /// Makes the reminder due on the day and by the period, whatever was done before.
    public mutating func reschedule(on first: CalendarDay, every period: Period?) {
        (self.first, every, unit) = (first.description, period?.count, period?.unit.rawValue)
        after = comesAfterLast && period != nil ? true : nil
        (series, skipped) = (nil, nil)
        doneBefore = done.isEmpty ? nil : done.count
    }

    /// The reminder with a completion added.
    public func done(on day: CalendarDay, record: RecordID? = nil) -> Reminder {
        var reminder = self
        reminder.done.append(Done(day, record: record))
        return reminder
    }

    /// The reminder with its present due day skipped; `nil` where there is none.
    public var skippingNext: Reminder? {
        guard let due = nextDue else { return nil }
        var reminder = self
        reminder.skipped = (skipped ?? []) + [due.description]
        return reminder
    }
}
