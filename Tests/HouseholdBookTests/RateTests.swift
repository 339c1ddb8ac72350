import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct RateTests {
    private static func rate(_ from: String, _ to: String, _ text: String, units: Int = 1) -> ExchangeRate? {
        guard let from = Currency(code: from), let to = Currency(code: to) else { return nil }
        return ExchangeRate(from, to, decimal: text, units: units)
    }

    private static func day(_ day: String, _ source: String, _ rates: ExchangeRate?...) -> RateDay {
        RateDay(Fixture.day(day), source: source, rates.compactMap(\.self))
    }

    @Test(arguments: [
        ("1.0512", 1, "1.0512"), ("930.12", 100, "9.3012"), ("1401.20", 1, "1401.2"), ("0.00070", 1, "0.0007"),
        ("900", 100, "9"), ("5", 100, "0.05"),
    ])
    func `rates are exact decimals`(_ text: String, _ units: Int, _ decimal: String) {
        #expect(Self.rate("JPY", "KRW", text, units: units)?.decimal == decimal)
    }

    @Test(arguments: ["", "0", "-1", "1,5", "1.2.3", ".5", "5.", "N/A", "1e3", "1234567890123", "0.0000000000000001"])
    func `other texts are no rates`(_ text: String) {
        #expect(Self.rate("USD", "KRW", text) == nil)
        #expect(Self.rate("USD", "USD", "1") == nil)
    }

    @Test(
        arguments: [
            // amount, currency, target, result: half a won is rounded away from zero
            (1500, "USD", "KRW", "21018"), (-1500, "USD", "KRW", "-21018"), (1, "USD", "KRW", "14"),
            (100_000, "KRW", "USD", "71.37"), (1000, "EUR", "USD", "11.50"), (1000, "USD", "EUR", "8.70"),
            (1000, "JPY", "KRW", "9301"), (1_000_000, "KWD", "KRW", "4563210"),
        ] as [(Int, String, String, String)]
    )
    func `amounts are converted exactly and rounded once`(
        _ units: Int,
        _ from: String,
        _ to: String,
        _ expected: String
    ) throws {
        let table = RateTable([
            Self.day("2026-11-25", "ECB", Self.rate("EUR", "USD", "1.15")),
            Self.day(
                "2026-11-25",
                "koreaexim",
                Self.rate("USD", "KRW", "1401.2"),
                Self.rate("JPY", "KRW", "930.12", units: 100),
                Self.rate("KWD", "KRW", "4563.21")
            ),
        ])
        let (source, target) = (try #require(Currency(code: from)), try #require(Currency(code: to)))
        let rate = try #require(table.rate(source, target, on: Fixture.day("2026-11-25")))
        #expect(rate.convert(Money(minorUnits: units, currency: source)).decimal == expected)
    }

    @Test func `a rate over a third currency is of one source and one day`() throws {
        let table = RateTable([
            Self.day("2026-11-25", "ECB", Self.rate("EUR", "USD", "1.0512"), Self.rate("EUR", "KRW", "1620.55"))
        ])
        let rate = try #require(table.rate(.usd, .krw, on: Fixture.day("2026-11-25")))
        #expect(rate.source == "ECB" && !rate.isDirect && rate.decimal == "1541.6191")
        #expect(rate.convert(Money(minorUnits: 10_000, currency: .usd)) == Fixture.won(154_162))
        #expect(table.rate(.usd, .jpy, on: Fixture.day("2026-11-25")) == nil)
    }

    @Test(
        arguments: [
            ("2026-11-20", "2026-11-20"), ("2026-11-22", "2026-11-20"), ("2026-11-27", "2026-11-20"),
            ("2026-11-28", nil), ("2026-11-19", nil),
        ] as [(String, String?)]
    )
    func `the nearest earlier day within a week counts`(_ asked: String, _ found: String?) {
        let table = RateTable([Self.day("2026-11-20", "koreaexim", Self.rate("USD", "KRW", "1401.2"))])
        #expect(table.rate(.usd, .krw, on: Fixture.day(asked))?.day.description == found)
    }

    @Test func `of one day's sources a rate of the two currencies counts before one over a third`() throws {
        let table = RateTable([
            Self.day("2026-11-25", "ECB", Self.rate("EUR", "USD", "1.05"), Self.rate("EUR", "KRW", "1600")),
            Self.day("2026-11-25", "koreaexim", Self.rate("USD", "KRW", "1401.2")),
            Self.day("2026-11-24", "koreaexim", Self.rate("USD", "KRW", "1300")),
        ])
        let rate = try #require(table.rate(.usd, .krw, on: Fixture.day("2026-11-25")))
        #expect(rate.source == "koreaexim" && rate.day == Fixture.day("2026-11-25"))
    }

    @Test func `the stored form comes back, whole or in part, and newer rates replace the same`() throws {
        var table = RateTable([
            Self.day("2026-11-24", "ECB", Self.rate("EUR", "USD", "1.05"), Self.rate("EUR", "KRW", "1600")),
            Self.day("2026-11-25", "ECB", Self.rate("EUR", "USD", "1.06")),
        ])
        table.merge([Self.day("2026-11-24", "ECB", Self.rate("EUR", "USD", "1.04"))])
        let bytes = Array(table.text.utf8)
        #expect(
            table.text == """
                receiptmind-rates 1
                2026-11-24 ECB EUR/KRW=1600 EUR/USD=1.04
                2026-11-25 ECB EUR/USD=1.06

                """
        )
        #expect(try RateTable(stored: bytes) == table)
        let day = Fixture.day("2026-11-25")
        #expect(try RateTable(stored: bytes, within: day...day).days == [table.days[1]])
        #expect(table.newest(of: .usd).flatMap(\.rates).map(\.decimal) == ["1.06"])
    }

    @Test func `money without an ISO code has rates, too, also before it is known`() throws {
        let coin = try #require(Currency(stored: "QZCOIN"))
        let rate = try #require(ExchangeRate(coin, .usd, decimal: "2.5"))
        let table = RateTable([RateDay(Fixture.day("2026-11-25"), source: "own", [rate])])
        #expect(try RateTable(stored: Array(table.text.utf8)) == table)
    }

    @Test(arguments: [
        ("other 1\n", 1), ("receiptmind-rates 1\n2026-11-99 ECB EUR/USD=1\n", 2),
        ("receiptmind-rates 1\n2026-11-25 ECB EUR/USD=x\n", 2),
    ])
    func `a damaged file is named by its line`(_ text: String, _ line: Int) {
        #expect(throws: RateProblem.damaged(line: line)) { try RateTable(stored: Array(text.utf8)) }
    }
}

