import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct VATTests {
    private func vat(_ purchases: [(Int, Int?)], _ currency: Currency, _ rates: [Int]) throws -> VATSums {
        let records = purchases.enumerated().map { index, purchase in
            BookFixture.record(
                index,
                .expense,
                Money(minorUnits: purchase.0, currency: currency),
                on: Fixture.day("2026-11-05"),
                account: nil
            ) { $0.tax = purchase.1.map { Money(minorUnits: $0, currency: currency) } }
        }
        let period = try #require(ReportPeriod.month(11, of: 2026))
        let report = TaxReport(period, records, AccountBook(), today: Fixture.day("2026-11-30")) { _ in rates }
        return report.vat
    }

    private func shown(_ sums: VATSums) -> [String] {
        sums.rows.map { "\($0.rate.map(String.init) ?? "?") \($0.net.decimal) \($0.tax.decimal) \($0.records)" }
    }

    @Test(
        arguments: [
            // Korea's one rate: with goods that have no tax beside it, a refund, a sum that is a won off
            ([(11_000, 1000), (5500, 500), (-1100, 100)], .krw, [100], ["100 14000 1400 3"]),
            ([(21_000, 1000)], .krw, [100], ["100 10000 1000 1", "0 10000 0 0"]),
            ([(4500, 410)], .krw, [100], ["100 4090 410 1"]),
            // Germany's two, and a receipt with both
            (
                [(11_900, 1900), (10_700, 700), (22_600, 2600)], .eur, [190, 70],
                ["190 100.00 19.00 1", "70 100.00 7.00 1", "? 200.00 26.00 1"]
            ),
            // more tax than there can be, and none
            ([(1000, 1000), (1000, nil)], .krw, [100], []),
            // a country whose towns set the rate
            ([(1088, 88)], .usd, [], ["? 10.00 0.88 1"]),
        ] as [([(Int, Int?)], Currency, [Int], [String])]
    )
    func `purchases are added up by their rate`(
        _ purchases: [(Int, Int?)],
        _ currency: Currency,
        _ rates: [Int],
        _ rows: [String]
    ) throws {
        let sums = try vat(purchases, currency, rates)
        #expect(shown(sums) == rows)
    }

    @Test func `purchases that note no tax are counted`() throws {
        let sums = try vat([(1000, nil), (2000, 0), (11_000, 1000)], .krw, [100])
        #expect(sums.without == .init(count: 2, amounts: [Fixture.won(3000)]))
    }
}
