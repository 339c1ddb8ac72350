import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

/// The meaning of `FREQ`, `INTERVAL`, `BYMONTHDAY=28..anchor` and `BYSETPOS=-1` in RFC 5545, by walking from day to day with a
/// calendar of its own: nothing of it is reckoned as the schedule reckons.
private struct Walk {
    var (year, month, day) = (0, 0, 0)
    var months = 0
    var days = 0

    static func length(_ month: Int, _ year: Int) -> Int {
        let isLeap = year.isMultiple(of: 400) || year.isMultiple(of: 4) && !year.isMultiple(of: 100)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    mutating func step() {
        days += 1
        day += 1
        guard day > Self.length(month, year) else { return }
        (day, month, months) = (1, month + 1, months + 1)
        if month == 13 { (month, year) = (1, year + 1) }
    }

    /// Whether the day is the last of the month's days that come into question.
    private func isMonthDay(_ anchorDay: Int) -> Bool {
        guard anchorDay > 28 else { return day == anchorDay }
        let candidates = (28...anchorDay).filter { $0 <= Self.length(month, year) }
        return day == candidates.last
    }

    func isDue(_ schedule: Schedule) -> Bool {
        switch schedule.unit {
        case .day: days % schedule.every == 0
        case .week: days % 7 == 0 && days / 7 % schedule.every == 0
        case .month: months % schedule.every == 0 && isMonthDay(schedule.anchor.day)
        case .year:
            months % 12 == 0 && months / 12 % schedule.every == 0 && isMonthDay(schedule.anchor.day)
        }
    }

    /// Every due day of so many years.
    static func dues(_ schedule: Schedule, years: Int) -> [String] {
        var walk = Walk(year: schedule.anchor.year, month: schedule.anchor.month, day: schedule.anchor.day)
        var dues: [String] = []
        let end = schedule.anchor.year + years
        while walk.year < end {
            if walk.isDue(schedule) {
                let (month, day) = (walk.month, walk.day)
                dues.append("\(walk.year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)")
            }
            walk.step()
        }
        return dues
    }
}

@Suite struct ScheduleTests {
    @Test func `every schedule agrees for fifty years with a walk from day to day`() throws {
        var anchors = [
            "2024-02-29", "2026-01-31", "2025-12-31", "2026-02-28", "2024-01-29", "2026-03-30", "2026-11-15",
        ]
        anchors += ["2099-12-31", "2000-02-29", "1999-01-01"]
        for anchor in anchors {
            for unit in Period.Unit.allCases {
                for every in [1, 2, 3, 5, 6, 11, 12, 13] {
                    let schedule = Schedule(anchor: day(anchor), every: every, unit)
                    let end = try #require(CalendarDay(year: schedule.anchor.year + 49, month: 12, day: 31))
                    let dues = schedule.dues(from: schedule.anchor, through: end).map(\.description)
                    #expect(dues == Walk.dues(schedule, years: 50), "\(anchor), every \(every) \(unit)")
                }
            }
        }
    }

    @Test func `to begin anywhere leaves out exactly the days before`() {
        var numbers = SeededGenerator(20)
        for _ in 0..<2_000 {
            let anchor = day("2020-01-01").adding(days: .random(in: 0...2_000, using: &numbers)) ?? day("2020-01-01")
            let unit = Period.Unit.allCases.randomElement(using: &numbers) ?? .month
            let schedule = Schedule(anchor: anchor, every: .random(in: 1...9, using: &numbers), unit)
            let first = anchor.adding(days: .random(in: -400...4_000, using: &numbers)) ?? anchor
            let last = first.adding(days: .random(in: 0...900, using: &numbers)) ?? first
            let all = schedule.dues(from: anchor, through: last)
            #expect(
                Array(schedule.dues(from: first, through: last)) == all.filter { $0 >= first },
                "\(schedule) \(first)"
            )
        }
    }

    /// Facts of python-dateutil for the rules that `.ics` files have.
    @Test(arguments: [
        ("2026-01-31", 1, Period.Unit.month, ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]),
        ("2023-11-30", 3, .month, ["2023-11-30", "2024-02-29", "2024-05-30", "2024-08-30"]),
        ("2024-02-29", 1, .year, ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"]),
        ("2096-02-29", 4, .year, ["2096-02-29", "2100-02-28", "2104-02-29"]),
        ("2026-11-23", 2, .week, ["2026-11-23", "2026-12-07", "2026-12-21"]),
        ("2026-12-30", 1, .day, ["2026-12-30", "2026-12-31", "2027-01-01"]),
    ])
    func `short months do not move the days behind them`(
        _ anchor: String,
        _ every: Int,
        _ unit: Period.Unit,
        _ dues: [String]
    ) {
        let schedule = Schedule(anchor: day(anchor), every: every, unit)
        #expect(dues.indices.map { schedule.due($0)?.description } == dues)
    }

    @Test(
        arguments: [
            ("2026-03-31", nil, ["2026-01-31", "2026-02-28", "2026-03-31"]),
            ("2026-03-30", nil, ["2026-01-31", "2026-02-28"]),
            (nil, 2, ["2026-01-31", "2026-02-28"]),
            ("2026-02-28", 5, ["2026-01-31", "2026-02-28"]),
            ("2027-01-01", 1, ["2026-01-31"]),
        ] as [(String?, Int?, [String])]
    )
    func `until is the last day, and of until and count the first ends it`(
        _ until: String?,
        _ count: Int?,
        _ dues: [String]
    ) {
        let schedule = Schedule(anchor: day("2026-01-31"), .month, until: until.map(day), count: count)
        #expect(schedule.dues(from: day("2000-01-01"), through: day("2030-01-01")).map(\.description) == dues)
    }

    @Test(arguments: [
        (Schedule.WeekendRule.keep, "2026-11-28", "2026-11-28"),
        (.before, "2026-11-28", "2026-11-27"),
        (.before, "2026-11-29", "2026-11-27"),
        (.after, "2026-11-28", "2026-11-30"),
        (.after, "2026-11-29", "2026-11-30"),
        (.after, "2026-11-30", "2026-11-30"),
        (.before, "2026-08-01", "2026-07-31"),
    ])
    func `the weekend rule moves the date of an entry`(_ rule: Schedule.WeekendRule, _ due: String, _ date: String) {
        let schedule = Schedule(anchor: day("2026-01-31"), .day, weekend: rule)
        #expect(schedule.date(ofDue: day(due)).description == date)
    }

    @Test func `the end of the calendar ends every schedule`() {
        for unit in Period.Unit.allCases {
            let schedule = Schedule(anchor: day("9999-12-30"), every: 1000, unit)
            #expect(schedule.due(1) == nil)
            #expect(schedule.due(.max) == nil)
            #expect(Array(schedule.dues(from: day("0001-01-01"), through: day("9999-12-31"))) == [day("9999-12-30")])
        }
    }
}
