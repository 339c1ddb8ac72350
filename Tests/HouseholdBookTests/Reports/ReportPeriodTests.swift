import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct ReportPeriodTests {
    private static func days(_ period: ReportPeriod?) -> String {
        period.map { "\($0.first)..\($0.last)" } ?? "none"
    }

    @Test(arguments: [1, 25])
    func `the calendar's last months end with it`(_ start: Int) throws {
        let last = try #require(ReportPeriod.year(9999, from: start))
        #expect(last.last == CalendarDay(year: 9999, month: 12, day: 31))
        #expect(last.months.count == 12)
        let all = try #require(ReportPeriod.days(from: last.first.adding(days: -800) ?? last.first, through: last.last))
        #expect(all.months.last?.last == last.last)
    }

    @Test(arguments: [
        (2026, 11, 1, "2026-11-01..2026-11-30", "2026-10-01..2026-10-31"),
        (2026, 11, 25, "2026-11-25..2026-12-24", "2026-10-25..2026-11-24"),
        (2026, 1, 1, "2026-01-01..2026-01-31", "2025-12-01..2025-12-31"),
        // A month without the day begins on its last.
        (2026, 2, 31, "2026-02-28..2026-03-30", "2026-01-31..2026-02-27"),
        (2028, 2, 30, "2028-02-29..2028-03-29", "2028-01-30..2028-02-28"),
    ])
    func `a month has its days, from a pay day on, and one before it`(
        _ year: Int,
        _ month: Int,
        _ start: Int,
        _ days: String,
        _ before: String
    ) {
        let period = ReportPeriod.month(month, of: year, from: start)
        #expect(Self.days(period) == days)
        #expect(Self.days(period?.previous) == before)
    }

    @Test(arguments: [
        ("2026-11-22", 25, "2026-10-25..2026-11-24"), ("2026-11-25", 25, "2026-11-25..2026-12-24"),
        ("2026-02-28", 31, "2026-02-28..2026-03-30"), ("2026-03-30", 31, "2026-02-28..2026-03-30"),
        ("2026-01-01", 1, "2026-01-01..2026-01-31"),
    ])
    func `every day is in one month`(_ day: String, _ start: Int, _ days: String) {
        #expect(Self.days(.month(with: Fixture.day(day), from: start)) == days)
    }

    @Test(arguments: 1...31) func `months follow each other without a gap`(_ start: Int) throws {
        var month = try #require(ReportPeriod.month(1, of: 2027, from: start))
        for _ in 0..<30 {
            let previous = try #require(month.previous)
            #expect(previous.last.adding(days: 1) == month.first)
            #expect(previous.first <= previous.last)
            month = previous
        }
    }

    @Test(arguments: [
        ("2026-11-22", "2026-10-01..2026-10-22"), ("2026-11-01", "2026-10-01..2026-10-01"), ("2026-11-30", "none"),
        ("2026-12-01", "none"), ("2026-10-31", "none"),
    ])
    func `a month that runs is held against the same days of the one before`(_ today: String, _ days: String) throws {
        let month = try #require(ReportPeriod.month(11, of: 2026))
        let same = month.sameDays(until: Fixture.day(today))
        #expect((same.map { "\($0.lowerBound)..\($0.upperBound)" } ?? "none") == days)
    }

    @Test func `the same days of a shorter month end with it`() throws {
        let march = try #require(ReportPeriod.month(3, of: 2026))
        #expect(march.sameDays(until: Fixture.day("2026-03-30"))?.upperBound == Fixture.day("2026-02-28"))
    }

    @Test func `a year, several months and any days have as much before them`() throws {
        let year = try #require(ReportPeriod.year(2028))
        #expect(Self.days(year.previous) == "2027-01-01..2027-12-31" && year.days == 366 && year.months.count == 12)
        #expect(Self.days(.year(2026, from: 25)) == "2026-01-25..2027-01-24")
        let november = try #require(ReportPeriod.month(11, of: 2026))
        let twelve = ReportPeriod.months(12, through: november)
        #expect(Self.days(twelve) == "2025-12-01..2026-11-30" && twelve.months.count == 12)
        #expect(Self.days(twelve.previous) == "2024-12-01..2025-11-30")
        let days = try #require(ReportPeriod.days(from: Fixture.day("2026-11-08"), through: Fixture.day("2026-11-14")))
        #expect(Self.days(days.previous) == "2026-11-01..2026-11-07")
        #expect(ReportPeriod.days(from: Fixture.day("2026-11-08"), through: Fixture.day("2026-11-07")) == nil)
    }
}
