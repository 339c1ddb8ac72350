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

    /// Parses `1y`, `3 months`, `every other week`, `2주`, `매년`, `2년마다`, `격월`; `nil` for anything else.
    public init?(_ typed: String) {
        var words = typed.lowercased().filter { !$0.isWhitespace }
        for prefix in ["every", "매"] where words.hasPrefix(prefix) { words.removeFirst(prefix.count) }
        if words.hasSuffix("마다") { words.removeLast(2) }
        if let known = Self.named[words] {
            self = known
            return
        }
        if let number = Self.numbers.first(where: { words.hasPrefix($0.key) }) {
            words = number.value + words.dropFirst(number.key.count)
        }
        let digits = words.prefix { $0.isASCII && $0.isNumber }
        let word = String(words.dropFirst(digits.count))
        guard let unit = Unit.allCases.first(where: { $0.words.contains(word) }) else { return nil }
        guard let count = digits.isEmpty ? 1 : Int(digits) else { return nil }
        self.init(count, unit)
    }

    /// Periods with names of their own, without spaces.
    private static let named: [String: Period] = {
        let names: [(Int, Unit, [String])] = [
            (1, .day, ["daily", "하루"]), (2, .day, ["otherday", "이틀", "격일"]), (3, .day, ["사흘"]), (4, .day, ["나흘"]),
            (5, .day, ["닷새"]), (10, .day, ["열흘"]), (15, .day, ["보름"]), (1, .week, ["weekly", "일주일", "한주"]),
            (2, .week, ["biweekly", "fortnight", "fortnightly", "otherweek", "격주"]), (1, .month, ["monthly", "한달"]),
            (2, .month, ["othermonth", "bimonthly", "격월", "두달"]), (3, .month, ["quarterly", "quarter", "분기", "석달"]),
            (6, .month, ["halfyear", "반년", "semiannually"]), (1, .year, ["yearly", "annually", "일년"]),
            (2, .year, ["otheryear", "격년"]),
        ]
        return names.reduce(into: [:]) { found, entry in
            for name in entry.2 { found[name] = Period(entry.0, entry.1) }
        }
    }()

    private static let numbers = ["two": "2", "three": "3", "four": "4", "six": "6", "ten": "10"]

    /// The day `times` periods later, or the last day of a shorter month; `nil` outside the calendar.
    public func day(_ times: Int = 1, after day: CalendarDay) -> CalendarDay? {
        let (units, isTooFar) = times.multipliedReportingOverflow(by: count)
        // More days than the calendar has; weeks, months and years are only longer.
        guard !isTooFar, units.magnitude < 4_000_000 else { return nil }
        return switch unit {
        case .day: day.adding(days: units)
        case .week: day.adding(days: units * 7)
        case .month: day.adding(months: units)
        case .year: day.adding(months: units * 12)
        }
    }

    /// The first of the days that repeat one, on or after a day; `nil` outside the calendar.
    func first(onOrAfter day: CalendarDay, from start: CalendarDay) -> CalendarDay? {
        var times = 0
        while let repeated = self.day(times, after: start) {
            if repeated >= day { return repeated }
            times += 1
        }
        return nil
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
