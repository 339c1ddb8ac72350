import ReceiptDomain

/// A day told from today, in words: `그저께`, `사흘 전`, `지난주 금요일`, `지난달 25일`, `작년 12월 3일`, `2 weeks ago`, `last friday`.
///
/// Weeks begin on Monday.
struct RelativeDay {
    var today: CalendarDay
    /// Whether a weekday or a day of the month alone is the next one, today included, and not the latest.
    var isAhead = false

    /// The day of a text; `nil` for any other text, and for a day that does not exist, as the 31st of a short month.
    func callAsFunction(_ text: String) -> CalendarDay? {
        let text = text.lowercased().filter { !$0.isWhitespace }
        return Self.named[text].flatMap { today.adding(days: $0) } ?? counted(text) ?? weekday(text) ?? dayOfWeek(text)
            ?? dayOfMonth(text) ?? dayOfYear(text)
    }

    /// Whether the text has the form of a day, although it may not exist.
    static func isForm(_ text: String) -> Bool {
        let text = text.lowercased().filter { !$0.isWhitespace }
        return named[text] != nil || text.wholeMatch(of: count) != nil || text.wholeMatch(of: ofWeek) != nil
            || text.wholeMatch(of: ofMonth) != nil || text.wholeMatch(of: ofYear) != nil
    }

    private static let named = [
        "today": 0, "t": 0, "오늘": 0, "yesterday": -1, "y": -1, "어제": -1, "tomorrow": 1, "내일": 1, "모레": 2, "내일모레": 2,
        "글피": 3,
        "그제": -2, "그저께": -2, "엊그제": -2, "그끄저께": -3, "dayaftertomorrow": 2, "daybeforeyesterday": -2,
        "thedayaftertomorrow": 2, "thedaybeforeyesterday": -2,
    ]

    /// The Korean names of numbers of days.
    private static let days = [
        "하루": 1, "이틀": 2, "사흘": 3, "나흘": 4, "닷새": 5, "엿새": 6, "이레": 7, "여드레": 8, "아흐레": 9, "열흘": 10, "보름": 15, "일주일": 7,
        "이주일": 14,
    ]

    private static var count: Regex<(Substring, Substring, Substring?, Substring)> {
        /(하루|이틀|사흘|나흘|닷새|엿새|이레|여드레|아흐레|열흘|보름|일주일|이주일|[0-9]{1,4}|an?)(일|주일?|days?|weeks?)?(전|뒤|후|ago)/
    }

    private func counted(_ text: String) -> CalendarDay? {
        guard let match = text.wholeMatch(of: Self.count) else { return nil }
        let (_, number, unit, end) = match.output
        var count = Self.days[String(number)] ?? Int(number) ?? 1
        switch unit?.first {
        case "주", "w": count *= 7
        case nil: if Self.days[String(number)] == nil { return nil }
        default: break
        }
        guard count <= 3650 else { return nil }
        return today.adding(days: end == "전" || end == "ago" ? -count : count)
    }

    /// The weekday by its name or by three or more of its first letters, 1 for Monday.
    static func weekday(_ text: String) -> Int? {
        let korean = ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"]
        if let index = korean.firstIndex(of: text) { return index + 1 }
        let english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        guard text.count >= 3, let index = english.firstIndex(where: { $0.hasPrefix(text) }) else { return nil }
        return index + 1
    }

    private func weekday(_ text: String) -> CalendarDay? {
        guard let weekday = Self.weekday(text) else { return nil }
        return today.adding(days: isAhead ? (weekday - today.weekday + 7) % 7 : -((today.weekday - weekday + 7) % 7))
    }

    private static var ofWeek: Regex<(Substring, Substring, Substring)> {
        /(지난주|저번주|이번주|금주|다음주|지난|last|this|next)([월화수목금토일]요일|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)/
    }

    private func dayOfWeek(_ text: String) -> CalendarDay? {
        guard let match = text.wholeMatch(of: Self.ofWeek), let weekday = Self.weekday(String(match.output.2)) else {
            return nil
        }
        let ofThisWeek = weekday - today.weekday
        switch match.output.1 {
        case "지난주", "저번주": return today.adding(days: ofThisWeek - 7)
        case "이번주", "금주", "this": return today.adding(days: ofThisWeek)
        case "다음주", "next": return today.adding(days: ofThisWeek + 7)
        default: return today.adding(days: ofThisWeek < 0 ? ofThisWeek : ofThisWeek - 7)
        }
    }

    private static var ofMonth: Regex<(Substring, Substring?, Substring)> {
        /(지난달|저번달|이번달|이달|다음달)?([0-9]{1,2})일/
    }

    private func dayOfMonth(_ text: String) -> CalendarDay? {
        guard let match = text.wholeMatch(of: Self.ofMonth), let day = Int(match.output.2) else { return nil }
        func month(_ offset: Int) -> CalendarDay? {
            let months = today.year * 12 + today.month - 1 + offset
            return CalendarDay(year: months / 12, month: months % 12 + 1, day: day)
        }
        switch match.output.1 {
        case "지난달", "저번달": return month(-1)
        case "이번달", "이달": return month(0)
        case "다음달": return month(1)
        default:
            return (0...2).lazy.compactMap { month(isAhead ? $0 : -$0) }.first { isAhead ? $0 >= today : $0 <= today }
        }
    }

    private static var ofYear: Regex<(Substring, Substring, Substring, Substring)> {
        /(재작년|작년|지난해|올해|금년|내년)([0-9]{1,2})월([0-9]{1,2})일/
    }

    private func dayOfYear(_ text: String) -> CalendarDay? {
        guard let match = text.wholeMatch(of: Self.ofYear), let month = Int(match.output.2),
            let day = Int(match.output.3)
        else { return nil }
        let years = ["재작년": -2, "작년": -1, "지난해": -1, "내년": 1]
        return CalendarDay(year: today.year + (years[String(match.output.1)] ?? 0), month: month, day: day)
    }
}