@Suite struct ConvertedReportTests {
    private func record(
        _ number: Int,
        _ amount: Money,
        _ day: String,
        _ change: (inout Record) -> Void = { _ in }
    ) -> Record {
        BookFixture.record(number, .expense, amount, on: Fixture.day(day), account: "bank", category: .food, change)
    }

    @Test(arguments: [ReportGrouping.category, .merchant, .day])
    func `a report in one currency takes settled amounts, then rates, and keeps the rest apart`(
        _ grouping: ReportGrouping
    ) throws {
        let dollars = Money(minorUnits: 1000, currency: .usd)
        let records = [
            record(1, Fixture.won(5000), "2026-11-03"),
            record(2, dollars, "2026-11-10") { $0.book.settled = Fixture.won(13_900) },
            record(3, dollars, "2026-11-10"), record(4, dollars, "2026-11-20"),
            // Paid in won from an account in dollars: what was paid in the wanted currency counts.
            record(5, Fixture.won(7000), "2026-11-20") { ($0.account, $0.book.settled) = ("dollars", dollars) },
        ]
        let accounts = AccountBook([BookFixture.account("bank"), BookFixture.account("dollars", .bank, 0, .usd)])
        let rate = ExchangeRate(.usd, .krw, decimal: "1400")
        let rates = RateTable([RateDay(Fixture.day("2026-11-09"), source: "own", [rate].compactMap(\.self))])
        let context = ReportContext(
            try #require(ReportPeriod.month(11, of: 2026)),
            by: grouping,
            accounts: accounts,
            today: Fixture.day("2026-11-30"),
            conversion: Conversion(to: .krw, rates)
        )
        let report = Report(context, records, in: .usd)
        #expect(report.sheets.map(\.currency) == [.krw, .usd])
        #expect(report.sheets[0].spent.now == Fixture.won(5000 + 13_900 + 14_000 + 7000))
        #expect(
            report.sheets[0].spentRows.map(\.sum.now.minorUnits).reduce(0, +) == report.sheets[0].spent.now.minorUnits
        )
        #expect(report.sheets[1].spent.now == dollars && report.leftOut.isEmpty)
        let converted = try #require(report.converted)
        #expect(converted.uses.map(\.rate.decimal) == ["1400"] && converted.uses.map(\.records) == [1])
        #expect(converted.settled == 1 && converted.without == .init(count: 1, amounts: [dollars]))
    }
}

@Suite struct ConvertedNetWorthTests {
    private static func report(_ rates: [(day: String, rate: String)]) throws -> NetWorthReport {
        let accounts = AccountBook([
            BookFixture.account("bank", .bank, 10_000), BookFixture.account("dollars", .bank, 1000, .usd),
            BookFixture.account("yen", .bank, 500, .jpy), BookFixture.account("empty", .bank, 0, .jpy),
        ])
        let days = rates.map { day, rate in
            RateDay(Fixture.day(day), source: "own", [ExchangeRate(.usd, .krw, decimal: rate)].compactMap(\.self))
        }
        return NetWorthReport(
            try #require(ReportPeriod.days(from: Fixture.day("2026-11-10"), through: Fixture.day("2026-11-20"))),
            DailyBalances(accounts, []),
            today: Fixture.day("2026-11-30"),
            conversion: Conversion(to: .krw, RateTable(days))
        )
    }

    @Test func `balances are converted at the rates of their days, and days without one have no sum`() throws {
        let report = try Self.report([("2026-11-09", "1400"), ("2026-11-20", "1500")])
        #expect(report.currencies(home: .krw) == [.krw, .jpy])
        #expect(report.start(in: .krw) == Fixture.won(10_000 + 14_000))
        #expect(report.end(in: .krw) == Fixture.won(10_000 + 15_000))
        // A rate is taken for a week.
        let points = try #require(report.points[.krw])
        #expect(points.map(\.day.day) == Array(10...16) + [20])
        #expect(points.map(\.sum.minorUnits) == Array(repeating: 24_000, count: 7) + [25_000])
        #expect(report.points[.jpy]?.count == 11)
        let converted = try #require(report.converted)
        #expect(converted.uses.map(\.rate.decimal) == ["1400", "1500"])
        #expect(converted.without == .init(count: 1, amounts: [Money(minorUnits: 500, currency: .jpy)]))
    }

    @Test(arguments: ["2026-11-09", "2026-11-20"])
    func `an account without a rate at one end of the period stays in its currency`(_ day: String) throws {
        let report = try Self.report([(day, "1400")])
        #expect(report.end(in: .krw) == Fixture.won(10_000) && report.points[.krw]?.count == 11)
        #expect(report.end(in: .usd) == Money(minorUnits: 1000, currency: .usd))
        #expect(report.converted?.without.count == 2)
    }
}
