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
        case .merchant: ["shop", "store", "상호", "가맹점", "가게"]
        case .subject: ["whom", "누구"]
        case .payment: ["means", "결제"]
        case .month: ["달", "월별"]
        case .day: ["일", "날짜", "일별"]
        default: []
        }
    }
}

/// The words of a report: its period, its grouping, and one category.
///
/// `last month by shop`, `11월 분류별`, `food 2026`.
public struct ReportWords: Hashable, Sendable {
    public var period: String?
    public var grouping: ReportGrouping?
    public var category: Category?

    /// - Throws: ``ReportProblem/notAGrouping(_:)``
    public init(_ typed: [String], _ catalog: CategoryCatalog) throws(ReportProblem) {
        var words = typed.flatMap { $0.split(separator: " ").map(String.init) }
        if let place = words.dropLast().firstIndex(where: { $0.lowercased() == "by" }) {
            grouping = try ReportGrouping(typed: words[place + 1])
            words.removeSubrange(place...place + 1)
        }
        for (place, word) in words.enumerated() where word.hasSuffix("별") && grouping == nil {
            guard let found = try? ReportGrouping(typed: String(word.dropLast())) else { continue }
            grouping = found
            words.remove(at: place)
        }
        for word in [words.first, words.last].compactMap(\.self) where category == nil {
            guard let found = catalog.category(named: word) else { continue }
            category = found
            words.removeAll { $0 == word }
        }
        period = words.isEmpty ? nil : words.joined(separator: " ")
    }
}

extension ReportPeriod {
    /// Parses a period: `2026-11`, `11월`, `nov`, `2026`, `last month`, `2026-11-01..2026-11-22`, `..` for an open end.
    ///
    /// Months begin on the day `start`, otherwise on that of the conventions. A month without a year is the `choice`.
    public static func typed(
        _ text: String,
        _ convention: InputConvention,
        from start: Int? = nil,
        _ choice: MonthChoice = .latest
    ) throws -> ReportPeriod {
        let start = start ?? convention.monthStart
        guard (1...31).contains(start) else { throw ReportProblem.notADayOfMonth(start) }
        let text = text.trimmingSpaces
        if InputConvention.isRange(text) { return try range(text, convention) }
        // `26년 11월`
        let plain = text.lowercased().replacing(/^(\d\d)년/) { "20" + $0.output.1 + "년" }
        let today = convention.today
        let current = ReportPeriod.month(with: today, from: start)
        let found = current.flatMap { current in
            named(plain, current) ?? days(plain, today) ?? months(plain, current) ?? week(plain, today)
                ?? weekend(plain, today) ?? part(plain, current) ?? month(plain, current, today, choice)
        }
        if let found { return found }
        // `1 2 3` is nothing.
        guard text.contains(where: { !$0.isNumber && !$0.isWhitespace }), let day = try? convention.pastDay(text),
            let period = ReportPeriod.days(from: day, through: day)
        else {
            throw ReportProblem.notAPeriod(text)
        }
        return period
    }

    /// The year of a month that is typed without one.
    public enum MonthChoice: Hashable, Sendable {
        /// The latest that is not in the future, as for a report.
        case latest
        /// Where it begins nearest to today, as for a plan.
        case nearest
        /// The next that has not ended, as for a goal.
        case next
    }

    /// An open end is today.
    private static func range(_ text: String, _ convention: InputConvention) throws -> ReportPeriod {
        let ends = try convention.ends(text)
        guard let first = ends.first else { throw ReportProblem.notAPeriod(text) }
        guard first <= convention.today else { throw InputProblem.dateInFuture(first) }
        guard let period = ReportPeriod.days(from: first, through: ends.last ?? convention.today) else {
            throw ReportProblem.notAPeriod(text)
        }
        return period
    }

    private static func named(_ text: String, _ current: ReportPeriod) -> ReportPeriod? {
        switch text.filter({ !$0.isWhitespace }) {
        case "thismonth", "이번달", "이달", "당월": current
        case "nextmonth", "다음달": current.nextMonth
        case "nextyear", "내년": .year(current.first.year + 1, from: current.monthStart)
        case "lastmonth", "지난달", "저번달", "전월": current.previous
        case "monthbeforelast", "themonthbeforelast", "지지난달", "저저번달", "전전월": current.previous?.previous
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
        case "재작년": .year(current.first.year - 2, from: current.monthStart)
        default: nil
        }
    }

    /// Parses `last 3 months` and `최근 3개월`, which end with this month.
    private static func months(_ text: String, _ current: ReportPeriod) -> ReportPeriod? {
        let text = text.filter { !$0.isWhitespace }
        let match = text.wholeMatch(of: /(?:last|past)([0-9]{1,2})months|(?:최근|지난)([0-9]{1,2})(?:개월|달)/)
        guard let match, let count = (match.output.1 ?? match.output.2).flatMap({ Int($0) }), count > 0 else {
            return nil
        }
        return months(count, through: current)
    }

