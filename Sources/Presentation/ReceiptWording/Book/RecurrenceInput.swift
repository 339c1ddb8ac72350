public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview

import struct Foundation.Date

/// Parses typed values of a recurrence.
public struct RecurrenceInput: Sendable {
    public var convention: InputConvention

    public init(convention: InputConvention) { self.convention = convention }

    /// Parses an interval: `month`, `2 weeks`, `매달`, `3개월`, `격주`.
    public func rhythm(_ text: String) throws(RecurrenceProblem) -> (every: Int, unit: Schedule.Unit) {
        var words = text.lowercased().filter { !$0.isWhitespace }
        for prefix in ["every", "매"] where words.hasPrefix(prefix) { words.removeFirst(prefix.count) }
        if words.hasSuffix("마다") { words.removeLast(2) }
        if let known = Self.rhythms[words] { return known }
        if let number = Self.numbers.first(where: { words.hasPrefix($0.key) }) {
            words = number.value + words.dropFirst(number.key.count)
        }
        let digits = words.prefix { $0.isASCII && $0.isNumber }
        guard let unit = Self.units[String(words.dropFirst(digits.count))] else { throw .notARhythm(text) }
        let every = digits.isEmpty ? 1 : Int(digits) ?? 0
        guard (1...Schedule.longestStep).contains(every) else { throw .notARhythm(text) }
        return (every, unit)
    }

    private static let rhythms: [String: (every: Int, unit: Schedule.Unit)] = [
        "daily": (1, .day), "weekly": (1, .week), "biweekly": (2, .week), "격주": (2, .week), "fortnight": (2, .week),
        "fortnightly": (2, .week),
        "otherday": (2, .day), "otherweek": (2, .week), "othermonth": (2, .month), "bimonthly": (2, .month),
        "이틀": (2, .day), "사흘": (3, .day),
        "나흘": (4, .day), "열흘": (10, .day), "보름": (15, .day), "반년": (6, .month), "monthly": (1, .month),
        "quarterly": (3, .month), "quarter": (3, .month), "분기": (3, .month), "yearly": (1, .year),
        "annually": (1, .year),
    ]

    private static let numbers = [
        "two": "2", "three": "3", "four": "4", "six": "6", "ten": "10",
    ]

    private static let units: [String: Schedule.Unit] = [
        "d": .day, "day": .day, "days": .day, "일": .day, "w": .week, "week": .week, "weeks": .week, "주": .week,
        "주일": .week, "m": .month, "month": .month, "months": .month, "월": .month, "달": .month, "개월": .month,
        "y": .year, "year": .year, "years": .year, "년": .year, "해": .year,
    ]

    /// Parses the first day of a schedule: a date, a weekday, or the number of a day of the month.
    ///
    /// A weekday or a number means the first such day not before `since` (`nil` for today). In a month without the number it is
    /// the last day; the anchor is then one or more intervals earlier, at a month that has the day, if there is one.
    public func anchor(
        _ text: String,
        every: Int,
        _ unit: Schedule.Unit,
        since: CalendarDay? = nil
    ) throws(InputProblem) -> CalendarDay {
        let since = since ?? convention.today
        if let number = DayOfMonth.typed(text) {
            let months = unit == .month ? every : unit == .year ? 12 * every : 1
            return Self.anchor(dayOfMonth: number, months: months, since: since) ?? since
        }
        if let weekday = RelativeDay.weekday(named: text.lowercased().trimmingSpaces) {
            return since.adding(days: (weekday - since.weekday + 7) % 7) ?? since
        }
        return try day(text)
    }

    private static func anchor(dayOfMonth number: Int, months: Int, since: CalendarDay) -> CalendarDay? {
        func clamped(_ month: CalendarDay) -> CalendarDay? {
            let last = CalendarDay.days(inMonth: month.month, of: month.year)
            return CalendarDay(year: month.year, month: month.month, day: min(number, last))
        }
        for ahead in 0...2 {
            guard let first = since.adding(months: ahead).flatMap(clamped), first >= since else { continue }
            for back in 0...12 {
                guard let month = first.adding(months: -back * months) else { break }
                if let anchor = CalendarDay(year: month.year, month: month.month, day: number) { return anchor }
            }
        }
        return nil
    }

