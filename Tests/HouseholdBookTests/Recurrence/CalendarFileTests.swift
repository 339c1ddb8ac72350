import HouseholdBook
import ReceiptDomain
import Testing

@Suite struct CalendarFileTests {
    @Test(arguments: [
        ("2026-01-15", 1, Schedule.Unit.month, "FREQ=MONTHLY;BYMONTHDAY=15"),
        ("2026-01-31", 1, .month, "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
        ("2026-01-29", 2, .month, "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1;INTERVAL=2"),
        ("2024-02-29", 1, .year, "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"),
        ("2026-03-31", 3, .year, "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=31;INTERVAL=3"),
        ("2026-03-31", 2, .week, "FREQ=WEEKLY;INTERVAL=2"),
        ("2026-03-31", 1, .day, "FREQ=DAILY"),
    ])
    func `a schedule is a rule of RFC 5545`(_ anchor: String, _ every: Int, _ unit: Schedule.Unit, _ rule: String) {
        #expect(Schedule(anchor: day(anchor), every: every, unit).calendarRule(through: nil) == rule)
    }

    @Test func `an event begins with what is made first, and ends with until, count, end or an open pause`() throws {
        var rent = Recurrence.rent(Schedule(anchor: day("2026-01-31"), .month, count: 12), since: "2026-02-01")
        rent.skips = [day("2026-04-30"), day("2026-04-29")]
        rent.pauses = [.init(from: day("2026-06-01"), through: day("2026-07-31")), .init(from: day("2026-10-01"))]
        let event = try #require(rent.calendarEvent(from: day("2026-01-01"), summary: "월세"))
        #expect(event.start == day("2026-02-28"))
        #expect(event.rule == "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;UNTIL=20260930")
        #expect(event.exceptions == ["2026-04-30", "2026-06-30", "2026-07-31"].map(day))
        rent.ended = day("2026-01-31")
        #expect(rent.calendarEvent(from: day("2026-01-01"), summary: "월세") == nil)
    }

    @Test func `lines are folded at 75 octets within no character, and text is escaped`() {
        let event = CalendarEvent(
            id: "rent-1a2b@receiptmind",
            start: day("2026-02-28"),
            rule: "FREQ=DAILY",
            exceptions: [day("2026-03-02"), day("2026-03-01")],
            summary: String(repeating: "월세; ", count: 14),
            details: "a,b\\c\nd\u{7}"
        )
        let text = CalendarFile([event]).text(stamp: "20261122T213000Z")
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        #expect(text.hasSuffix("END:VCALENDAR\r\n"))
        let unfolded = text.replacing("\r\n ", with: "")
        #expect(unfolded.contains("SUMMARY:" + String(repeating: "월세\\; ", count: 14) + "\r\n"))
        #expect(unfolded.contains("DESCRIPTION:a\\,b\\\\c\\nd\r\n"))
        #expect(unfolded.contains("EXDATE;VALUE=DATE:20260301,20260302\r\n"))
        #expect(unfolded.contains("DTSTART;VALUE=DATE:20260228\r\n"))
    }
}
