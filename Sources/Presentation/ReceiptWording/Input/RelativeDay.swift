import ReceiptDomain

/// A day told from today, in words: `그저께`, `사흘 전`, `지난주 금요일`, `지난달 25일`, `작년 12월 3일`, `2 weeks ago`, `last friday`.
///
/// Weeks begin on Monday.
enum RelativeDay: Hashable {
    /// Days after today, negative before.
    case days(Int)
    /// The latest or the next such weekday, 1 for Monday.
    case weekday(Int)
    /// The last such weekday before today.
    case lastWeekday(Int)
    /// A weekday of a week so many weeks after this one.
    case weekdayOf(week: Int, Int)
    /// The next such weekday after today.
    case nextWeekday(Int)
    /// The last day of a month so many months after this one.
    case endOf(month: Int)
    /// The same day so many months later, earlier if negative.
    case months(Int)
    /// The latest or the next day with that number.
    case number(Int)
    /// A day of a month so many months after this one.
    case dayOf(month: Int, Int)
    /// A day of a year so many years after this one.
    case dateOf(year: Int, month: Int, day: Int)

    /// `nil` for a text of any other form; the day may still not exist, as the 31st of a short month.
    init?(_ text: String) {
        let text = Self.plain(text.lowercased().filter { !$0.isWhitespace })
        let found: RelativeDay? =
            Self.named[text].map { .days($0) } ?? Self.counted(text) ?? Self.weekday(named: text).map { .weekday($0) }
            ?? Self.inWeek(text) ?? Self.inMonth(text) ?? Self.inYear(text)
        guard let found else { return nil }
        self = found
    }

    /// The text without what is only said: `금욜에`, `5일날`, `담주`.
    private static func plain(_ text: String) -> String {
        guard text.utf8.count > text.count else { return text }
        var text = text.replacing("욜", with: "요일").replacing("담주", with: "다음주").replacing("담달", with: "다음달")
        for ending in ["에", "날"] where text.hasSuffix(ending) && text.count > 2 { text.removeLast() }
        return text
    }

    /// `isAhead` takes a weekday or a number alone for the next such day, today included, and not for the latest.
    func day(from today: CalendarDay, isAhead: Bool = false) -> CalendarDay? {
        func inMonth(_ offset: Int, _ day: Int) -> CalendarDay? {
            let months = today.year * 12 + today.month - 1 + offset
            return CalendarDay(year: months / 12, month: months % 12 + 1, day: day)
        }
        switch self {
        case .days(let days): return today.adding(days: days)
        case .weekday(let weekday):
            let days = (weekday - today.weekday + 7) % 7
            return today.adding(days: isAhead || days == 0 ? days : days - 7)
        case .lastWeekday(let weekday):
            return today.adding(days: weekday - today.weekday - (weekday < today.weekday ? 0 : 7))
        case .nextWeekday(let weekday):
            return today.adding(days: weekday - today.weekday + (weekday <= today.weekday ? 7 : 0))
        case .endOf(let month): return inMonth(month, 1)?.adding(months: 1)?.adding(days: -1)
        case .months(let months): return today.adding(months: months)
        case .weekdayOf(let week, let weekday): return today.adding(days: weekday - today.weekday + 7 * week)
        case .number(let day):
            let days = (0...2).compactMap { inMonth(isAhead ? $0 : -$0, day) }
            return days.first { isAhead ? $0 >= today : $0 <= today }
        case .dayOf(let month, let day): return inMonth(month, day)
        case .dateOf(let year, let month, let day): return CalendarDay(year: today.year + year, month: month, day: day)
        }
    }

    /// The weekday by its name or by three or more of its first letters, 1 for Monday.
    static func weekday(named text: some StringProtocol) -> Int? {
        let text = String(text).replacing(/^(.)욜$/) { $0.output.1 + "요일" }
        let korean = ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"]
        if let index = korean.firstIndex(where: { $0 == text }) { return index + 1 }
        let english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        guard text.count >= 3, let index = english.firstIndex(where: { $0.hasPrefix(text) }) else { return nil }
        return index + 1
    }

