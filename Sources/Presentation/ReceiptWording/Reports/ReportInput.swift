public import HouseholdBook
public import ReceiptDomain
public import ReceiptReview

/// The reason why a report's arguments are invalid.
public enum ReportProblem: Error, Hashable, Sendable {
    case notAPeriod(String)
    case notAGrouping(String)
    case notADayOfMonth(Int)
}

extension ReportProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .notAPeriod(let text):
            wording.localized(
                "\"\(text.escapingControls)\" is not a period; for example 2026-11, 2026, last month, "
                    + "2026-11-01..2026-11-22",
                "\"\(text.escapingControls)\": 어느 기간인지 알 수 없습니다. 예: 2026-11, 2026, 지난달, 2026-11-01..2026-11-22"
            )
        case .notAGrouping(let text):
            wording.localized(
                "\"\(text.escapingControls)\" is not a grouping; divide by "
                    + ReportGrouping.allCases.map(\.rawValue).joined(separator: ", "),
                "\"\(text.escapingControls)\": 나눌 수 없는 기준입니다. 쓸 수 있는 기준: "
                    + ReportGrouping.allCases.map { "\($0.rawValue)(\(wording.name($0)))" }.joined(separator: ", ")
            )
        case .notADayOfMonth(let day):
            wording.localized("no month has a day \(day); 1 to 31", "\(day)일은 없습니다. 1에서 31까지")
        }
    }
}

extension ReportGrouping {
    /// Parses a code or a name in any language.
    public init(typed text: String) throws(ReportProblem) {
        let wanted = text.lowercased().filter { !$0.isWhitespace }
        let found = Self.allCases.first { grouping in
            let names = Language.allCases.map { $0.wording.name(grouping).lowercased().filter { !$0.isWhitespace } }
            return grouping.rawValue == wanted || names.contains(wanted) || grouping.otherNames.contains(wanted)
        }
        guard let found else { throw .notAGrouping(text) }
        self = found
    }

    private var otherNames: [String] {
        switch self {
        case .merchant: ["shop", "상호", "가맹점"]
        case .subject: ["whom", "누구"]
        case .payment: ["means", "결제"]
        case .month: ["달", "월별"]
        case .day: ["일", "날짜", "일별"]
        default: []
        }
    }
}

extension ReportPeriod {
    /// Parses a period: `2026-11`, `11월`, `nov`, `2026`, `last month`, `2026-11-01..2026-11-22`, `..` for an open end.
    ///
    /// Months begin on the day `start`, otherwise on that of the conventions.
    public static func typed(
        _ text: String,
        _ convention: InputConvention,
        from start: Int? = nil
    ) throws -> ReportPeriod {
        let start = start ?? convention.monthStart
        guard (1...31).contains(start) else { throw ReportProblem.notADayOfMonth(start) }
        let text = text.trimmingSpaces
        if let first = text.wholeMatch(of: /(?i)since (.+)|(.+)부터/).flatMap({ $0.output.1 ?? $0.output.2 }) {
            return try range(first + "..", "..", convention)
        }
        for separator in ["..", "~", " to "] where text.contains(separator) {
            return try range(text, separator, convention)
        }
        let current = ReportPeriod.month(with: convention.today, from: start)
        guard let current,
            let found = named(text.lowercased(), current) ?? days(text.lowercased(), convention.today) ?? week(
                text.lowercased(),
                convention.today
            )
                ?? quarter(text.lowercased(), current) ?? month(text.lowercased(), current)
        else { throw ReportProblem.notAPeriod(text) }
        return found
    }

    private static func range(
        _ text: String,
        _ separator: String,
        _ convention: InputConvention
    ) throws -> ReportPeriod {
        let ends = text.components(splitBy: separator).map(\.trimmingSpaces)
        guard ends.count == 2, !ends[0].isEmpty else { throw ReportProblem.notAPeriod(text) }
        let first = try convention.pastDay(ends[0])
        let last =
            ends[1].isEmpty ? convention.today : try DayParser(convention: convention, allowsFuture: true)(ends[1])
        guard let period = ReportPeriod.days(from: first, through: last) else { throw ReportProblem.notAPeriod(text) }
        return period
    }

    private static func named(_ text: String, _ current: ReportPeriod) -> ReportPeriod? {
        switch text.filter({ !$0.isWhitespace }) {
        case "thismonth", "이번달", "이달": current
        case "lastmonth", "지난달", "저번달": current.previous
        case "thisyear", "올해", "금년": .year(current.first.year, from: current.monthStart)
        case "ytd", "yeartodate":
            ReportPeriod.year(current.first.year, from: current.monthStart).flatMap {
                .days(from: $0.first, through: current.last)
            }
        case "thisquarter", "이번분기": quarter(of: current)
        case "lastquarter", "지난분기":
            quarter(of: current).flatMap { ReportPeriod.month(with: $0.first, from: current.monthStart)?.previous }
                .flatMap { quarter(of: $0) }
        case "lastyear", "작년", "지난해": .year(current.first.year - 1, from: current.monthStart)
        default: nil
        }
    }

