public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview

import struct Foundation.Date

/// The words of a recurring entry: whom, how much, and how often.
///
/// `Netflix Premium 17 monthly`, `월세 50만 원 매달 1일`.
public struct RecurrenceWords: Hashable, Sendable {
    public var name: String?
    public var amount: String?
    public var interval: String

    /// The amount is the first behind the name; without one the second word is said not to be an amount.
    ///
    /// How often it comes may stand before the name or the amount as well: `Gym weekly 10`, `매주 금요일 헬스장 3만원`.
    ///
    /// - Throws: ``ReceiptApp/RecurrenceProblem/nameOrInterval(_:)`` for a name that may say how often, where nothing else does:
    ///   `Daily Telegraph 12`, `월세 1일 50만원`. `every` is what an option says.
    public init(_ typed: [String], every: String? = nil) throws(RecurrenceProblem) {
        var words = EastAsianNumber.joined(typed)
        var said: [String] = []
        func take(_ place: Range<Int>) {
            said.append(words[place].joined(separator: " "))
            words.removeSubrange(place)
        }
        if let count = (1...5).last(where: { words.count > $0 && Self.isInterval(words[..<$0]) }),
            !Self.adverbs.contains(words[0].lowercased())
        {
            take(0..<count)
        }
        // Its number is no amount: `Gym every 2 weeks 30`.
        let places = words.indices.dropFirst().flatMap { start in
            (1...5).reversed().map { start..<start + $0 }.filter { $0.upperBound <= words.count }
        }
        let interval = places.first { Self.isInterval(words[$0]) }
        let place = words.indices.dropFirst().first { interval?.contains($0) != true && Self.isAmount(words[$0]) }
        var end = place ?? min(1, words.count)
        if let interval, interval.upperBound == place {
            take(interval)
            end = interval.lowerBound
        }
        let name = words[..<end]
        let rest = words.dropFirst(end + 1)
        if !rest.isEmpty { said.append(rest.joined(separator: " ")) }
        if said.count > 1 { throw .notAnInterval(said.joined(separator: ", ")) }
        if said.isEmpty, every == nil, place != nil {
            if let word = name.first(where: { Self.speaksOfInterval($0) }) { throw .nameOrInterval(word) }
            if name.count > 1, let last = name.last, Self.isDay(last) { throw .nameOrInterval(last) }
        }
        self.name = words.isEmpty ? nil : name.joined(separator: " ")
        amount = end < words.count ? words[end] : nil
        self.interval = said.first ?? ""
    }

    private static func isAmount(_ word: String) -> Bool {
        guard word.contains(where: \.isNumber) || EastAsianNumber.isSpelled(word) else { return false }
        do throws(InputProblem) { _ = try AmountParser(currency: .unknown)(word) } catch {
            guard case .notAnAmount = error else { return true }
            return false
        }
        return true
    }

    /// Whether the words, none of them in quotes, say how often, and with it at most the day.
    private static func isInterval(_ words: ArraySlice<String>) -> Bool {
        let (interval, day) = RecurrenceInput.parts(words.joined(separator: " "))
        guard let first = words.first, speaksOfInterval(first), Period(interval) != nil else { return false }
        return !words.contains { $0.contains(where: \.isWhitespace) } && day.map(isDay) ?? true
    }

    private static func speaksOfInterval(_ word: String) -> Bool {
        let plain = word.lowercased()
        // `3개월` and `1일` are lengths and days as well.
        let isKorean = (plain.hasPrefix("매") || plain.hasPrefix("격") || plain.hasSuffix("마다")) && Period(plain) != nil
        return plain == "every" || adverbs.contains(plain) || isKorean
    }

    private static func isDay(_ text: String) -> Bool {
        let plain = text.lowercased()
        return DayOfMonth.typed(plain) != nil || EntryLine.isDay(inWords: plain)
            || plain.wholeMatch(of: EntryLine.dateInNumbers) != nil
    }

