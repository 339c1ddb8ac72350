import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct ReportTests {
    private static let accounts = AccountBook([
        BookFixture.account("wallet", .cash), BookFixture.card("visa"),
        {
            var bank = BookFixture.account("bank", .bank, 1_000_000)
            bank.cards = ["7719": "debit"]
            return bank
        }(),
    ])

    private func expense(
        _ number: Int,
        _ won: Int,
        _ day: String,
        _ change: (inout Record) -> Void = { _ in }
    ) -> Record {
        BookFixture.record(
            number,
            .expense,
            Fixture.won(won),
            on: Fixture.day(day),
            account: "wallet",
            category: .food,
            change
        )
    }

    private func november(by grouping: ReportGrouping = .category, today: String = "2026-11-22") throws -> ReportContext
    {
        let period = try #require(ReportPeriod.month(11, of: 2026))
        return ReportContext(period, by: grouping, accounts: Self.accounts, today: Fixture.day(today))
    }

    @Test func `what is in no sum is counted, and said of the whole report`() throws {
        var undated = expense(4, 700, "2026-11-05")
        undated.date = nil
        let records = [
            expense(1, 1000, "2026-11-03"), expense(2, 31_000, "2026-11-29") { $0.status = .draft },
            expense(3, 500, "2026-11-04") { $0.status = .discarded }, undated,
            expense(5, 1, "2026-11-20") {
                ($0.amount, $0.account) = (Money(minorUnits: 1500, currency: .usd), "visa")
            },
            expense(6, 1, "2026-11-20") { $0.amount = nil }, expense(7, 9000, "2026-09-01") { $0.status = .draft },
        ]
        let report = Report(try november(), records, in: .krw)
        #expect(report.sheets.map(\.currency) == [.krw])
        #expect(report.sheets.first?.spent.now == Fixture.won(1000))
        #expect(report.leftOut.drafts == .init(count: 1, amounts: [Fixture.won(31_000)]))
        #expect(report.leftOut.undated == .init(count: 1, amounts: [Fixture.won(700)]))
        #expect(report.leftOut.unsettled == .init(count: 1, amounts: [Money(minorUnits: 1500, currency: .usd)]))
        #expect(report.leftOut.withoutAmount.count == 1)
    }

    @Test func `an entry of a day to come counts from that day`() throws {
        let records = [expense(1, 1000, "2026-11-22"), expense(2, 31_000, "2026-11-23"), expense(3, 5, "2026-12-01")]
        let before = Report(try november(), records, in: .krw)
        #expect(before.sheets.first?.spent.now == Fixture.won(1000))
        #expect(before.leftOut.planned == .init(count: 1, amounts: [Fixture.won(31_000)]))
        let after = Report(try november(today: "2026-11-23"), records, in: .krw)
        #expect(after.sheets.first?.spent.now == Fixture.won(32_000) && after.leftOut.isEmpty)
    }

    @Test(arguments: [ReportGrouping.category, .account, .month, .day])
    func `sums of plain records make the same report as the records`(_ grouping: ReportGrouping) throws {
        var records: [Record] = []
        for number in 1...60 {
            let day = "2026-\(number % 3 == 0 ? 10 : 11)-\(10 + number % 17)"
            records.append(
                expense(number, 100 * number - 900, day) { record in
                    record.category = number % 4 == 0 ? nil : [.food, .health, .events][number % 3]
                    record.account = number % 5 == 0 ? nil : ["wallet", "bank", "nobody's"][number % 3]
                    if number % 7 == 0 { record.kind = .income }
                    if number % 6 == 0 { record.amount = Money(minorUnits: 5 * number, currency: .usd) }
                    if number % 11 == 0 { record.book.settled = Fixture.won(number) }
                    if number % 13 == 0 { record.status = .draft }
                    if number % 17 == 0 { record.kind = .transfer }
                }
            )
        }
        let context = try november(by: grouping)
        var builder = ReportBuilder(context)
        for sum in records.sumsOfPlain(in: DayRange()) { builder.add(sum) }
        for record in records where !record.isPlain { builder.add(record) }
        #expect(builder.report(in: .krw) == Report(context, records, in: .krw))
        #expect(records.contains(where: \.isPlain) && !records.allSatisfy(\.isPlain))
    }

    @Test func `currencies are never added`() throws {
        let dollars = expense(2, 1, "2026-11-20") {
            ($0.amount, $0.account) = (Money(minorUnits: 1500, currency: .usd), nil)
        }
        let report = Report(try november(), [expense(1, 1000, "2026-11-03"), dollars], in: .krw)
        #expect(report.sheets.map { $0.spent.now } == [Fixture.won(1000), Money(minorUnits: 1500, currency: .usd)])
    }

    @Test func `a month that runs stands beside the same days, and beside the whole month`() throws {
        let records = [
            expense(1, 1500, "2026-11-03"), expense(2, 1000, "2026-10-22"), expense(3, 9000, "2026-10-23"),
            expense(4, 5000, "2026-09-30"),
        ]
        let sum = try #require(Report(try november(), records, in: .krw).sheets.first?.spent)
        #expect(sum.before == Fixture.won(10_000) && sum.sameDays == Fixture.won(1000))
        #expect(sum.change == -85 && sum.changeOfSameDays == 50)
    }

    @Test func `a refund frees its category, and a transfer's fee is all that it spends`() throws {
        let transfer = BookFixture.record(
            3,
            .transfer,
            Fixture.won(100_000),
            on: Fixture.day("2026-11-07"),
            account: "bank"
        ) { ($0.book.toAccount, $0.book.fee) = ("wallet", Fixture.won(1000)) }
        let records = [expense(1, 59_800, "2026-11-16"), expense(2, -19_900, "2026-11-20"), transfer]
        let sheet = try #require(Report(try november(), records, in: .krw).sheets.first)
        #expect(sheet.spentRows.map(\.key) == ["food", "other"])
        #expect(sheet.spentRows.map(\.sum.now) == [Fixture.won(39_900), Fixture.won(1000)])
        #expect(sheet.transferred.now == Fixture.won(100_000) && sheet.spent.now == Fixture.won(40_900))
    }

    @Test func `months and days without anything have a row, until today`() throws {
        let records = [expense(1, 1000, "2026-11-03"), expense(2, 500, "2026-10-03")]
        let report = Report(try november(by: .day), records, in: .krw)
        let rows = try #require(report.sheets.first?.spentRows)
        #expect(rows.count == 22 && rows.last?.key == "2026-11-22")
        #expect(rows[2].sum.now == Fixture.won(1000) && rows[2].sum.before == Fixture.won(500))
        var year = try november(by: .month)
        year.period = try #require(ReportPeriod.year(2026))
        #expect(
            Report(year, records, in: .krw).sheets.first?.spentRows.map(\.sum.now.minorUnits).suffix(2) == [500, 1000]
        )
    }

    @Test(
        arguments: [
            ("visa", nil, [], .credit), ("bank", nil, [], .transfer), ("bank", "7719", [], .debit),
            ("bank", "1111", [], .transfer), ("wallet", nil, [], .cash), ("wallet", nil, ["현금영수증"], .cashReceipt),
            ("bank", nil, ["체크카드"], .debit), (nil, nil, [], .unknown), ("현금", nil, [], .cash),
            ("4821", nil, [], .card), (nil, "4821", [], .card), ("some words", nil, [], .unknown),
        ] as [(String?, String?, [String], PaymentMeans)]
    )
    func `means of payment follow from tags, accounts and cards`(
        _ account: String?,
        _ digits: String?,
        _ tags: [String],
        _ means: PaymentMeans
    ) {
        let record = expense(1, 1000, "2026-11-03") {
            ($0.account, $0.printed.cardDigits, $0.tags) = (account, digits, tags)
        }
        #expect(record.paymentMeans(Self.accounts) == means)
    }

    @Test func `sums for the tax office leave out what the law does`() throws {
        let records = [
            expense(1, 10_000, "2026-03-03") { $0.account = "visa" },
            expense(2, 5000, "2026-04-03") { ($0.account, $0.category) = ("visa", .tax) },
            expense(3, 7000, "2026-05-03"), expense(4, 800, "2025-05-03"),
        ]
        let year = try #require(ReportPeriod.year(2026))
        let rows = TaxReport(year, records, Self.accounts, today: Fixture.day("2026-11-22")).rows
        #expect(rows.map(\.means) == [.credit, .cash])
        #expect(rows.map(\.rest) == [Fixture.won(10_000), Fixture.won(7000)] && rows[0].excluded == Fixture.won(5000))
    }

    @Test func `a thing's price is what one of them cost`() {
        let records = [
            expense(1, 1, "2026-11-03") {
                $0.items = [
                    LineItem(name: "서울우유 1L", quantity: "2", amount: Fixture.won(5960)),
                    LineItem(name: "식빵", amount: Fixture.won(3000)),
                    LineItem(name: "우유 할인", amount: Fixture.won(-500)),
                ]
            },
            expense(2, 1, "2026-10-03") {
                $0.items = [LineItem(name: "우유", quantity: "0.5", amount: Fixture.won(900))]
            },
            expense(3, 1, "2026-09-03") {
                $0.items = [
                    LineItem(
                        name: "매일우유",
                        quantity: "3",
                        unitPrice: Fixture.won(2700),
                        amount: Fixture.won(8100)
                    )
                ]
            },
            expense(4, 1, "2026-09-03") {
                ($0.items, $0.status) = ([LineItem(name: "우유", amount: Fixture.won(1))], .draft)
            },
        ]
        let report = PriceReport("우유", records)
        #expect(report.purchases.map(\.price) == [Fixture.won(2700), Fixture.won(2980)])
        #expect(report.extremes(in: .krw)?.lowest.day == Fixture.day("2026-09-03"))
    }

    @Test func `what was given and received is told apart for each person`() {
        let records = [
            expense(1, 100_000, "2026-05-01") { ($0.category, $0.subject) = (.events, "철수") },
            BookFixture.record(2, .income, Fixture.won(50_000), on: Fixture.day("2026-11-01"), account: "wallet") {
                ($0.category, $0.subject) = (.events, "철수")
            },
            BookFixture.record(3, .income, Fixture.won(30_000), on: Fixture.day("2026-06-01"), account: "wallet") {
                ($0.tags, $0.merchant) = (["경조사"], "영희")
            },
            expense(4, 9000, "2026-05-02"),
        ]
        let people = EventReport(records, Self.accounts).people
        #expect(people.map(\.name) == ["철수", "영희"])
        #expect(people.map { $0.given(in: .krw).minorUnits } == [100_000, 0])
        #expect(people.map { $0.received(in: .krw).minorUnits } == [50_000, 30_000])
    }
}
