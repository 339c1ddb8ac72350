import HouseholdBook
import ReceiptDomain
public import ReceiptReview

/// A reminder's words: the task, and before or behind it the day and the interval.
///
/// `dentist tomorrow`, `치과 12월 3일 오후 3시`, `pay rent every month on the 5th`.
public struct ReminderWords: Hashable, Sendable {
    public var title: String
    /// To be read as a coming day.
    public var on: String?
    /// To be read as a period.
    public var every: String?

    /// A title in quotes stays whole but for what says itself that it is a day: `"Black Friday"`, `"call mom on friday"`.
    ///
    /// - Throws: ``ReceiptReview/InputProblem/notADate(_:)`` for a date in numbers that does not exist.
    public init(
        _ typed: [String],
        takesDay: Bool,
        takesPeriod: Bool,
        _ convention: InputConvention
    ) throws(InputProblem) {
        let quoted = typed.count == 1 ? typed[0].split(whereSeparator: \.isWhitespace).map(String.init) : []
        let isQuoted = quoted.count > 1
        var words = isQuoted ? quoted : typed
        let time = Self.timeCount(words)
        let tail = words.suffix(time)
        words.removeLast(time)
        // `매주 금요일 분리수거`: the day may stand behind how often, and before what is to be done.
        for _ in 0..<2 {
            let needsMark = isQuoted && every == nil
            if takesDay, on == nil, let (day, place) = try Self.day(in: words, needsMark: needsMark, convention) {
                on = day
                words.removeSubrange(place)
            }
            if takesPeriod, every == nil, let place = Self.period(in: words, needsMark: isQuoted) {
                let text = words[place].joined(separator: " ")
                // Of `every friday` without its day.
                every = text.lowercased() == "every" ? "week" : text
                words.removeSubrange(place)
            }
        }
        title = (words + tail).joined(separator: " ")
    }

    /// The number of words at the end that are a time, which stays in the title: `at 3pm`, `오후 3시`.
    private static func timeCount(_ words: [String]) -> Int {
        [3, 2, 1].first { count in
            guard words.count > count else { return false }
            let last = words.suffix(count).drop { $0.lowercased() == "at" }
            let text = last.joined(separator: " ")
            let isMarked = text.contains(":") || text.contains("시") || text.lowercased().contains(/[0-9] ?[ap]m/)
            return isMarked && (try? TimeParser()(text)) != nil
        } ?? 0
    }

    /// The day behind the other words, or else before them, and its place.
    private static func day(
        in words: [String],
        needsMark: Bool,
        _ convention: InputConvention
    ) throws(InputProblem) -> (String, Range<Int>)? {
        for count in [4, 3, 2, 1] where words.count > count {
            for place in [words.count - count..<words.count, 0..<count] {
                let isEvery = place.lowerBound > 0 && words[place.lowerBound - 1].lowercased() == "every"
                let isMarked = isEvery || isMarked(words[place])
                guard isMarked || !needsMark, !isHoliday(place, of: words) else { continue }
                if let day = try day(Array(words[place]), isMarked: isMarked, convention) { return (day, place) }
            }
        }
        return nil
    }

    /// Whether the weekday at this place belongs to a name: `Good Friday`.
    private static func isHoliday(_ place: Range<Int>, of words: [String]) -> Bool {
        guard place.count == 1, place.lowerBound > 0 else { return false }
        return holidays.contains(words[place.lowerBound - 1...place.lowerBound].joined(separator: " ").lowercased())
    }

    private static let holidays: Set = [
        "good friday", "black friday", "cyber monday", "giving tuesday", "easter sunday", "easter monday",
        "palm sunday",
        "whit sunday", "whit monday", "ash wednesday", "shrove tuesday", "maundy thursday",
    ]

    /// Whether the words say themselves that they are a day: `on friday`, `다음 주 금요일`, `12월 31일까지`.
    private static func isMarked(_ words: ArraySlice<String>) -> Bool {
        guard let first = words.first?.lowercased(), let last = words.last else { return false }
        return ["on", "by", "in", "next", "this"].contains(first) && words.count > 1 || first.hasPrefix("다음")
            || first.hasPrefix("이번") || last.hasSuffix("까지")
    }

    private static func day(
        _ words: [String],
        isMarked: Bool,
        _ convention: InputConvention
    ) throws(InputProblem) -> String? {
        let isLed = words.count > 1 && ["on", "by"].contains(words[0].lowercased())
        var text = words.dropFirst(isLed ? 1 : 0).joined(separator: " ").lowercased()
        if text.hasSuffix("까지") { text.removeLast(2) }
        guard text.count > 1 else { return nil }
        if ["next week", "next month", "다음 주", "다음주", "다음 달", "다음달"].contains(text) {
            return try? ReportPeriod.typed(text, convention).first.description
        }
        // `plants need sun`
        let isShort = text.allSatisfy(\.isLetter) && !text.hasSuffix("day") && text.utf8.count == text.count
        guard isMarked || !isShort || RelativeDay.weekday(named: text) == nil else { return nil }
        // `read pages 1-50`
        let isRange = text.wholeMatch(of: /[0-9]+-[0-9]+/) != nil
        // `next moonday`
        let last = text.split(separator: " ").last.map(String.init) ?? ""
        if isMarked, last.hasSuffix("day"), last != "midday", RelativeDay.weekday(named: last) == nil,
            ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].nearest(to: last) != nil
        {
            throw .notADate(text)
        }
        let isNumeric = text.wholeMatch(of: EntryLine.dateInNumbers) != nil && text != "24/7" && !isRange
        guard isNumeric || EntryLine.isDay(inWords: text) else { return nil }
        if isNumeric, text.contains("/") || text.wholeMatch(of: /[0-9]{4}-.*/) != nil {
            _ = try convention.comingDay(text)
        }
        return (try? convention.comingDay(text)) == nil ? nil : text
    }

    /// The place of what says how often, behind the other words or before them.
    private static func period(in words: [String], needsMark: Bool) -> Range<Int>? {
        for count in [3, 2, 1] where words.count > count {
            for place in [words.count - count..<words.count, 0..<count] {
                let text = words[place].joined(separator: " ").lowercased()
                let isMarked =
                    text.hasPrefix("every") || text.hasPrefix("매") || text.hasSuffix("마다")
                    || !needsMark && adverbs.contains(text)
                if isMarked, Period(text) != nil || text == "every" { return place }
            }
        }
        return nil
    }

    private static let adverbs: Set = [
        "daily", "weekly", "monthly", "quarterly", "yearly", "annually", "격주", "격월", "격년",
    ]
}
