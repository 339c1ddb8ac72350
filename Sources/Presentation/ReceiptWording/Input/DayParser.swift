import ReceiptDomain
import ReceiptReview

/// Parses a typed day: `2026-11-18`, `26.11.18`, `11/18`, `18 Nov`, `11월 18일`, or as ``RelativeDay``.
struct DayParser {
    var convention: InputConvention
    /// Whether a day with a year, and `tomorrow`, may be in the future.
    var allowsFuture = false

    func callAsFunction(_ text: String) throws(InputProblem) -> CalendarDay {
        let answer = text.lowercased().trimmingSpaces
        guard let day = RelativeDay(answer)?.day(from: convention.today) ?? compact(answer) ?? numbers(answer) else {
            throw .notADate(text)
        }
        guard allowsFuture || day <= convention.today else { throw .dateInFuture(day) }
        return day
    }

    /// Parses `20261118`, `261118`, and `1118` as the latest such day.
    private func compact(_ text: String) -> CalendarDay? {
        guard [4, 6, 8].contains(text.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        if text.count == 4 { return numbers(text.prefix(2) + "/" + text.suffix(2)) }
        let digits = Array(text)
        let tail = digits.suffix(4)
        guard let year = Int(String(digits.dropLast(4))), let month = Int(String(tail.prefix(2))),
            let day = Int(String(tail.suffix(2)))
        else { return nil }
        return CalendarDay(year: Self.century(year), month: month, day: day)
    }

    /// Parses two or three numbers, one of which may be a month's name.
    private func numbers(_ text: String) -> CalendarDay? {
        // `10월 11월` is two months, and `10:30` a time.
        guard text.filter({ $0 == "월" }).count < 2, !text.contains(":") else { return nil }
        // `13월 1일` is no 13 January.
        if let month = text.firstMatch(of: /([0-9]+)월/), Int(month.1) ?? 0 > 12 { return nil }
        let text = Self.withoutWeekday(text)
        var parts: [Int] = []
        var namedMonth: Int?
        for word in Self.words(text) {
            if let number = Int(word) {
                parts.append(number)
            } else if word.count >= 3, namedMonth == nil,
                let month = CalendarDay.englishMonthNames.firstIndex(where: { $0.hasPrefix(word) })
            {
                namedMonth = month + 1
            } else if !["st", "nd", "rd", "th"].contains(word) || parts.isEmpty {
                return nil
            }
        }
        if let namedMonth { return day(month: namedMonth, parts) }
        return switch parts.count {
        case 2: withoutYear(parts[0], parts[1])
        case 3: day(parts[0], parts[1], parts[2])
        default: nil
        }
    }

    /// Splits into runs of digits and runs of letters; 년, 월, 일 and weekdays in brackets are left out.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var isOpen = false
        var depth = 0
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            let isDigit = character.isASCII && character.isNumber
            let isPart = depth == 0 && (isDigit || character.isLetter) && !"년월일".contains(character)
            if isPart, isOpen, let last = words.last?.last, (last.isASCII && last.isNumber) == isDigit {
                words[words.count - 1].append(character)
            } else if isPart {
                words.append(String(character))
            }
            isOpen = isPart
        }
        return words
    }

    /// Without what follows a Korean day: `11월 3일 화요일`, `12월 25일에`.
    private static func withoutWeekday(_ text: String) -> String {
        guard let match = text.wholeMatch(of: /(.+일)(?: ?[월화수목금토일]요일|에)/) else { return text }
        return String(match.output.1)
    }

    private static func century(_ year: Int) -> Int { year < 100 ? 2000 + year : year }

    private func day(month: Int, _ parts: [Int]) -> CalendarDay? {
        switch parts.count {
        case 1: latest(month: month, day: parts[0])
        case 2 where parts[0] > 31: CalendarDay(year: parts[0], month: month, day: parts[1])
        case 2: CalendarDay(year: Self.century(parts[1]), month: month, day: parts[0])
        default: nil
        }
    }

    private func day(_ a: Int, _ b: Int, _ c: Int) -> CalendarDay? {
        if a > 31 || convention.dateOrder == .yearFirst && c <= 31 {
            return CalendarDay(year: Self.century(a), month: b, day: c)
        }
        let year = Self.century(c)
        let (dayFirst, monthFirst) = (
            CalendarDay(year: year, month: b, day: a), CalendarDay(year: year, month: a, day: b)
        )
        return convention.dateOrder == .dayFirst ? dayFirst ?? monthFirst : monthFirst ?? dayFirst
    }

    private func withoutYear(_ a: Int, _ b: Int) -> CalendarDay? {
        let (dayFirst, monthFirst) = (latest(month: b, day: a), latest(month: a, day: b))
        switch convention.dateOrder {
        case .dayFirst: return dayFirst ?? monthFirst
        case .monthFirst: return monthFirst ?? dayFirst
        // Nobody there writes the day first: `13/5` is mistyped.
        case .yearFirst: return monthFirst
        }
    }

    /// The latest such day not in the future; searches eight years back because of 29 February.
    private func latest(month: Int, day: Int) -> CalendarDay? {
        (0...8).lazy
            .compactMap { CalendarDay(year: convention.today.year - $0, month: month, day: day) }
            .first { $0 <= convention.today }
    }
}
