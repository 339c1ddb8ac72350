public import Foundation
public import ReceiptDomain

extension CalendarDay {
    /// The local day; `RECEIPTMIND_TODAY` in the environment overrides it for trials.
    public static func today(
        at instant: Date = Date(),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> CalendarDay {
        if let named = environment["RECEIPTMIND_TODAY"].flatMap({ CalendarDay(iso: $0) }) { return named }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let parts = calendar.dateComponents([.year, .month, .day], from: instant)
        guard let year = parts.year, let month = parts.month, let day = parts.day,
            let today = CalendarDay(year: year, month: month, day: day)
        else { throw ClockError.noCalendarDay(instant) }
        return today
    }
}

/// The machine's clock is outside the calendar's range.
public enum ClockError: Error {
    case noCalendarDay(Date)
}
