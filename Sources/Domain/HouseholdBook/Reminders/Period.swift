public import ReceiptDomain

/// A length of time in calendar units: `3 months`, `1 year`.
public struct Period: Hashable, Sendable {
    public enum Unit: String, CaseIterable, Sendable {
        case day, week, month, year
    }

    /// The longest, in units; a longer one is a typing error.
    public static let longest = 1000

    public var count: Int
    public var unit: Unit

    /// `nil` unless the count is from 1 to ``longest``.
    public init?(_ count: Int, _ unit: Unit) {
        guard (1...Self.longest).contains(count) else { return nil }
        (self.count, self.unit) = (count, unit)
    }

    /// Parses `1y`, `3 months`, `2주`, `매년`, `year`; `nil` for anything else.
    public init?(_ typed: String) {
        let text = typed.lowercased().filter { !$0.isWhitespace }
        let every = text.hasPrefix("매") ? text.dropFirst() : text[...]
        let digits = every.prefix { $0.isASCII && $0.isNumber }
        let word = String(every.dropFirst(digits.count))
        guard let unit = Unit.allCases.first(where: { $0.words.contains(word) }) else { return nil }
        guard let count = digits.isEmpty ? 1 : Int(digits) else { return nil }
        self.init(count, unit)
    }

    /// The day `times` periods later, or the last day of a shorter month; `nil` outside the calendar.
    public func day(_ times: Int = 1, after day: CalendarDay) -> CalendarDay? {
        let (units, isTooFar) = times.multipliedReportingOverflow(by: count)
        guard !isTooFar, units.magnitude < 4_000_000 else { return nil }
        return switch unit {
        case .day: day.adding(days: units)
        case .week: day.adding(days: units * 7)
        case .month: day.adding(months: units)
        case .year: day.adding(months: units * 12)
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
