public import ReceiptDomain

/// When a card asks for what was bought with it.
public struct CardBilling: Hashable, Sendable {
    /// The last day of a period of use, 31 for the last of the month.
    ///
    /// Issuers differ, so it is asked for.
    public var cutoff: Int
    /// The day of the month on which the period before it is paid.
    public var payDay: Int
    /// The account that pays.
    public var payFrom: String?

    /// `nil` where a day is none of a month.
    public init?(cutoff: Int, payDay: Int, payFrom: String? = nil) {
        guard (1...31).contains(cutoff), (1...31).contains(payDay) else { return nil }
        (self.cutoff, self.payDay, self.payFrom) = (cutoff, payDay, payFrom)
    }

    /// The last day of the period that the day is in.
    func end(ofPeriodWith day: CalendarDay) -> CalendarDay {
        let month = CalendarMonth(day)
        let end = month.day(cutoff)
        return day <= end ? end : month.adding(1).day(cutoff)
    }

    /// The first pay day after the day.
    public func payDay(after day: CalendarDay) -> CalendarDay {
        let month = CalendarMonth(day)
        let payDay = month.day(self.payDay)
        return payDay > day ? payDay : month.adding(1).day(self.payDay)
    }

    /// When a purchase of the day is asked for.
    public func payDay(forPurchaseOn day: CalendarDay) -> CalendarDay { payDay(after: end(ofPeriodWith: day)) }

    /// The month of the bill that has the first instalment of a purchase: its first day.
    public func firstMonth(forPurchaseOn day: CalendarDay) -> CalendarDay {
        CalendarMonth(payDay(forPurchaseOn: day)).day(1)
    }
}

/// A month of the calendar.
struct CalendarMonth: Hashable {
    var year: Int
    var month: Int
    private let anchor: CalendarDay

    init(_ day: CalendarDay) { (year, month, anchor) = (day.year, day.month, day) }

    func adding(_ months: Int) -> CalendarMonth {
        let index = year * 12 + month - 1 + months
        var other = self
        (other.year, other.month) = (index / 12, index % 12 + 1)
        return other
    }

    /// The day of this number, the last one where the month is shorter; the end of the calendar stays the end.
    func day(_ number: Int) -> CalendarDay {
        let last = CalendarDay.days(inMonth: month, of: year)
        return CalendarDay(year: year, month: month, day: min(number, last)) ?? anchor
    }
}
