import ReceiptDomain
import Testing

@Suite struct CalendarArithmeticTests {
    @Test func `every day of the calendar is found again by its number`() throws {
        let first = try #require(CalendarDay(year: 1, month: 1, day: 1))
        let last = try #require(CalendarDay(year: 9999, month: 12, day: 31))
        var day = first
        for number in first.daysSince1970...last.daysSince1970 {
            let found = try #require(CalendarDay(daysSince1970: number))
            guard found.daysSince1970 == number, number == first.daysSince1970 || found > day else {
                Issue.record("\(number) is \(found)")
                return
            }
            day = found
        }
        #expect(day == last)
        #expect(CalendarDay(daysSince1970: first.daysSince1970 - 1) == nil)
        #expect(CalendarDay(daysSince1970: last.daysSince1970 + 1) == nil)
        #expect(last.adding(days: .max) == nil)
    }

    @Test(
        arguments: [
            ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-01-31", 2, "2026-03-31"),
            ("2026-01-31", -2, "2025-11-30"), ("2026-11-18", 14, "2028-01-18"), ("0001-01-01", -1, nil),
            ("9999-12-31", 1, nil), ("9999-12-31", .max, nil), ("2026-01-31", .min, nil),
        ] as [(String, Int, String?)]
    )
    func `a month later is the same day, or the month's last`(_ day: String, _ months: Int, _ later: String?) {
        #expect(CalendarDay(iso: day)?.adding(months: months)?.description == later)
    }
}