    private static let named = [
        "today": 0, "t": 0, "오늘": 0, "yesterday": -1, "y": -1, "어제": -1, "tomorrow": 1, "내일": 1, "모레": 2, "내일모레": 2,
        "글피": 3, "그제": -2, "그저께": -2, "엊그제": -2, "그끄저께": -3, "그끄제": -3, "어저께": -1, "어제께": -1, "어젯밤": -1, "그저껜": -2,
        "lastnight": -1, "thismorning": 0, "thisafternoon": 0, "thisevening": 0, "tonight": 0, "dayaftertomorrow": 2,
        "daybeforeyesterday": -2,
        "thedayaftertomorrow": 2, "thedaybeforeyesterday": -2,
    ]

    /// The Korean names of numbers of days.
    private static let lengths = [
        "하루": 1, "이틀": 2, "사흘": 3, "나흘": 4, "닷새": 5, "엿새": 6, "이레": 7, "여드레": 8, "아흐레": 9, "열흘": 10, "보름": 15, "일주일": 7,
        "이주일": 14,
    ]

    private static func counted(_ text: String) -> RelativeDay? {
        let told = text.hasPrefix("in") ? text.dropFirst(2) + "후" : text
        guard let match = told.wholeMatch(of: /(.+?)(전|뒤|후|ago)/) else { return nil }
        let sign = match.output.2 == "전" || match.output.2 == "ago" ? -1 : 1
        if let days = lengths[String(match.output.1)] { return .days(sign * days) }
        if let long = match.output.1.wholeMatch(of: /([0-9]{1,2}|한|두|일|an?)(?:(달|개월|months?)|년|years?)/) {
            let count = Int(long.output.1) ?? (long.output.1 == "두" ? 2 : 1)
            return .months(sign * count * (long.output.2 == nil ? 12 : 1))
        }
        guard let length = match.output.1.wholeMatch(of: /([0-9]{1,4}|an?)(일|days?|주일?|weeks?)/) else { return nil }
        let isWeek = length.output.2.hasPrefix("주") || length.output.2.hasPrefix("w")
        let days = (Int(length.output.1) ?? 1) * (isWeek ? 7 : 1)
        return days <= 3650 ? .days(sign * days) : nil
    }

    private static func inWeek(_ text: String) -> RelativeDay? {
        let weeks = [
            "지지난주": -2, "저저번주": -2, "지난주": -1, "저번주": -1, "전주": -1, "이번주": 0, "이번": 0, "금주": 0, "this": 0, "다음주": 1,
            "next": 1,
        ]
        for (week, offset) in weeks where text.hasPrefix(week) {
            if let weekday = weekday(named: text.dropFirst(week.count)) { return .weekdayOf(week: offset, weekday) }
        }
        if text.hasPrefix("오는"), let weekday = weekday(named: text.dropFirst(2)) { return .nextWeekday(weekday) }
        for last in ["지난", "last"] where text.hasPrefix(last) {
            if let weekday = weekday(named: text.dropFirst(last.count)) { return .lastWeekday(weekday) }
        }
        return nil
    }

    private static func inMonth(_ text: String) -> RelativeDay? {
        if let match = text.wholeMatch(of: /the([0-9]{1,2})(?:st|nd|rd|th)/) {
            return Int(match.output.1).map { .number($0) }
        }
        let months = ["": 0, "지지난달": -2, "저저번달": -2, "지난달": -1, "저번달": -1, "이번달": 0, "이달": 0, "다음달": 1]
        if let match = text.wholeMatch(of: /(\D*)(?:말일|월말)/), let month = months[String(match.output.1)] {
            return .endOf(month: month)
        }
        guard let match = text.wholeMatch(of: /(\D*)([0-9]{1,2})일/), let day = Int(match.output.2) else { return nil }
        if match.output.1.isEmpty { return .number(day) }
        return months[String(match.output.1)].map { .dayOf(month: $0, day) }
    }

    private static func inYear(_ text: String) -> RelativeDay? {
        guard let match = text.wholeMatch(of: /(\D+)([0-9]{1,2})[월\/]([0-9]{1,2})일?/), let month = Int(match.output.2),
            let day = Int(match.output.3)
        else { return nil }
        let years = ["재작년": -2, "작년": -1, "지난해": -1, "올해": 0, "금년": 0, "내년": 1]
        return years[String(match.output.1)].map { .dateOf(year: $0, month: month, day: day) }
    }
}
