import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct MoodReportTests {
    @Test func `moods are counted in the month of their day, drafts and other months not`() throws {
        let november = try #require(ReportPeriod.month(11, of: 2026))
        let entries: [(day: String, mood: Mood?, status: RecordStatus)] = [
            ("2026-11-01", .calm, .confirmed), ("2026-11-30", .calm, .confirmed), ("2026-10-31", .sad, .confirmed),
            ("2026-11-05", .angry, .draft), ("2026-11-06", nil, .confirmed), ("2026-12-01", .happy, .confirmed),
            ("2026-08-31", .happy, .confirmed),
        ]
        let records = entries.enumerated().map { number, entry in
            BookFixture.record(
                number,
                .note,
                Money(minorUnits: 0, currency: .krw),
                on: Fixture.day(entry.day),
                account: nil
            ) { record in
                (record.mood, record.status) = (entry.mood, entry.status)
            }
        }
        let report = MoodReport(.months(3, through: november), records)
        #expect(report.months.map(\.first.month) == [9, 10, 11])
        #expect(report.months.map(\.counts) == [[:], [.sad: 1], [.calm: 2]])
        #expect(report.total == [.sad: 1, .calm: 2])
        #expect(
            report.days == [
                Fixture.day("2026-11-01"): [.calm], Fixture.day("2026-11-30"): [.calm],
                Fixture.day("2026-10-31"): [.sad],
            ]
        )
    }

    @Test(arguments: [(1, 6, 0), (7, 0, 6)])
    func `a month in weeks begins and ends with the days that it has`(
        _ weekday: Int,
        _ before: Int,
        _ after: Int
    ) throws {
        let november = try #require(ReportPeriod.month(11, of: 2026))
        let weeks = november.weeks(from: weekday)
        #expect(weeks.allSatisfy { $0.count == 7 })
        #expect(weeks.first?.prefix(while: { $0 == nil }).count == before)
        #expect(weeks.flatMap(\.self).compactMap(\.self) == (0..<30).compactMap { november.first.adding(days: $0) })
        #expect(weeks.allSatisfy { week in week.firstIndex { $0?.weekday == weekday } ?? 0 == 0 }, "\(after)")
    }
}
