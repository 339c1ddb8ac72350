public import Foundation
public import ReceiptDomain

extension CalendarDay {
    /// The day it is here.
    public static func today(at instant: Date = Date()) throws -> CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let parts = calendar.dateComponents([.year, .month, .day], from: instant)
        guard let year = parts.year, let month = parts.month, let day = parts.day,
            let today = CalendarDay(year: year, month: month, day: day)
        else { throw ClockError.noCalendarDay(instant) }
        return today
    }
}

/// The machine's clock is not set to any day of the calendar.
public enum ClockError: Error {
    case noCalendarDay(Date)
}
