public import Foundation
public import ReceiptDomain

extension CalendarDay {
    /// The local day; `RECEIPTMIND_TODAY` in the environment overrides it for trials.
    public static func today(at instant: Date = Date()) throws -> CalendarDay {
        // Foundation copies the whole environment, which takes a hundred times as long as the calendar.
        guard let text = getenv("RECEIPTMIND_TODAY").map({ String(cString: $0) }), !text.isEmpty else {
            return try local(of: instant)
        }
        // A mistyped day must not become today: the trial would change the real book.
        guard let named = CalendarDay(iso: text) else { throw ClockError.notADay(text) }
        return named
    }

    /// The local day of an instant that was noted, in trials too.
    public static func local(of instant: Date) throws -> CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let parts = calendar.dateComponents([.year, .month, .day], from: instant)
        guard let year = parts.year, let month = parts.month, let day = parts.day,
            let local = CalendarDay(year: year, month: month, day: day)
        else { throw ClockError.noCalendarDay(instant) }
        return local
    }
}

/// Why there is no present day.
public enum ClockError: Error {
    /// The machine's clock is outside the calendar's range.
    case noCalendarDay(Date)
    /// The text of `RECEIPTMIND_TODAY` is no date.
    case notADay(String)
}
