import ReceiptDomain
import Testing

@testable import HouseholdBook

@Suite struct BankKeyTests {
    struct Example: Sendable {
        var key: String
        var account: String
        var date: String?
        var amount: String?
        var text: String?
        var stem: String
    }

    @Test(arguments: [
        Example(
            key: "kb|2026-11-10|-5000KRW|스타벅스|1",
            account: "kb",
            date: "2026-11-10",
            amount: "-5000 KRW",
            text: "스타벅스",
            stem: "kb|2026-11-10|-5000KRW"
        ),
        // An account and a text of signs alone leave nothing.
        Example(
            key: "|2026-11-10|12.50USD||2",
            account: "",
            date: "2026-11-10",
            amount: "12.50 USD",
            text: "",
            stem: "|2026-11-10|12.50USD"
        ),
        Example(key: "kb|soon|5000", account: "kb", stem: "kb|soon|5000"),
        Example(key: "", account: "", stem: ""),
    ])
    func `a key is read by its parts, of which any may be empty or missing`(_ example: Example) {
        let key = BankKey(example.key)
        #expect(key.account == example.account)
        #expect(key.date?.description == example.date)
        #expect(key.amount?.decimalWithCode == example.amount)
        #expect(key.text == example.text)
        #expect(key.stem == example.stem)
    }

    @Test func `a row's stem is that of its key`() throws {
        let day = try #require(CalendarDay(iso: "2026-11-10"))
        var row = BankRow(account: "kb", date: day, amount: Money(minorUnits: -5000, currency: .krw), text: "스타벅스")
        #expect([row].withKeys[0].key == "kb|2026-11-10|-5000KRW|스타벅스|1")
        row.account = "---"
        let keyed = [row].withKeys[0]
        #expect(BankKey(keyed.key).stem == keyed.stem)
    }
}
