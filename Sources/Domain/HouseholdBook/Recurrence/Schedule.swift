public import ReceiptDomain

/// On which days something happens: every so many days, weeks, months or years from a day on.
///
/// Each day is reckoned from the anchor and not from the day before, so that the 31st comes back after a February. What
/// Foundation's recurrence rules do with such days is another thing on every platform and version, and they count in instants.
public struct Schedule: Hashable, Sendable {
    public enum Unit: String, CaseIterable, Sendable {
        case day, week, month, year
    }

    /// What becomes of an entry's date on a Saturday or Sunday; the nominal day stays.
    public enum WeekendRule: String, CaseIterable, Sendable {
        case keep
        /// On the Friday before.
        case before
        /// On the Monday after.
        case after
    }

    /// The longest step, in units: more is a slip of the finger.
    public static let longestStep = 1000

    /// The first day.
    public var anchor: CalendarDay
    /// At least 1.
    public var every: Int
    public var unit: Unit
    /// The last day that counts.
    public var until: CalendarDay?
    /// How many days there are, counted from the anchor; where there is an ``until`` too, what comes first ends it.
    public var count: Int?
    public var weekend: WeekendRule

    public init(
        anchor: CalendarDay,
        every: Int = 1,
        _ unit: Unit,
        until: CalendarDay? = nil,
        count: Int? = nil,
        weekend: WeekendRule = .keep
    ) {
        precondition(every >= 1, "a schedule goes forward")
        (self.anchor, self.every, self.unit) = (anchor, every, unit)
        (self.until, self.count, self.weekend) = (until, count, weekend)
    }

    /// The day of that number, from 0; `nil` where the schedule has ended, or the calendar.
    public func due(_ index: Int) -> CalendarDay? {
        guard index >= 0, index < count ?? .max, let day = unlimitedDue(index), day <= until ?? day else { return nil }
        return day
    }

    private func unlimitedDue(_ index: Int) -> CalendarDay? {
        let (units, isTooFar) = index.multipliedReportingOverflow(by: every)
        // Days of a week and months of a year make it no longer than the calendar in the end.
        guard !isTooFar, units.magnitude <= Self.mostDays else { return nil }
        return switch unit {
        case .day: anchor.adding(days: units)
        case .week: anchor.adding(days: units * 7)
        case .month: anchor.adding(months: units)
        case .year: anchor.adding(months: units * 12)
        }
    }

    /// More than the calendar has.
    private static let mostDays: UInt = 4_000_000

    /// The number of the first day that is not before this one, whether or not the schedule goes on so long.
    func firstIndex(onOrAfter day: CalendarDay) -> Int {
        guard day > anchor else { return 0 }
        let units =
            switch unit {
            case .day: day.daysSince1970 - anchor.daysSince1970
            case .week: (day.daysSince1970 - anchor.daysSince1970) / 7
            case .month: (day.year - anchor.year) * 12 + day.month - anchor.month
            case .year: day.year - anchor.year
            }
        let index = units / every
        guard let due = unlimitedDue(index) else { return index }
        return due < day ? index + 1 : index
    }

    /// The last day that is not after this one; `nil` where none is.
    func lastDue(onOrBefore day: CalendarDay) -> CalendarDay? {
        let index = firstIndex(onOrAfter: day)
        return due(index) == day ? day : due(index - 1)
    }

    /// The days between the two, both included, in order.
    public func dues(from first: CalendarDay, through last: CalendarDay) -> Dues {
        Dues(schedule: self, index: firstIndex(onOrAfter: first), last: last)
    }

    /// Days of a schedule, made one at a time: of a daily one there are millions up to the end of the calendar.
    public struct Dues: Sequence, IteratorProtocol, Sendable {
        let schedule: Schedule
        var index: Int
        let last: CalendarDay

        public mutating func next() -> CalendarDay? {
            guard let day = schedule.due(index), day <= last else { return nil }
            index += 1
            return day
        }
    }

    /// The date of an entry that is due that day.
    public func date(ofDue due: CalendarDay) -> CalendarDay {
        guard due.isWeekend else { return due }
        return switch weekend {
        case .keep: due
        case .before: due.adding(days: 5 - due.weekday) ?? due
        case .after: due.adding(days: 8 - due.weekday) ?? due
        }
    }
}
