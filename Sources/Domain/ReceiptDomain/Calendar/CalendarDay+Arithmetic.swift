// Steps by days and months, without time zones or instants.
extension CalendarDay {
    /// The day `days` after 1970-01-01, before it where negative; `nil` outside the calendar.
    ///
    /// The inverse of ``daysSince1970``, from the same source.
    public init?(daysSince1970 days: Int) {
        let span = Self.first.daysSince1970...Self.last.daysSince1970
        guard span.contains(days) else { return nil }
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    /// The day `days` later, earlier where negative; `nil` outside the calendar.
    public func adding(days: Int) -> CalendarDay? {
        let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
        return overflow ? nil : CalendarDay(daysSince1970: sum)
    }

    /// The same day `months` later, or the last day of a shorter month; `nil` outside the calendar.
    public func adding(months: Int) -> CalendarDay? {
        let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
        guard !overflow, sum >= 12 else { return nil }
        let (year, month) = (sum / 12, sum % 12 + 1)
        guard year <= Self.last.year else { return nil }
        return CalendarDay(year: year, month: month, day: min(day, Self.days(inMonth: month, of: year)))
    }

    /// Saturday or Sunday.
    public var isWeekend: Bool { weekday > 5 }

    private static let first = CalendarDay(known: (1, 1, 1))
    private static let last = CalendarDay(known: (9999, 12, 31))
}
