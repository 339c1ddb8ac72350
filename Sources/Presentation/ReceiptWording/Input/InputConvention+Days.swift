public import HouseholdBook
public import ReceiptDomain
public import ReceiptReview

extension InputConvention {
    /// Parses a day that is not in the future.
    public func pastDay(_ text: String) throws(InputProblem) -> CalendarDay { try DayParser(convention: self)(text) }

    /// Parses the day of an entry, at most ten years ahead; without a year it is the latest such day, today included.
    ///
    /// - Throws: ``ReceiptReview/InputProblem/dateTooFar(_:)`` beyond that, as the year is a typing error.
    public func entryDay(_ text: String) throws(InputProblem) -> CalendarDay {
        let day = try DayParser(convention: self, allowsFuture: true)(text)
        guard day.year <= today.year + 10 else { throw .dateTooFar(day) }
        return day
    }

    /// Parses a day, a month, a year or `last month`, in the past or in the future, into its first and last day.
    public func span(_ text: String) throws(InputProblem) -> (first: CalendarDay, last: CalendarDay) {
        do {
            let day = try DayParser(convention: self, allowsFuture: true)(text)
            return (day, day)
        } catch {
            guard let period = try? ReportPeriod.typed(text, self) else { throw error }
            return (period.first, period.last)
        }
    }

    /// Parses the first day of what repeats; without a year it is the next day of the series: `11/25` monthly may be in December.
    public func comingDay(_ text: String, of period: Period?) throws(InputProblem) -> CalendarDay {
        let coming = try comingDay(text)
        guard let period, let latest = try? entryDay(text), let next = period.day(after: latest), next >= today else {
            return coming
        }
        return latest < today ? min(next, coming) : coming
    }

    /// Parses a day that may be in the future; without a year it is the next one, today included.
    public func comingDay(_ text: String) throws(InputProblem) -> CalendarDay {
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
