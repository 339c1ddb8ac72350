public import ReceiptDomain

/// The range of days of a report.
public struct ReportPeriod: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable {
        case month, year
        /// Several consecutive months.
        case months
        case days
    }

    public let unit: Unit
    public let first: CalendarDay
    /// Inclusive.
    public let last: CalendarDay
    /// The day on which each month begins: 1, or a pay day.
    public let monthStart: Int

    private init(_ unit: Unit, _ first: CalendarDay, _ last: CalendarDay, monthStart: Int = 1) {
        (self.unit, self.first, self.last, self.monthStart) = (unit, first, last, monthStart)
    }

    /// The month with this number, from its day `start` to the day before that of the next month.
    ///
    /// A month without that day begins on its last. `nil` where the month does not exist.
    public static func month(_ month: Int, of year: Int, from start: Int = 1) -> ReportPeriod? {
        guard (1...31).contains(start), let day = CalendarDay(year: year, month: month, day: 1) else { return nil }
        let own = CalendarMonth(day)
        let next = own.adding(1)
        // The calendar's last month ends with the calendar.
        let last =
            CalendarDay(year: next.year, month: next.month, day: 1) == nil
            ? own.day(31) : next.day(start).dayBefore
        return ReportPeriod(.month, own.day(start), last, monthStart: start)
    }

    public static func month(with day: CalendarDay, from start: Int = 1) -> ReportPeriod? {
        let own = CalendarMonth(day).day(start) > day ? CalendarMonth(day).adding(-1) : CalendarMonth(day)
        return month(own.month, of: own.year, from: start)
    }

    /// The twelve months of a year; `nil` where the calendar lacks the year.
    public static func year(_ year: Int, from start: Int = 1) -> ReportPeriod? {
        guard let first = month(1, of: year, from: start), let last = month(12, of: year, from: start) else {
            return nil
        }
        return ReportPeriod(.year, first.first, last.last, monthStart: start)
    }

    /// `nil` where the last day is before the first.
    public static func days(from first: CalendarDay, through last: CalendarDay) -> ReportPeriod? {
        first <= last ? ReportPeriod(.days, first, last) : nil
    }

    /// `count` consecutive months that end with this one.
    public static func months(_ count: Int, through last: ReportPeriod) -> ReportPeriod {
        let first = CalendarMonth(last.first).adding(1 - max(1, count)).day(last.monthStart)
        return ReportPeriod(.months, min(first, last.first), last.last, monthStart: last.monthStart)
    }

    public var days: Int { last.daysSince1970 - first.daysSince1970 + 1 }

    public func contains(_ day: CalendarDay) -> Bool { first <= day && day <= last }

    /// The day's number within the period, from 1; `nil` outside it.
    public func number(of day: CalendarDay) -> Int? {
        contains(day) ? day.daysSince1970 - first.daysSince1970 + 1 : nil
    }

    /// The previous period of the same length; `nil` at the beginning of the calendar.
    public var previous: ReportPeriod? {
        switch unit {
        case .month: return first.dayBefore == first ? nil : .month(with: first.dayBefore, from: monthStart)
        case .year: return .year(CalendarMonth(first).year - 1, from: monthStart)
        case .months:
            guard let last = first.adding(days: -1), let start = first.adding(months: -monthCount) else { return nil }
            return ReportPeriod(.months, CalendarMonth(start).day(monthStart), last, monthStart: monthStart)
        case .days:
            guard let last = first.adding(days: -1), let start = last.adding(days: 1 - days) else { return nil }
            return ReportPeriod(.days, start, last, monthStart: monthStart)
        }
    }

    /// The month after this one, or after the last day of a longer period; `nil` at the end of the calendar.
    public var nextMonth: ReportPeriod? { last.adding(days: 1).flatMap { .month(with: $0, from: monthStart) } }

    /// The part of the previous period that corresponds to this one until the day; `nil` where this one has ended or not begun.
    public func sameDays(until day: CalendarDay) -> ClosedRange<CalendarDay>? {
        guard contains(day), day < last, let previous else { return nil }
        let end =
            switch unit {
            case .month: day.adding(months: -1)
            case .year: day.adding(months: -12)
            case .months: day.adding(months: -monthCount)
            case .days: previous.first.adding(days: day.daysSince1970 - first.daysSince1970)
            }
        return end.map { previous.first...min(max($0, previous.first), previous.last) }
    }

    /// The day of this period that corresponds to one of the previous period.
    func counterpart(of day: CalendarDay) -> CalendarDay {
        guard let previous else { return day }
        let moved =
            switch unit {
            case .month: day.adding(months: 1)
            case .year: day.adding(months: 12)
            case .months: day.adding(months: monthCount)
            case .days: day.adding(days: first.daysSince1970 - previous.first.daysSince1970)
            }
        return min(max(moved ?? day, first), last)
    }

    /// The number of months, for periods that consist of whole months.
    private var monthCount: Int {
        let (first, end) = (CalendarMonth(first), CalendarMonth(last.adding(days: 1) ?? last))
        return max(1, (end.year - first.year) * 12 + end.month - first.month)
    }

    public var months: [ReportPeriod] {
        var months: [ReportPeriod] = []
        var next = ReportPeriod.month(with: first, from: monthStart)
        while let month = next, month.first <= last {
            months.append(month)
            guard month.last < last else { break }
            next = month.nextMonth
        }
        return months
    }

    /// The period in weeks of seven days that begin on this weekday, 1 for Monday; `nil` for days outside of it.
    public func weeks(from weekday: Int) -> [[CalendarDay?]] {
        let before = (first.weekday - weekday + 7) % 7
        return stride(from: -before, to: days, by: 7).map { start in
            (start..<start + 7).map { $0 < 0 || $0 >= days ? nil : first.adding(days: $0) }
        }
    }
}

extension CalendarDay {
    /// The previous day; the calendar's first day stays.
    fileprivate var dayBefore: CalendarDay { adding(days: -1) ?? self }
}
