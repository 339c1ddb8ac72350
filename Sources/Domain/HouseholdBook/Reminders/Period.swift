public import ReceiptDomain

/// A time from one day to another: `3 months`, `1 year`.
public struct Period: Hashable, Sendable {
    public enum Unit: String, CaseIterable, Sendable {
        case day, week, month, year
    }

    /// The longest, in units: more is a slip of the finger.
    public static let longest = 1000

    public var count: Int
    public var unit: Unit

    /// `nil` unless the count is from 1 to ``longest``.
    public init?(_ count: Int, _ unit: Unit) {
        guard (1...Self.longest).contains(count) else { return nil }
        (self.count, self.unit) = (count, unit)
    }

    /// Reads `1y`, `3 months`, `2주`, `매년`, `year`; `nil` for anything else.
    public init?(_ typed: String) {
        let text = typed.lowercased().filter { !$0.isWhitespace }
        let every = text.hasPrefix("매") ? text.dropFirst() : text[...]
        let digits = every.prefix { $0.isASCII && $0.isNumber }
        let word = String(every.dropFirst(digits.count))
        guard let unit = Unit.allCases.first(where: { $0.words.contains(word) }) else { return nil }
        guard let count = digits.isEmpty ? 1 : Int(digits) else { return nil }
        self.init(count, unit)
    }

    /// The day so many periods after another; a day that a month lacks is its last one, `nil` is outside the calendar.
    public func day(_ times: Int = 1, after day: CalendarDay) -> CalendarDay? {
        let (units, isTooFar) = times.multipliedReportingOverflow(by: count)
        guard !isTooFar, units.magnitude < 4_000_000 else { return nil }
        return switch unit {
        case .day: day.later(days: units)
        case .week: day.later(days: units * 7)
        case .month: day.later(months: units)
        case .year: day.later(months: units * 12)
        }
    }
}

extension Period.Unit {
    fileprivate var words: [String] {
        switch self {
        case .day: ["d", "day", "days", "일"]
        case .week: ["w", "week", "weeks", "주", "주일"]
        case .month: ["m", "mo", "month", "months", "월", "달", "개월"]
        case .year: ["y", "yr", "year", "years", "년", "해"]
        }
    }
}

extension CalendarDay {
    /// The same day of another month, or the last one of a month that is shorter.
    func later(months: Int) -> CalendarDay? {
        let index = year * 12 + month - 1 + months
        let (year, month) = (index / 12, index % 12 + 1)
        guard index >= 12 else { return nil }
        return CalendarDay(year: year, month: month, day: min(day, Self.days(inMonth: month, of: year)))
    }

    func later(days: Int) -> CalendarDay? {
        let wanted = daysSince1970 + days
        // A year has 365.2425 days on average; from its first day on it is never more than a year too early or too late.
        let guess = Int((Double(wanted) / 365.2425).rounded(.down)) + 1970
        for year in [guess - 1, guess, guess + 1] {
            guard let first = CalendarDay(year: year, month: 1, day: 1) else { continue }
            var left = wanted - first.daysSince1970
            guard left >= 0, left < 366 else { continue }
            for month in 1...12 {
                let days = CalendarDay.days(inMonth: month, of: year)
                if left < days { return CalendarDay(year: year, month: month, day: left + 1) }
                left -= days
            }
        }
        return nil
    }
}
