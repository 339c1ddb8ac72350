import ReceiptApp
import ReceiptDomain
import Synchronization

import struct Foundation.Date

/// The calendar day of an instant, cached for a second, because a calendar takes longer than a cached page.
final class DayKeeper: Sendable {
    private let last = Mutex<(second: Double, day: CalendarDay)?>(nil)

    /// A day begins on a whole second, so a cached value is never yesterday's.
    func day(at instant: Date) throws -> CalendarDay {
        let second = instant.timeIntervalSince1970.rounded(.down)
        if let last = last.withLock({ $0 }), last.second == second { return last.day }
        let day = try CalendarDay.today(at: instant)
        last.withLock { $0 = (second, day) }
        return day
    }
}
