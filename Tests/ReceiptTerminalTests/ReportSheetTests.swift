import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import ReceiptWording
import Testing

import struct Foundation.Date

@testable import ReceiptTerminal

@Suite struct ReportSheetTests {
    private static let shops = ["이마트 성수점", "<script>alert(1)</script>", "아주 아주 아주 긴 이름을 가진 가게 본점 별관 2층", "GS25"]

    private func records() -> [Record] {
        (1...80).map { number in
            var record = Record(
                id: Fixture.id(number),
                user: .me,
                status: number % 20 == 0 ? .draft : .confirmed,
                merchant: Self.shops[number % 4] + (number > 60 ? " \(number)" : ""),
                date: CalendarDay(year: 2026, month: number % 3 == 0 ? 10 : 11, day: number % 22 + 1),
                amount: Fixture.won(number * 123_457),
                category: [.food, .health, .household, nil][number % 4],
                createdAt: Date(timeIntervalSince1970: 0)
            )
            record.mood = Mood.allCases[number % 7]
            record.tags = number % 5 == 0 ? ["여행", "선물"] : []
            return record
        }
    }

    private func status(_ category: ReceiptDomain.Category?, _ period: ReportPeriod) throws -> BudgetStatus {
        let budget = Budget(
            category,
            .month,
            [.init(from: Fixture.day("2026-09-01"), amount: Fixture.won(123_456_789))],
            in: .krw,
            rollsOver: true
        )
        return try #require(
            BudgetStatus(budget, in: period, coming: Fixture.won(45_000)) { _ in Fixture.won(9_876_543) }
        )
    }

    @Test(arguments: [60, 80], Language.allCases)
    func `every view fits the screen, in both languages`(_ width: Int, _ language: Language) throws {
        let today = Fixture.day("2026-11-22")
        let period = try #require(ReportPeriod.month(11, of: 2026))
        for grouping in ReportGrouping.allCases {
            let report = Report(ReportContext(period, by: grouping, today: today), records(), in: .krw)
            let sheet = ReportSheet(
                report,
                budgets: [try status(.food, period), try status(.culture, period), try status(nil, period)],
                isPlain: false,
                wording: language.wording,
                width: width
            )
            let lines = sheet.lines.map(\.text)
            #expect(lines.allSatisfy { $0.columns <= width }, "\(lines.joined(separator: "\n"))")
            // Beside budgets of hundreds of millions there is no room for bars.
            #expect(lines.contains { $0.contains("₩") && $0.contains("##") } || width < 80 || grouping == .category)
        }
    }

    @Test(arguments: [60, 80], Language.allCases)
    func `prices, means of payment and budgets fit the screen too`(_ width: Int, _ language: Language) throws {
        let today = Fixture.day("2026-11-22")
        let views = ReportViews(language.wording, isPlain: false, width: width, home: .krw)
        var bought = records()
        for index in bought.indices {
            bought[index].items = [LineItem(name: "서울우유 나 100% 1L", quantity: "2", amount: Fixture.won(index * 2 + 2))]
        }
        let period = try #require(ReportPeriod.month(11, of: 2026))
        let year = try #require(ReportPeriod.year(2026))
        let lines =
            views.lines(PriceReport("우유", bought), limit: 20)
            + views.lines(TaxReport(year, bought, AccountBook(), today: today))
            + views.lines([try status(.food, period), try status(nil, period)], today: today)
        #expect(lines.allSatisfy { $0.columns <= width }, "\(lines.map(\.text).joined(separator: "\n"))")
    }

    @Test(arguments: Language.allCases) func `a report says which part of the book it is about`(
        _ language: Language
    ) throws {
        let period = try #require(ReportPeriod.month(11, of: 2026))
        let filter = ReportFilter(shop: "이마트", category: .food, tag: "여행")
        let context = ReportContext(period, by: .day, filter: filter, today: Fixture.day("2026-11-22"))
        let sheet = ReportSheet(
            Report(context, records(), in: .krw),
            budgets: [],
            isPlain: false,
            wording: language.wording,
            width: 60
        )
        let title = try #require(sheet.lines.map(\.text).first { $0.contains("2026") })
        #expect(title.contains("이마트") && title.contains("🍚") && title.contains("#여행") && title.columns <= 60)
    }

    @Test func `what is left out is said before anything else`() throws {
        let period = try #require(ReportPeriod.month(11, of: 2026))
        let report = Report(ReportContext(period, today: Fixture.day("2026-11-22")), records(), in: .krw)
        let sheet = ReportSheet(
            report,
            budgets: [],
            isPlain: false,
            wording: Language.korean.wording,
            width: 80
        )
        let lines = sheet.lines.map(\.text)
        #expect(lines.first?.hasPrefix("제외: 검토 대기") == true)
        #expect(lines.contains("2026년 11월  30일 중 22일째"))
    }
}