    /// The quarter with this month.
    private static func quarter(of month: ReportPeriod) -> ReportPeriod? {
        quarter("\(month.first.year)q\((month.first.month + 2) / 3)", month)
    }

    /// Parses a day told from today, and `last 7 days`, which end today.
    private static func days(_ text: String, _ today: CalendarDay) -> ReportPeriod? {
        let text = text.filter { !$0.isWhitespace }
        if let count = text.wholeMatch(of: /(?:last|past)([0-9]{1,3})days|(?:최근|지난)([0-9]{1,3})일/) {
            guard let days = (count.output.1 ?? count.output.2).flatMap({ Int($0) }), days > 0 else { return nil }
            return today.adding(days: 1 - days).flatMap { .days(from: $0, through: today) }
        }
        guard ["today", "yesterday", "오늘", "어제"].contains(text), let day = RelativeDay(text)?.day(from: today) else {
            return nil
        }
        return .days(from: day, through: day)
    }

    /// Weeks begin on Monday.
    private static func week(_ text: String, _ today: CalendarDay) -> ReportPeriod? {
        let weeks: Int
        switch text.filter({ !$0.isWhitespace }) {
        case "thisweek", "이번주", "금주": weeks = 0
        case "lastweek", "지난주", "저번주": weeks = -1
        default: return nil
        }
        let monday = today.adding(days: 1 - today.weekday + 7 * weeks)
        guard let monday, let sunday = monday.adding(days: 6) else { return nil }
        return .days(from: monday, through: sunday)
    }

    /// Parses `3분기` and `Q3`, the latest such quarter that has begun, or `2026 Q3`.
    private static func quarter(_ text: String, _ current: ReportPeriod) -> ReportPeriod? {
        let text = text.filter { !$0.isWhitespace && $0 != "년" }
        guard let match = text.wholeMatch(of: /([0-9]{4})?(?:q([1-4])|([1-4])분기)([0-9]{4})?/),
            let number = (match.output.2 ?? match.output.3).flatMap({ Int($0) })
        else { return nil }
        let (first, now, start) = (3 * number - 2, current.first, current.monthStart)
        let year =
            (match.output.1 ?? match.output.4).flatMap { Int($0) } ?? (first > now.month ? now.year - 1 : now.year)
        guard let begin = ReportPeriod.month(first, of: year, from: start),
            let end = ReportPeriod.month(first + 2, of: year, from: start)
        else { return nil }
        return .days(from: begin.first, through: end.last)
    }

    /// Parses a year, a month with a year, or a month alone, which is the latest one that is not in the future.
    private static func month(_ text: String, _ current: ReportPeriod) -> ReportPeriod? {
        let (now, start) = (current.first, current.monthStart)
        let words = text.split { !$0.isLetter && !$0.isNumber || "년월".contains($0) }.map(String.init)
        func number(_ word: String) -> Int? {
            if let number = Int(word) { return (1...12).contains(number) ? number : nil }
            guard word.count >= 3 else { return nil }
            return CalendarDay.englishMonthNames.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
        }
        switch words.count {
        case 1:
            if let year = Int(words[0]), year > 999 {
                if words[0].count == 6 { return .month(year % 100, of: year / 100, from: start) }
                return .year(year, from: start)
            }
            guard let month = number(words[0]) else { return nil }
            return .month(month, of: month > now.month ? now.year - 1 : now.year, from: start)
        case 2:
            let years = words.map { Int($0).flatMap { $0 > 999 ? $0 : nil } }
            guard let year = years[0] ?? years[1], let month = number(years[0] == nil ? words[0] : words[1]) else {
                return nil
            }
            return .month(month, of: year, from: start)
        default: return nil
        }
    }
}

extension InputConvention {
    /// The month that contains the day; `nil` at the ends of the calendar.
    public func month(with day: CalendarDay) -> ReportPeriod? { .month(with: day, from: monthStart) }

    /// The month of a text such as `2026-11`; `nil` for any other text.
    public func month(iso text: String) -> ReportPeriod? {
        CalendarDay(iso: text + "-01").flatMap { .month($0.month, of: $0.year, from: monthStart) }
    }
}

extension String {
    fileprivate func components(splitBy separator: String) -> [String] {
        guard let range = firstRange(of: separator) else { return [self] }
        return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
    }
}
