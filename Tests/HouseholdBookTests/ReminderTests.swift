import HouseholdBook
import ReceiptDomain
import Testing

@Suite struct ReminderTests {
    private static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(iso: text)) }

    @Test(
        arguments: [
            ("1y", 1, .year), ("6 months", 6, .month), ("2주", 2, .week), ("10일", 10, .day), ("매년", 1, .year),
            ("3개월", 3, .month), ("year", 1, .year),
        ] as [(String, Int, Period.Unit)]
    )
    func `a period is read as people write it`(_ text: String, _ count: Int, _ unit: Period.Unit) {
        #expect(Period(text) == Period(count, unit))
    }

    @Test(arguments: ["", "0d", "1001y", "year 1", "-1y", "soon"])
    func `what is no period is refused`(_ text: String) { #expect(Period(text) == nil) }

    @Test(
        arguments: [
            ("2026-01-31", 1, .month, 1, "2026-02-28"), ("2026-01-31", 1, .month, 2, "2026-03-31"),
            ("2024-02-29", 1, .year, 1, "2025-02-28"), ("2024-02-29", 1, .year, 4, "2028-02-29"),
            ("2026-12-31", 1, .day, 1, "2027-01-01"), ("2026-01-01", 1, .day, -1, "2025-12-31"),
            ("2026-11-22", 2, .week, 3, "2027-01-03"), ("2026-03-31", 1, .month, -1, "2026-02-28"),
        ] as [(String, Int, Period.Unit, Int, String)]
    )
    func `days are reckoned from the first one`(
        _ first: String,
        _ count: Int,
        _ unit: Period.Unit,
        _ times: Int,
        _ expected: String
    ) throws {
        let period = try #require(Period(count, unit))
        #expect(period.day(times, after: try Self.day(first))?.description == expected)
    }

    @Test func `days go forth and back over four hundred years`() throws {
        let period = try #require(Period(1, .day))
        var day = try Self.day("1800-01-01")
        for _ in 0..<146_097 {
            let next = try #require(period.day(after: day))
            guard next.daysSince1970 == day.daysSince1970 + 1 else {
                Issue.record("\(day) is followed by \(next)")
                return
            }
            day = next
        }
        #expect(day.description == "2200-01-01")
    }

    @Test(arguments: [false, true])
    func `a due day that is set holds, whatever was done before, and later completions move it on`(
        _ isAfterLast: Bool
    ) throws {
        let month = try #require(Period(1, .month))
        let first = try Self.day("2026-01-25")
        var filter = Reminder(id: "filter", title: "Filter", first: first, every: month, afterLast: isAfterLast)
        filter = filter.done(on: try Self.day("2026-10-25")).done(on: try Self.day("2026-11-20"))
        filter.skipped = ["2026-09-25"]
        filter.reschedule(on: try Self.day("2026-11-28"), every: month)
        #expect(filter.nextDue?.description == "2026-11-28")
        let next = isAfterLast ? "2026-12-30" : "2026-12-28"
        #expect(filter.done(on: try Self.day("2026-11-30")).nextDue?.description == next)
        filter.reschedule(on: try Self.day("2027-01-05"), every: nil)
        #expect(filter.nextDue?.description == "2027-01-05" && filter.period == nil && !filter.comesAfterLast)
        #expect(filter.done(on: try Self.day("2027-01-05")).nextDue == nil)
        #expect(filter.done.count == 2)
    }

    @Test func `after the last time it hangs on the newest, in whatever order they are told`() throws {
        var rabies = Reminder(
            id: "rabies",
            title: "광견병",
            first: try Self.day("2026-01-10"),
            every: Period(1, .year),
            afterLast: true
        )
        #expect(rabies.nextDue?.description == "2026-01-10")
        rabies = rabies.done(on: try Self.day("2026-11-05"))
        rabies = rabies.done(on: try Self.day("2024-03-01"))
        #expect(rabies.nextDue?.description == "2027-11-05")
        let skipped = try #require(rabies.skippingNext)
        #expect(skipped.nextDue?.description == "2028-11-05")
    }

    /// First day, period, the days on which it was done, and when it is due next.
    @Test(
        arguments: [
            ("2026-01-31", "1 month", [], "2026-01-31"), ("2026-01-31", "1 month", ["2026-01-31"], "2026-02-28"),
            ("2026-01-31", "1 month", ["2026-03-02"], "2026-03-31"),
            ("2026-01-05", "1 month", ["2026-04-20"], "2026-05-05"),
            // Done four days too early: that was meant.
            ("2026-01-05", "1 month", ["2026-01-05", "2026-02-01"], "2026-03-05"),
            // Done before it ever began, a year too early: it still comes.
            ("2026-12-01", "1y", ["2025-12-01"], "2026-12-01"), ("2026-12-01", "1y", ["2026-11-20"], "2027-12-01"),
            ("2024-02-29", "1y", ["2024-02-29"], "2025-02-28"), ("2024-02-29", "1y", ["2027-03-01"], "2028-02-29"),
        ] as [(String, String, [String], String)]
    )
    func `on days of the calendar it comes on the next one`(
        _ first: String,
        _ period: String,
        _ done: [String],
        _ expected: String
    ) throws {
        var reminder = Reminder(id: "a", title: "a", first: try Self.day(first), every: Period(period))
        for day in done { reminder = reminder.done(on: try Self.day(day)) }
        #expect(reminder.nextDue?.description == expected)
    }

    /// The first last day, the months between, and the days on which it is due.
    @Test(
        arguments: [
            ("2026-11-30", 1, ["2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"]),
            ("2027-02-28", 1, ["2027-02-28", "2027-03-31", "2027-04-30"]),
            ("2026-12-31", 1, ["2026-12-31", "2027-01-31", "2027-02-28"]),
            ("2026-11-30", 3, ["2026-11-30", "2027-02-28", "2027-05-31", "2027-08-31", "2027-11-30"]),
            ("2026-11-30", 12, ["2026-11-30", "2027-11-30"]),
        ] as [(String, Int, [String])]
    )
    func `on the last days of months it comes however long they are`(
        _ first: String,
        _ months: Int,
        _ due: [String]
    ) throws {
        var reminder = Reminder(id: "a", title: "a", first: try Self.day(first), every: Period(months, .month))
        reminder.keepMonthEnds()
        for day in due {
            #expect(reminder.nextDue?.description == day)
            reminder = reminder.done(on: try Self.day(day))
        }
    }

    @Test func `one that comes once is over when it is done, and every one at its end`() throws {
        let (early, due) = (try Self.day("2026-11-01"), try Self.day("2026-11-05"))
        let once = Reminder(id: "a", title: "a", first: due)
        #expect(once.done(on: early).nextDue == nil)
        var ending = Reminder(id: "b", title: "b", first: due, every: Period(1, .month))
        ending.until = "2026-12-01"
        #expect(ending.nextDue != nil && ending.done(on: due).nextDue == nil)
    }

    @Test func `doses of a young animal keep their distance when one is late`() throws {
        var cat = Subject(id: "나비", name: "나비", .pet)
        cat.born = "2026-09-01"
        let plan = VaccinationPlan(for: .cat)
            .reminders(for: cat, today: try Self.day("2026-11-22"), withOptional: false) { $0.korean }
        #expect(plan.map(\.id) == ["나비-fvrcp", "나비-rabies"])
        var core = try #require(plan.first)
        #expect(core.series == ["2026-10-27", "2026-11-24", "2026-12-22", "2027-03-02"])
        #expect(core.nextDue?.description == "2026-10-27")
        core = core.done(on: try Self.day("2026-11-10"))
        #expect(core.nextDue?.description == "2026-12-08")
        for day in ["2026-12-08", "2027-01-05", "2027-03-16"] { core = core.done(on: try Self.day(day)) }
        #expect(core.nextDue?.description == "2030-03-16")
    }

    @Test func `of a grown-up animal only the repetition is planned, and what is not for all only when asked for`()
        throws
    {
        let dog = Subject(id: "d", name: "Rex", .pet)
        let today = try Self.day("2026-11-22")
        let plan = VaccinationPlan(for: .dog).reminders(for: dog, today: today, withOptional: true) { $0.english }
        #expect(plan.count == 3 && plan.allSatisfy { $0.series == nil && $0.nextDue == today && $0.source != nil })
        let dhp = try #require(plan.first).done(on: try Self.day("2025-06-01"))
        #expect(dhp.nextDue?.description == "2028-06-01")
    }

    @Test
    func
        `doses of an animal of unknown age count from a chosen day, and a grown-up one's repetition from its birthday`()
        throws
    {
        let today = try Self.day("2026-11-22")
        var cat = Subject(id: "c", name: "Nabi", .pet)
        func due(_ start: CalendarDay?) -> [String?] {
            VaccinationPlan(for: .cat)
                .reminders(for: cat, startingOn: start, today: today, withOptional: false) { $0.english }
                .map { $0.nextDue?.description }
        }
        #expect(due(try Self.day("2026-12-01")) == ["2026-12-01", "2026-12-29"])
        #expect(due(nil) == ["2026-11-22", "2026-11-22"])
        cat.born = "2024-01-01"
        // 26 weeks after the birthday and every three years from then on; 12 weeks after it, and every year.
        #expect(due(nil) == ["2027-07-01", "2027-03-25"])
        #expect(due(try Self.day("2026-12-01")) == due(nil), "the birthday is known")
    }
}
