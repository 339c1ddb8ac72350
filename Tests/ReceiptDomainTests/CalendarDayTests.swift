import ReceiptDomain
import Testing

@Suite struct CalendarDayTests {
    @Test(arguments: ["2026-11-18", "2024-02-29", "2000-02-29", "1999-12-31"])
    func `a day of the calendar is read and written as ISO 8601`(text: String) {
        #expect(CalendarDay(iso: text)?.description == text)
    }

    @Test(arguments: [
        "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1", "26-01-01", "2026-01-0x", "",
        "2026/01/01", "+026-01-01",
    ])
    func `a day that the calendar does not have is refused`(text: String) {
        #expect(CalendarDay(iso: text) == nil)
    }

    @Test(arguments: [("1970-01-01", 0, 4), ("2000-03-01", 11017, 3), ("2026-11-18", 20775, 3), ("1969-12-31", -1, 3)])
    func `days are counted from 1970 and weekdays from Monday`(text: String, days: Int, weekday: Int) throws {
        let day = try #require(CalendarDay(iso: text))
        #expect(day.daysSince1970 == days)
        #expect(day.weekday == weekday)
    }

    @Test func `days compare by year, month and day`() throws {
        let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map {
            try #require(CalendarDay(iso: $0))
        }
        #expect(days == days.shuffled().sorted())
    }

    @Test(arguments: [("00:00", 0, 0), ("09:05", 9, 5), ("23:59", 23, 59)])
    func `a time of day is read and written on 24 hours`(text: String, hour: Int, minute: Int) {
        let time = TimeOfDay(iso: text)
        #expect(time == TimeOfDay(hour: hour, minute: minute))
        #expect(time?.description == text)
    }

    @Test(arguments: ["24:00", "12:60", "9:05", "", "12", "12:3x"])
    func `what a clock does not show is refused`(text: String) { #expect(TimeOfDay(iso: text) == nil) }
}
