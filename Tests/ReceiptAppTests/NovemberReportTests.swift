import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptTestSupport
import Testing

extension NovemberTests {
    private var reports: HouseholdReports {
        HouseholdReports(library: ledger, user: .me, today: today, home: .krw)
    }

    private func november() throws -> ReportPeriod { try #require(ReportPeriod.month(11, of: 2026)) }

    private func rows(_ report: Report) throws -> [String: Int] {
        let rows = try #require(report.sheets.first).spentRows
        return Dictionary(rows.map { ($0.key ?? "", $0.sum.now.minorUnits) }) { $0 + $1 }
    }

    @Test func `the month's report has all figures`() async throws {
        try await live()
        let overview = try await reports.overview(november(), by: [.category, .subject, .mood, .account, .payment])
        let sheet = try #require(overview.reports.first?.sheets.first)
        #expect(overview.reports.allSatisfy { $0.sheets.count == 1 && $0.leftOut.isEmpty })
        #expect(sheet.spent.now == Fixture.won(2_100_160) && sheet.earned.now == Fixture.won(3_451_230))
        #expect(sheet.adjusted.now == Fixture.won(-3500) && sheet.transferred.now == Fixture.won(2_212_000))
        let categories = try rows(overview.reports[0])
        let expected = [
            "food": 99_200, "pet": 25_000, "health": 53_700, "events": 100_000, "utilities": 43_210, "culture": 38_150,
            "appliances": 900_000, "clothing": 39_900, "education": 150_000, "housing": 650_000, "other": 1000,
        ]
        #expect(categories == expected)
        var subjects = try rows(overview.reports[1])
        subjects[""] = nil
        #expect(subjects == ["나비": 70_000, "하준": 158_700])
        var moods = try rows(overview.reports[2])
        moods[""] = nil
        #expect(moods == ["happy": 123_800, "calm": 45_000, "anxious": 8700, "tired": 4800])
        let accounts = ["shinhan-4821": 1_174_450, "kakao-living": 782_500, "wallet": 100_000, "kb-salary": 43_210]
        #expect(try rows(overview.reports[3]) == accounts)
        #expect(try rows(overview.reports[4]).values.reduce(0, +) == 2_100_160)
    }

    @Test func `net worth goes from the openings to what all accounts have`() async throws {
        try await live()
        let report = try await reports.netWorth(november())
        #expect(report.start(in: .krw) == Fixture.won(8_838_000) && report.end(in: .krw) == Fixture.won(10_185_570))
        let points = try #require(report.points[.krw])
        #expect(points.count == 30 && points.first?.sum == Fixture.won(8_838_000))
        #expect(points.last?.sum == Fixture.won(10_185_570))
    }

    @Test func `budgets count what was spent, rolled over, and is still to come`() async throws {
        try await live()
        let budgets = HouseholdBudgets(library: ledger, user: .me)
        let profile = Profile(locale: "ko-KR", currency: .krw)
        func set(
            _ category: Category?,
            _ won: Int,
            _ from: String,
            _ facts: HouseholdBudgets.Facts = .init()
        ) async throws {
            _ = try await budgets.set(
                category,
                .month,
                Fixture.won(won),
                from: Fixture.day(from),
                facts,
                catalog: .builtIn,
                profile: profile
            )
        }
        try await set(.food, 400_000, "2026-11-15")
        try await set(nil, 2_000_000, "2026-10-01", .init(rollsOver: true))
        let statuses = try await reports.overview(november(), by: [.category]).budgets
        #expect(statuses.map(\.left) == [Fixture.won(300_800), Fixture.won(4_000_000 - 2_100_160)])
        #expect(statuses[1].carried == Fixture.won(2_000_000))
        await #expect(throws: HouseholdBudgets.Problem.notSpending(.salary)) { try await set(.salary, 1, "2026-11-01") }
        await #expect(throws: HouseholdBudgets.Problem.self) { try await set(.food, 0, "2026-11-01") }
        try await set(.culture, 100_000, "2026-11-01")
        func move(from source: Category, to target: Category) async throws {
            _ = try await budgets.move(Fixture.won(50_000), from: source, to: target) { _ in Fixture.today }
        }
        try await move(from: .food, to: .culture)
        await #expect(throws: HouseholdBudgets.Problem.hasMoved(.culture, Fixture.won(50_000))) {
            try await budgets.remove(.culture, nil, today: Fixture.today)
        }
        try await move(from: .culture, to: .food)
        #expect(try await budgets.remove(.culture, nil, today: Fixture.today).count == 1)
        #expect(try await budgets.remove(.food, nil, today: Fixture.today).count == 1)
        await #expect(throws: HouseholdBudgets.Problem.unknown(.food)) {
            try await budgets.remove(.food, nil, today: Fixture.today)
        }
    }
}
