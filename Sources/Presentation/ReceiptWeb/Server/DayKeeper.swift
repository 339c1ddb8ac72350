import ReceiptApp
import ReceiptDomain
import Synchronization

import struct Foundation.Date

/// The day of an instant; asked once a second, because a calendar takes longer than a page that was drawn before.
final class DayKeeper: Sendable {
    private let last = Mutex<(second: Double, day: CalendarDay)?>(nil)

    /// Days begin with a second, so that no page has yesterday's.
    func day(at instant: Date) throws -> CalendarDay {
        let second = instant.timeIntervalSince1970.rounded(.down)
        if let last = last.withLock({ $0 }), last.second == second { return last.day }
        let day = try CalendarDay.today(at: instant)
        last.withLock { $0 = (second, day) }
        return day
    }
}