    private static func quarter(of month: ReportPeriod) -> ReportPeriod? {
        part("\(month.first.year)q\((month.first.month + 2) / 3)", month)
    }

    /// Parses a day told from today, and `last 7 days`, which end today.
    private static func days(_ text: String, _ today: CalendarDay) -> ReportPeriod? {
        let text = text.filter { !$0.isWhitespace }
        if let count = text.wholeMatch(of: /(?:last|past)([0-9]{1,3})days|(?:최근|지난)([0-9]{1,3})일/) {
            guard let days = (count.output.1 ?? count.output.2).flatMap({ Int($0) }), days > 0 else { return nil }
            return today.adding(days: 1 - days).flatMap { .days(from: $0, through: today) }
        }
        if let days = ["최근일주일": 7, "최근한달": 30][text] {
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
        case "nextweek", "다음주": weeks = 1
        case "weekbeforelast", "theweekbeforelast", "지지난주", "저저번주": weeks = -2
        default: return nil
        }
        let monday = today.adding(days: 1 - today.weekday + 7 * weeks)
        guard let monday, let sunday = monday.adding(days: 6) else { return nil }
        return .days(from: monday, through: sunday)
    }

    /// Saturday and Sunday; `주말` is the latest that has begun, and `지난 주말` that before this week's where it has.
    private static func weekend(_ text: String, _ today: CalendarDay) -> ReportPeriod? {
        let hasBegun = today.weekday > 5
        let weeks: Int
        switch text.filter({ !$0.isWhitespace }) {
        case "weekend", "theweekend", "주말": weeks = hasBegun ? 0 : -1
        case "thisweekend", "이번주말": weeks = 0
        case "lastweekend", "지난주말", "저번주말": weeks = -1
        default: return nil
        }
        let saturday = today.adding(days: 6 - today.weekday + 7 * weeks)
        guard let saturday, let sunday = saturday.adding(days: 1) else { return nil }
        return .days(from: saturday, through: sunday)
    }

    /// Parses a quarter, `3분기`, `Q3` or `2026 Q3`, and a half, `상반기` or `first half 2026`: without a year the latest that has
    /// begun.
    private static func part(_ text: String, _ current: ReportPeriod) -> ReportPeriod? {
        let text = text.filter { !$0.isWhitespace && $0 != "년" }
        let (first, last, typed): (Int, Int, Substring?)
        if let match = text.wholeMatch(of: /([0-9]{4})?(?:q([1-4])|([1-4])분기)([0-9]{4})?/),
            let number = (match.output.2 ?? match.output.3).flatMap({ Int($0) })
        {
            (first, last, typed) = (3 * number - 2, 3 * number, match.output.1 ?? match.output.4)
        } else if let match = text.wholeMatch(
            of: /([0-9]{4})?(?:(h1|firsthalf|상반기)|(?:h2|secondhalf|하반기))(?:of)?([0-9]{4})?/
        ) {
            first = match.output.2 == nil ? 7 : 1
            (last, typed) = (first + 5, match.output.1 ?? match.output.3)
        } else {
            return nil
        }
        let now = current.first
        let year = typed.flatMap { Int($0) } ?? (first > now.month ? now.year - 1 : now.year)
        guard let begin = month(first, of: year, from: current.monthStart),
            let end = month(last, of: year, from: current.monthStart)
        else { return nil }
        return .days(from: begin.first, through: end.last)
    }

    /// Parses a year, a month with a year in numbers or as `작년 11월`, or a month alone.
    private static func month(
        _ text: String,
        _ current: ReportPeriod,
        _ today: CalendarDay,
        _ choice: MonthChoice
    ) -> ReportPeriod? {
        let (now, start) = (current.first, current.monthStart)
        for (name, offset) in [("작년", -1), ("지난해", -1), ("올해", 0), ("내년", 1), ("last year", -1), ("this year", 0)] {
            guard let range = text.firstRange(of: name) else { continue }
            let rest = (text[..<range.lowerBound] + text[range.upperBound...]).trimmingSpaces
            guard Int(rest) == nil else { return nil }
            return month("\(now.year + offset)년 \(rest)", current, today, choice)
        }
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
            switch choice {
            case .latest: return .month(month, of: month > now.month ? now.year - 1 : now.year, from: start)
            case .nearest:
                return (-1...1).compactMap { .month(month, of: now.year + $0, from: start) }
                    .min {
                        abs($0.first.daysSince1970 - today.daysSince1970)
                            < abs($1.first.daysSince1970 - today.daysSince1970)
                    }
            case .next:
                return (-1...1).compactMap { .month(month, of: now.year + $0, from: start) }
                    .first { $0.last >= today }
            }
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
