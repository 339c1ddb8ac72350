import Foundation
import ReceiptDomain

extension CalendarDay {
    /// The day it is here.
    static func today(at instant: Date = Date()) -> CalendarDay? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let parts = calendar.dateComponents([.year, .month, .day], from: instant)
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        return CalendarDay(year: year, month: month, day: day)
    }
}
