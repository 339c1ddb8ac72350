public import HouseholdBook
public import ReceiptDomain
public import ReceiptReview

extension InputConvention {
    /// Parses a day that is not in the future.
    public func pastDay(_ text: String) throws(InputProblem) -> CalendarDay { try DayParser(convention: self)(text) }

    /// Parses the day of an entry, at most ten years ahead.
    ///
    /// Without a year it is the latest such day, today included; if that was long ago, one that comes soon: at the end of November
    /// `12/25` and `11/30` are planned, and `30일` is the day after tomorrow.
    ///
    /// - Throws: ``ReceiptReview/InputProblem/dateTooFar(_:)`` beyond that, as the year is a typing error.
    public func entryDay(_ text: String) throws(InputProblem) -> CalendarDay {
        let day = try DayParser(convention: self, allowsFuture: true)(text)
        guard day.year <= today.year + 10 else { throw .dateTooFar(day) }
        guard let coming = try? comingDay(text), day < today, coming > today else { return day }
        let (ahead, back) = (coming.daysSince1970 - today.daysSince1970, today.daysSince1970 - day.daysSince1970)
        return switch RelativeDay(text) {
        case .number: ahead <= 3 && back >= 25 ? coming : day
        case nil: ahead <= 62 && back > 200 ? coming : day
        default: day
        }
    }

    /// Parses a day, a month, a year or `last month`, in the past or in the future, into its first and last day.
    public func span(_ text: String) throws(InputProblem) -> (first: CalendarDay, last: CalendarDay) {
        do throws(InputProblem) {
            // In `11/5..` there is one day, and an open end.
            guard !Self.isRange(text) else { throw .notADate(text) }
            let day = try DayParser(convention: self, allowsFuture: true)(text)
            return (day, day)
        } catch {
            guard let period = try? ReportPeriod.typed(text, self) else { throw error }
            return (period.first, period.last)
        }
    }

    /// The signs between the ends of a range.
    private static let rangeSigns = ["..", "~", " to "]

    static func isRange(_ text: String) -> Bool { text != signed(text) || rangeSigns.contains(where: text.contains) }

    /// The range with a sign between its ends: `since monday`, `11월 1일부터 20일까지`, `11/1-11/20`.
    private static func signed(_ text: String) -> String {
        let text = text.trimmingSpaces
        if let match = text.wholeMatch(of: /(?i)since (.+)/) { return match.output.1 + ".." }
        if let match = text.wholeMatch(of: /(.+)부터(?: ?(.+)까지)?/) {
            return match.output.1 + ".." + (match.output.2 ?? "")
        }
        if let match = text.wholeMatch(of: /(.+)까지/) { return ".." + match.output.1 }
        if let match = text.wholeMatch(of: /([0-9]{1,2}\/[0-9]{1,2})-([0-9]{1,2}\/[0-9]{1,2})/) {
            return match.output.1 + ".." + match.output.2
        }
        return text
    }

    /// Parses a range, either end of which may be left out, or as ``span(_:)``.
    ///
    /// A last day without a year is after the first: `11/25~12/5`.
    public func ends(_ typed: String) throws(InputProblem) -> (first: CalendarDay?, last: CalendarDay?) {
        let text = Self.signed(typed)
        guard let place = Self.rangeSigns.lazy.compactMap({ text.firstRange(of: $0) }).first else {
            let span = try span(text)
            return (span.first, span.last)
        }
        let (before, after) = (text[..<place.lowerBound].trimmingSpaces, text[place.upperBound...].trimmingSpaces)
        let first = before.isEmpty ? nil : try span(before).first
        var last = after.isEmpty ? nil : try span(after).last
        if let first, let end = last, end < first { last = try? comingLastDay(after) }
        guard first != nil || last != nil, first == nil || after.isEmpty || last.map({ $0 >= first ?? $0 }) == true
        else {
            throw .notADate(typed)
        }
        return (first, last)
    }

    /// Parses the last day of a plan: a coming day, or the end of the next such month or of a year.
    public func comingLastDay(_ text: String) throws(InputProblem) -> CalendarDay {
        do { return try comingDay(text) } catch {
            guard let period = try? ReportPeriod.typed(text, self, .next) else { throw error }
            return period.last
        }
    }

    /// Parses the first day of a plan: as ``span(_:)``, a month without a year where it begins nearest to today.
    public func plannedFirstDay(_ text: String, from start: Int? = nil) throws -> CalendarDay {
        try ReportPeriod.typed(text, self, from: start, .nearest).first
    }

    /// Parses the first day of what repeats; without a year it is the next day of the series: `11/25` monthly may be in December.
    public func comingDay(_ text: String, of period: Period?) throws(InputProblem) -> CalendarDay {
        let coming = try comingDay(text)
        guard let period, let latest = try? entryDay(text), let next = period.day(after: latest), next >= today else {
            return coming
        }
        return latest < today ? min(next, coming) : coming
    }

    /// The first day of what repeats, where none is said: one period from now on.
    public func firstDay(of period: Period?) -> CalendarDay { period?.day(after: today) ?? today }

    /// Parses a day that may be in the future; without a year it is the next one, today included.
    public func comingDay(_ text: String) throws(InputProblem) -> CalendarDay {
        if DayOfMonth.isLast(text), let day = RelativeDay.endOf(month: 0).day(from: today) { return day }
        if let day = RelativeDay(text)?.day(from: today, isAhead: true) { return day }
        // With `today` in the year 9999 only an answer that states its year gives a day before 9990.
        if let end = CalendarDay(year: 9999, month: 12, day: 31) {
            var always = self
            always.today = end
            if let day = try? DayParser(convention: always)(text), day.year < 9990 { return day }
        }
        var ahead = self
        ahead.today =
            CalendarDay(year: today.year + 1, month: today.month, day: min(today.day, 28))?.adding(
                days: max(0, today.day - 28) - 1
            ) ?? today
        return try DayParser(convention: ahead)(text)
    }
}
