public import ReceiptDomain

/// The billing cycle of a credit card.
public struct CardBilling: Hashable, Sendable {
    /// The last day of a billing period, 31 for the last of the month.
    ///
    /// Issuers differ, so the person is asked for it.
    public var cutoff: Int
    /// The day of the month on which the previous period is paid.
    public var payDay: Int
    /// The paying account's id.
    public var payFrom: String?

    /// `nil` where a day is not from 1 to 31.
    public init?(cutoff: Int, payDay: Int, payFrom: String? = nil) {
        guard (1...31).contains(cutoff), (1...31).contains(payDay) else { return nil }
        (self.cutoff, self.payDay, self.payFrom) = (cutoff, payDay, payFrom)
    }

    /// The last day of the billing period that contains the day.
    func end(ofPeriodWith day: CalendarDay) -> CalendarDay {
        let month = CalendarMonth(day)
        let end = month.day(cutoff)
        return day <= end ? end : month.adding(1).day(cutoff)
    }

    public func payDay(after day: CalendarDay) -> CalendarDay {
        let month = CalendarMonth(day)
        let payDay = month.day(self.payDay)
        return payDay > day ? payDay : month.adding(1).day(self.payDay)
    }

    public func payDay(forPurchaseOn day: CalendarDay) -> CalendarDay { payDay(after: end(ofPeriodWith: day)) }

    /// The first day of the month that bills a purchase's first instalment.
    public func firstMonth(forPurchaseOn day: CalendarDay) -> CalendarDay {
        CalendarMonth(payDay(forPurchaseOn: day)).day(1)
    }
}

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

    /// The month's day with this number, or its last; clamped to the end of the calendar.
    func day(_ number: Int) -> CalendarDay {
        let last = CalendarDay.days(inMonth: month, of: year)
        return CalendarDay(year: year, month: month, day: min(number, last)) ?? anchor
    }
}
