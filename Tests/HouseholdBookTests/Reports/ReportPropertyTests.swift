import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import HouseholdBook

/// Invariants of every household, shown on made-up ones.
@Suite struct ReportPropertyTests {
    private static let today = Fixture.day("2027-02-10")
    private static let period = ReportPeriod.days(from: Fixture.day("2026-11-20"), through: Fixture.day("2027-01-20"))

    private func context(_ book: GeneratedBook, by grouping: ReportGrouping) throws -> ReportContext {
        ReportContext(try #require(Self.period), by: grouping, accounts: book.accounts, today: Self.today)
    }

    private func book(_ seed: Int) -> [Record] {
        GeneratedBook(seed: seed, count: 120).records.enumerated().map { index, record in
            var record = record
            record.tags = [[], ["a"], ["a", "b"], ["b", "b"]][index % 4]
            record.mood = [nil, .happy, .tired][index % 3]
            return record
        }
    }

    @Test(arguments: 1...12) func `rows of any division come to the whole`(_ seed: Int) throws {
        let generated = GeneratedBook(seed: seed, count: 120)
        let records = book(seed)
        for grouping in ReportGrouping.allCases {
            let report = Report(try context(generated, by: grouping), records, in: .krw)
            for sheet in report.sheets {
                let rows = sheet.rows.map(\.sum.now).summed.first?.minorUnits ?? 0
                let whole = sheet.spent.now.minorUnits + sheet.earned.now.minorUnits
                #expect(rows == whole + sheet.overlap.minorUnits, "\(grouping) \(sheet.currency)")
                #expect(grouping == .tag || sheet.overlap.minorUnits == 0)
            }
        }
    }

    @Test(arguments: 1...12) func `the whole is what the postings say, and nothing is lost`(_ seed: Int) throws {
        let generated = GeneratedBook(seed: seed, count: 120)
        let records = book(seed)
        let context = try context(generated, by: .category)
        let report = Report(context, records, in: .krw)
        let own = records.filter { $0.date.map(context.period.contains) ?? false }
        let settled = own.filter { !$0.isUnsettled(generated.accounts) }
        let flows = settled.flatMap { $0.flows(generated.accounts) }
        for sheet in report.sheets {
            let spent = flows.filter { $0.direction == .spent && $0.amount.currency == sheet.currency }
            #expect(sheet.spent.now.minorUnits == spent.reduce(0) { $0 + $1.amount.minorUnits })
            let earned = flows.filter { $0.direction == .earned && $0.amount.currency == sheet.currency }
            #expect(sheet.earned.now.minorUnits == earned.reduce(0) { $0 + $1.amount.minorUnits })
        }
        let unsettled = own.filter { $0.status == .confirmed && $0.isUnsettled(generated.accounts) }
        #expect(report.leftOut.unsettled.count == unsettled.count)
        #expect(report.leftOut.drafts.count == own.filter { $0.status == .draft && $0.kind != .note }.count)
    }

    @Test(arguments: 1...6) func `the order of records and how they are handed over change nothing`(_ seed: Int) throws
    {
        let generated = GeneratedBook(seed: seed)
        var random = SeededGenerator(seed)
        for grouping in ReportGrouping.allCases {
            let context = try context(generated, by: grouping)
            let records = book(seed)
            #expect(Report(context, records, in: .krw) == Report(context, records.shuffled(using: &random), in: .krw))
        }
    }

    @Test(arguments: 1...6) func `what is before one period is now in the one before`(_ seed: Int) throws {
        let generated = GeneratedBook(seed: seed, count: 120)
        let context = try context(generated, by: .category)
        var earlier = context
        earlier.period = try #require(context.period.previous)
        let report = Report(context, book(seed), in: .krw)
        let before = Report(earlier, book(seed), in: .krw)
        for sheet in report.sheets {
            let other = before.sheets.first { $0.currency == sheet.currency }
            #expect(sheet.spent.before.minorUnits == other?.spent.now.minorUnits ?? 0)
            #expect(sheet.earned.before.minorUnits == other?.earned.now.minorUnits ?? 0)
        }
    }

    @Test(arguments: 1...6) func `what filters leave comes to the rows that they name`(_ seed: Int) throws {
        let generated = GeneratedBook(seed: seed, count: 120)
        let whole = Report(try context(generated, by: .category), book(seed), in: .krw)
        for row in try #require(whole.sheets.first).spentRows {
            guard let category = row.key.flatMap({ Category(code: $0) }) else { continue }
            var context = try context(generated, by: .month)
            context.filter = ReportFilter(category: category)
            let report = Report(context, book(seed), in: .krw)
            #expect(report.sheets.first?.spent.now == row.sum.now)
            #expect(report.sheets.first?.spentRows.map(\.sum.now).summed.first == row.sum.now)
        }
    }
}
