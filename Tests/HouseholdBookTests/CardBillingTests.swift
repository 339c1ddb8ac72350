import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct CardBillingTests {
    /// Cut-off day, pay day, day of the purchase, when it is asked for.
    private static let purchases: [(cutoff: Int, payDay: Int, day: String, asked: String)] = [
        (31, 14, "2026-11-01", "2026-12-14"), (31, 14, "2026-11-30", "2026-12-14"),
        (31, 14, "2026-12-31", "2027-01-14"), (31, 14, "2027-02-28", "2027-03-14"),
        (13, 25, "2026-11-13", "2026-11-25"), (13, 25, "2026-11-14", "2026-12-25"),
        (18, 1, "2026-11-18", "2026-12-01"), (18, 1, "2026-11-19", "2027-01-01"),
        (30, 31, "2027-02-28", "2027-03-31"), (31, 31, "2027-01-31", "2027-02-28"),
        (28, 12, "2028-02-29", "2028-04-12"),
    ]

    @Test(arguments: purchases)
    func `a purchase is asked for on the first pay day after its period`(
        _ cutoff: Int,
        _ payDay: Int,
        _ day: String,
        _ asked: String
    ) throws {
        let billing = try #require(CardBilling(cutoff: cutoff, payDay: payDay))
        #expect(billing.payDay(forPurchaseOn: Fixture.day(day)) == Fixture.day(asked))
    }

    @Test func `what is paid in early, late or in parts settles the oldest first`() throws {
        let card = BookFixture.card("card", -100_000)
        let bank = BookFixture.account("bank", .bank, 1_000_000)
        let accounts = AccountBook([card, bank])
        let purchase = BookFixture.record(
            1,
            .expense,
            Fixture.won(50_000),
            on: Fixture.day("2026-11-20"),
            account: "card"
        )
        let payment = BookFixture.record(
            2,
            .transfer,
            Fixture.won(120_000),
            on: Fixture.day("2026-11-25"),
            account: "bank"
        ) {
            $0.book.toAccount = "card"
        }
        let lines = BalancesByRecord(accounts, [purchase, payment]).lines(of: card)
        let bills = CardBills(card, try #require(card.billing), lines)
        #expect(bills.bills.map(\.payDay) == [Fixture.day("2026-11-14"), Fixture.day("2026-12-14")])
        #expect(bills.bills.map(\.open) == [Fixture.won(0), Fixture.won(30_000)])
        #expect(bills.next?.bill.payDay == Fixture.day("2026-12-14"))
        #expect(bills.credit == Fixture.won(0))
    }

    @Test(arguments: [(0, 14), (32, 14), (31, 0), (31, 32)])
    func `a day that no month has is refused`(_ cutoff: Int, _ payDay: Int) {
        #expect(CardBilling(cutoff: cutoff, payDay: payDay) == nil)
    }
}
