import Foundation
import FoundationXML
import HouseholdBook
import ReceiptApp
import ReceiptCharts
import ReceiptDomain
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct ReportPageTests {
    private static let hostile = #"<script>alert("1")</script> & 'Sons' </title>"#
    private static let today = Fixture.day("2026-11-22")

    private static func records() -> [Record] {
        (1...60).map { number in
            var record = Record(
                id: Fixture.id(number),
                user: .me,
                status: number % 20 == 0 ? .draft : .confirmed,
                merchant: number % 2 == 0 ? hostile : "이마트\u{1B}[31m",
                date: CalendarDay(year: 2026, month: number % 3 == 0 ? 10 : 11, day: number % 22 + 1),
                amount: Fixture.won(number * 1000),
                category: [.food, .health, .events, nil][number % 4],
                account: hostile,
                createdAt: Date(timeIntervalSince1970: 0)
            )
            (record.mood, record.tags, record.subject) = (Mood.allCases[number % 7], [hostile], hostile)
            record.items = [LineItem(name: "우유 " + hostile, amount: Fixture.won(number))]
            return record
        }
    }

    private static func overview(
        _ period: ReportPeriod?,
        _ grouping: ReportGrouping
    ) throws -> HouseholdReports.Overview {
        let period = try #require(period)
        let reports = ReportPage.groupings(for: grouping).map {
            Report(ReportContext(period, by: $0, today: today), records(), in: .krw)
        }
        var budget = Budget(.food, .month, [], in: .krw)
        budget.set(Fixture.won(100_000), from: Fixture.day("2026-01-01"))
        let status = try #require(
            BudgetStatus(budget, in: period, coming: Fixture.won(5000)) { _ in Fixture.won(120_000) }
        )
        return HouseholdReports.Overview(reports: reports, budgets: period.unit == .month ? [status] : [])
    }

    private static func pages(_ language: Language) throws -> [String] {
        let page = ReportPage(language.wording, isPlain: false, home: .krw, today: today)
        let accounts = AccountBook([
            Account(
                id: "wallet",
                name: hostile,
                kind: .cash,
                opening: .init(date: Fixture.day("2026-11-01"), amount: Fixture.won(1000))
            )
        ])
        let month = try #require(ReportPeriod.month(11, of: 2026))
        let year = try #require(ReportPeriod.year(2026))
        let netWorth = NetWorthReport(month, DailyBalances(accounts, records()), today: today)
        return [
            page.text(try overview(month, .merchant), netWorth: netWorth),
            page.text(try overview(year, .tag), netWorth: nil), page.text(netWorth),
            page.text(PriceReport("우유", records())), page.text(EventReport(records(), accounts)),
            page.text(TaxReport(year, records(), accounts, today: today)),
        ]
    }

    @Test(arguments: Language.allCases)
    func `a page needs nothing else, and what receipts say stays text`(_ language: Language) throws {
        for page in try Self.pages(language) {
            #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language.rawValue)\">"))
            #expect(!page.contains("<script") && !page.contains("\u{1B}"))
            #expect(!page.contains("src=") && !page.contains("href=") && !page.contains("url("))
            #expect(
                page.components(separatedBy: "http").count == page.components(separatedBy: "www.w3.org/2000/svg").count
                    + page.components(separatedBy: "http-equiv").count - 1
            )
            #expect(page.contains("prefers-color-scheme:dark") && page.contains("@media print"))
            #expect(page.contains("&lt;script&gt;") || !page.contains("Sons"))
        }
    }

    @Test(arguments: Language.allCases)
    func `every chart of a page is well-formed, says what it shows, and has its table`(_ language: Language) throws {
        for page in try Self.pages(language) {
            for piece in page.components(separatedBy: "<section>").dropFirst() where piece.contains("<svg") {
                let start = try #require(piece.range(of: "<svg"))
                let end = try #require(piece.range(of: "</svg>"))
                let parser = XMLParser(data: Data(piece[start.lowerBound..<end.upperBound].utf8))
                #expect(parser.parse(), "\(piece)")
                #expect(piece.contains("aria-label=") && piece[end.upperBound...].contains("<table>"))
            }
        }
    }

    @Test(arguments: ReportGrouping.allCases) func `a chart is a file for browsers`(_ grouping: ReportGrouping) throws {
        for period in [ReportPeriod.month(11, of: 2026), ReportPeriod.year(2026)] {
            let report = try #require(try Self.overview(period, grouping).reports.first)
            let charts = ReportCharts(Language.korean.wording, isPlain: false)
            let file = try #require(charts.chart(report)).file
            #expect(XMLParser(data: Data(file.utf8)).parse(), "\(file)")
            #expect(file.contains("prefers-color-scheme:dark"))
            #expect(file.contains("₩") && !file.contains("NaN") && !file.contains("width=\"-"))
        }
    }

    @Test func `a line has a dot for each value, and its ends below`() throws {
        let chart = LineChart(
            title: "🐾 나비: 체중 (kg)",
            points: [("2026-01-01", 3.9), ("2026-11-05", 4.2)].map {
                LineChart.Point(day: Fixture.day($0.0), value: $0.1, label: "\($0.1) kg <&>\u{1B}")
            }
        )
        let svg = chart.svg(Language.korean.wording).file
        #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(svg)")
        #expect(
            svg.components(separatedBy: "<circle").count == 3 && svg.contains("2026년 1월 1일 (목)<")
                && svg.contains("2026년 11월 5일 (목)<")
        )
        #expect(svg.contains("(4.2 kg &lt;&amp;&gt;") && !svg.contains("\u{1B}"))
        let empty = LineChart(title: "", points: [])
        #expect(XMLParser(data: Data(empty.svg(Language.english.wording).file.utf8)).parse())
        let prices = LineChart(
            title: "",
            points: [1, 2].map { .init(day: Fixture.day("2026-11-05"), value: $0, label: "") }
        )
        let day = prices.svg(Language.english.wording).file.components(separatedBy: ">Thu 5 Nov 2026<")
        #expect(day.count == 2, "one day is named once")
    }
}