    /// Parses a day in the past or in the future.
    public func day(_ text: String) throws(InputProblem) -> CalendarDay {
        do throws(InputProblem) {
            return try DayParser(convention: convention)(text)
        } catch {
            guard case .dateInFuture(let day) = error else { throw error }
            return day
        }
    }

    public func count(_ text: String) throws(RecurrenceProblem) -> Int {
        guard let count = Int(counting: text.trimmingSpaces) else { throw .notACount(text) }
        return count
    }

    public func mode(_ text: String) throws(RecurrenceProblem) -> Recurrence.Mode {
        let wanted = text.lowercased().trimmingSpaces
        let korean: [String: Recurrence.Mode] = ["기록": .enter, "자동": .enter, "초안": .draft, "알림": .remind]
        guard let mode = Recurrence.Mode(rawValue: wanted) ?? korean[wanted] else { throw .notAMode(text) }
        return mode
    }

    public func weekend(_ text: String) throws(RecurrenceProblem) -> Schedule.WeekendRule {
        let wanted = text.lowercased().trimmingSpaces
        let korean: [String: Schedule.WeekendRule] = [
            "그대로": .keep, "앞": .before, "전": .before, "뒤": .after, "후": .after,
        ]
        guard let rule = Schedule.WeekendRule(rawValue: wanted) ?? korean[wanted] else { throw .notAWeekendRule(text) }
        return rule
    }
}

extension RecurrenceInput {
    /// Sets one field as for `recurring edit`: a field of the schedule or of the template's record.
    ///
    /// `sample` is a record made from the template.
    public func apply(_ text: String, to recurrence: inout Recurrence, sample: Record) throws {
        guard let sign = text.firstIndex(of: "=") else { throw RecurrenceProblem.noSuchField(text) }
        let (name, answer) = (text[..<sign].lowercased(), String(text[text.index(after: sign)...]).trimmingSpaces)
        let given = answer.isEmpty || answer == "-" ? nil : answer
        switch name {
        case "every", "주기":
            (recurrence.schedule.every, recurrence.schedule.unit) = try rhythm(answer)
        case "on", "anchor", "기준일":
            let schedule = recurrence.schedule
            recurrence.schedule.anchor = try anchor(answer, every: schedule.every, schedule.unit)
        case "until", "끝": recurrence.schedule.until = try given.map { try convention.comingDay($0) }
        case "count", "횟수": recurrence.schedule.count = try given.map { try count($0) }
        case "weekend", "주말": recurrence.schedule.weekend = try weekend(answer)
        case "mode", "방식": recurrence.mode = try mode(answer)
        case "since": recurrence.since = try day(answer)
        case "ended": recurrence.ended = try given.map { try convention.comingDay($0) }
        case "to", "toaccount": recurrence.template.toAccount = try given.map(convention.accountID)
        case "about":
            try applyToTemplate("amount=" + answer, &recurrence, sample)
            recurrence.template.isAbout = true
        case "date", "time", "mood": throw RecurrenceProblem.noSuchField(name)
        default:
            try applyToTemplate(text, &recurrence, sample)
            if name == "amount" || name == "금액" { recurrence.template.isAbout = false }
        }
    }

    private func applyToTemplate(_ text: String, _ recurrence: inout Recurrence, _ sample: Record) throws {
        guard let assignment = try FieldAssignment(text), ![.date, .time].contains(assignment.field) else {
            throw RecurrenceProblem.noSuchField(text)
        }
        var record = sample
        recurrence.template.fill(&record, amount: recurrence.template.amount)
        var edit = RecordEdit(record)
        try edit.apply(assignment, convention)
        var template = EntryTemplate(of: edit.record)
        template.isAbout = recurrence.template.isAbout
        // The splits add up to the old amount only.
        if template.amount != recurrence.template.amount { template.splits = [] }
        recurrence.template = template
    }
}

extension EntryTemplate {
    /// A new id for a recurrence: its name and four random hexadecimal digits, so that names may repeat.
    public var newID: String {
        let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }
        let number = String(UInt16.random(in: 0...UInt16.max), radix: 16)
        let name = words.joined(separator: "-").prefix(24)
        return name + "-" + String(repeating: "0", count: 4 - number.count) + number
    }

    /// An unsaved record with the template's values, for reading fields.
    public func sample(of user: UserID) -> Record {
        var random = SystemRandomNumberGenerator()
        return sample(of: user, RecordID(milliseconds: 0, using: &random), at: .distantPast)
    }
}
