import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct ItemParserTests {
    private let dollars = Currency(code: "USD") ?? .unknown

    @Test(arguments: [
        ("milk 5.96", "milk", nil, nil, nil, "5.96", nil),
        ("Vollmilch 3,8% 2 x 1.19 2.38", "Vollmilch 3,8%", "2", nil, "1.19", "2.38", nil),
        ("bananas 0.842kg x 1.99 1.68", "bananas", "0.842", "kg", "1.99", "1.68", nil),
        ("mince 4.79 -1.44", "mince", nil, nil, nil, "4.79", "1.44"),
        ("returned jeans -35.00", "returned jeans", nil, nil, nil, "-35.00", nil),
        ("latte 2 7.00", "latte", "2", nil, nil, "7.00", nil), ("- 7.00", "", nil, nil, nil, "7.00", nil),
    ])
    func `a line is typed as tills print it, and written as it is typed`(
        text: String,
        name: String,
        quantity: String?,
        unit: String?,
        price: String?,
        amount: String,
        discount: String?
    ) throws {
        let item = try ItemParser(currency: dollars)(text)
        #expect(item.name == name)
        #expect(item.quantity == quantity)
        #expect(item.unit == unit)
        #expect(item.unitPrice?.decimal == price)
        #expect(item.amount.decimal == amount)
        #expect(item.discount?.decimal == discount)
        #expect(item.typed == text)
    }

    @Test(arguments: ["", "milk", "5.96", "milk much", "milk 5.9612"])
    func `what has no name or no amount is no line`(_ text: String) {
        #expect(throws: InputProblem.self) { try ItemParser(currency: dollars)(text) }
    }

    @Test func `all lines of a record are set by one text`() throws {
        let change = try FieldParser(convention: Fixture.convention)(
            "우유 2 x 2980 5960; 식빵 3480",
            for: .items,
            of: Fixture.proved.record
        )
        guard case .items(let items) = change else {
            Issue.record("no items")
            return
        }
        #expect(items.map(\.name) == ["우유", "식빵"])
        #expect(items.map(\.amount) == [Fixture.won(5960), Fixture.won(3480)])
    }
}
