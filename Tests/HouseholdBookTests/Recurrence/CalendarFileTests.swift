import HouseholdBook
import Testing

@Suite struct CalendarFileTests {
    @Test(arguments: [
        ("2026-01-15", 1, Period.Unit.month, "FREQ=MONTHLY;BYMONTHDAY=15"),
        ("2026-01-31", 1, .month, "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
        ("2026-01-29", 2, .month, "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1;INTERVAL=2"),
        ("2024-02-29", 1, .year, "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"),
        ("2026-03-31", 3, .year, "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=31;INTERVAL=3"),
        ("2026-03-31", 2, .week, "FREQ=WEEKLY;INTERVAL=2"),
        ("2026-03-31", 1, .day, "FREQ=DAILY"),
    ])
    func `a schedule is a rule of RFC 5545`(_ anchor: String, _ every: Int, _ unit: Period.Unit, _ rule: String) {
        #expect(Schedule(anchor: day(anchor), every: every, unit).calendarRule(through: nil) == rule)
    }

    @Test(arguments: [
        ("2026-01-25", Period.Unit.month, Schedule.WeekendRule.before, "BYMONTHDAY=23,24,25;BYSETPOS=-1"),
        ("2026-01-31", .month, .before, "BYMONTHDAY=26,27,28,29,30,31;BYSETPOS=-1"),
        ("2026-01-25", .month, .after, "BYMONTHDAY=25,26,27;BYSETPOS=1"),
        ("2026-03-25", .year, .before, "BYMONTHDAY=23,24,25;BYSETPOS=-1"),
    ])
    func `a calendar moves what falls on a weekend as the entries are`(
        _ anchor: String,
        _ unit: Period.Unit,
        _ weekend: Schedule.WeekendRule,
        _ days: String
    ) throws {
        let salary = Recurrence.rent(Schedule(anchor: day(anchor), unit, weekend: weekend), since: anchor)
        let event = try #require(salary.calendarEvent(from: day(anchor), summary: "월급"))
        let frequency = unit == .month ? "FREQ=MONTHLY" : "FREQ=YEARLY;BYMONTH=3"
        #expect(event.rule == frequency + ";BYDAY=MO,TU,WE,TH,FR;" + days)
        #expect(event.start == salary.schedule.date(ofDue: day(anchor)))
    }

    @Test func `what a weekend moves into another month is told day by day`() throws {
        // 1 February and 1 March 2026 are Sundays.
        let schedule = Schedule(anchor: day("2026-02-01"), .month, until: day("2026-04-01"), weekend: .before)
        let event = try #require(Recurrence.rent(schedule).calendarEvent(from: day("2026-01-01"), summary: "월세"))
        #expect(event.rule == nil)
        #expect(event.start == day("2026-01-30"))
        #expect(event.further == ["2026-02-27", "2026-04-01"].map(day))
        let text = CalendarFile([event]).text(stamp: "20261122T213000Z")
        #expect(text.contains("RDATE;VALUE=DATE:20260227,20260401\r\n"))
        #expect(text.contains("BEGIN:VALARM\r\nACTION:DISPLAY\r\n"))
    }

    @Test func `the end is that of the last date, and a day behind it is not moved before it`() throws {
        // 25 April 2026 is a Saturday, whose Friday is before the end.
        let schedule = Schedule(anchor: day("2026-01-25"), .month, until: day("2026-04-24"), weekend: .before)
        let event = try #require(Recurrence.rent(schedule).calendarEvent(from: day("2026-01-01"), summary: "월세"))
        #expect(event.rule?.hasSuffix("UNTIL=20260325") == true)
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
