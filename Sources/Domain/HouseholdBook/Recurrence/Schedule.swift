public import ReceiptDomain

/// The days of a recurrence: every so many days, weeks, months or years from an anchor.
///
/// Each day is computed from the anchor, so that the 31st returns after a February. Foundation's recurrence rules treat such days
/// differently on each platform and version, and work with instants.
public struct Schedule: Hashable, Sendable {
    /// The date of an entry due on a Saturday or Sunday; the nominal day stays.
    public enum WeekendRule: String, CaseIterable, Sendable {
        case keep
        /// On the Friday before.
        case before
        /// On the Monday after.
        case after
    }

    public var anchor: CalendarDay
    /// From 1 to ``Period/longest``.
    public var every: Int
    public var unit: Period.Unit
    /// The last day, inclusive.
    public var until: CalendarDay?
    /// The number of days from the anchor; with ``until`` the earlier end applies.
    public var count: Int?
    public var weekend: WeekendRule

    public init(
        anchor: CalendarDay,
        every: Int = 1,
        _ unit: Period.Unit,
        until: CalendarDay? = nil,
        count: Int? = nil,
        weekend: WeekendRule = .keep
    ) {
        precondition(every >= 1, "a schedule goes forward")
        (self.anchor, self.every, self.unit) = (anchor, every, unit)
        (self.until, self.count, self.weekend) = (until, count, weekend)
    }

    /// The day with this index from 0; `nil` after the end of the schedule or calendar.
    public func due(_ index: Int) -> CalendarDay? {
        guard index >= 0, index < count ?? .max, let day = unlimitedDue(index), day <= until ?? day else { return nil }
        return day
    }

    private func unlimitedDue(_ index: Int) -> CalendarDay? { Period(every, unit)?.day(index, after: anchor) }

    /// The index of the first day on or after this one, ignoring the schedule's end.
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

    /// The last day on or before this one; `nil` where none is.
    func lastDue(onOrBefore day: CalendarDay) -> CalendarDay? {
        let index = firstIndex(onOrAfter: day)
        return due(index) == day ? day : due(index - 1)
    }

    /// The days from `first` through `last`, in order.
    public func dues(from first: CalendarDay, through last: CalendarDay) -> Dues {
        Dues(schedule: self, index: firstIndex(onOrAfter: first), last: last)
    }

    /// The days of a schedule, computed one at a time: a daily one has millions until the calendar's end.
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

    /// The entry date for a due day, by the weekend rule.
    public func date(ofDue due: CalendarDay) -> CalendarDay {
        guard due.isWeekend else { return due }
        return switch weekend {
        case .keep: due
        case .before: due.adding(days: 5 - due.weekday) ?? due
        case .after: due.adding(days: 8 - due.weekday) ?? due
        }
    }
}