    private static let adverbs: Set = [
        "daily", "weekly", "biweekly", "fortnightly", "monthly", "bimonthly", "quarterly", "semiannually", "yearly",
        "annually",
    ]
}

/// Parses typed values of a recurrence.
public struct RecurrenceInput: Sendable {
    public var convention: InputConvention

    public init(convention: InputConvention) { self.convention = convention }

    /// Parses an interval: `month`, `2 weeks`, `매달`, `3개월`, `격주`.
    public func interval(_ text: String) throws(RecurrenceProblem) -> (every: Int, unit: Period.Unit) {
        guard let period = Period(text) else { throw .notAnInterval(text) }
        return (period.count, period.unit)
    }

    /// Divides an interval from the day in it: `매월 25일`, `격주 금요일`, `every friday`, `monthly on the 25th`.
    public static func parts(_ text: String) -> (interval: String, day: String?) {
        let plain = text.lowercased().trimmingSpaces
        let korean = /(매월|매달|매년|매주|격주|격월)\s*(\S.*)/
        if let match = plain.wholeMatch(of: korean), Period(plain) == nil {
            return (String(match.output.1), String(match.output.2))
        }
        if let match = plain.wholeMatch(of: /(.+) on (?:the )?(.+)/) {
            return (String(match.output.1), String(match.output.2))
        }
        if let match = plain.wholeMatch(of: /every ([a-z]+)/), RelativeDay.weekday(named: match.output.1) != nil {
            return ("week", String(match.output.1))
        }
        return (text, nil)
    }

    /// Parses the first day of a schedule: a date, a weekday, or the number of a day of the month.
    ///
    /// A weekday or a number means the first such day not before `since` (`nil` for today). In a month without the number it is
    /// the last day; the anchor is then one or more intervals earlier, at a month that has the day, if there is one. A month has
    /// several Fridays, so that a weekday is no day of it.
    public func anchor(
        _ text: String,
        every: Int,
        _ unit: Period.Unit,
        since: CalendarDay? = nil
    ) throws -> CalendarDay {
        let since = since ?? convention.today
        // `--on '매월 25일'` says the interval once more.
        if let match = text.wholeMatch(of: /(?:매월|매달|매주) ?(.+)/) {
            return try anchor(String(match.output.1), every: every, unit, since: since)
        }
        if let number = DayOfMonth.typed(text) {
            let months = unit == .month ? every : unit == .year ? 12 * every : 1
            return Self.anchor(dayOfMonth: number, months: months, since: since) ?? since
        }
        let isByWeek = unit == .week || unit == .day
        if case .lastWeekday? = RelativeDay(text), !isByWeek { throw BookProblem.notADayOfMonth(text) }
        if let weekday = RelativeDay.weekday(named: text.lowercased().trimmingSpaces) {
            guard isByWeek else { throw BookProblem.notADayOfMonth(text) }
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
        let digits = text.trimmingSpaces.replacing(/\s?(?:회|번|times)$/, with: "")
        guard let count = Int(counting: digits) else { throw .notACount(text) }
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
            let (every, day) = Self.parts(answer)
            (recurrence.schedule.every, recurrence.schedule.unit) = try interval(every)
            if let day { try apply("on=" + day, to: &recurrence, sample: sample) }
        case "on", "anchor", "기준일":
            let schedule = recurrence.schedule
            recurrence.schedule.anchor = try anchor(answer, every: schedule.every, schedule.unit)
        case "until", "끝": recurrence.schedule.until = try given.map { try convention.comingLastDay($0) }
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
    /// Fills category and account as `add` does: from history, a known shop, or the only account.
    public mutating func complete(
        _ convention: InputConvention,
        _ user: UserID,
        _ memory: any HouseholdMemory
    ) {
        guard kind == .expense || kind == .income, let merchant else { return }
        let add = AddEntry(user: user, today: convention.today, catalog: convention.catalog)
        let defaults = add.defaults(for: merchant, kind: kind, memory, convention.accounts)
        category = category ?? defaults.category
        account = account ?? defaults.account(for: amount, convention.accounts)
    }

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
