import ReceiptDomain

/// A line item in the form of ledger and readings; unknown fields are omitted.
struct StoredItem: StoredValue, Encodable {
    private var name: String
    private var quantity: String?
    private var unit: String?
    private var unitPrice: String?
    private var amount: String
    private var discount: String?
    private var options: [String]?
    private var readName: String?
    /// Present in readings only.
    var confidence: Double?

    init(_ item: inout some StoredObject) throws {
        amount = try present("amount", item.text("amount"))
        confidence = try item.number("confidence")
        discount = try item.text("discount")
        name = try present("name", item.text("name"))
        options = try item.texts("options")
        quantity = try item.text("quantity")
        readName = try item.text("readName")
        unit = try item.text("unit")
        unitPrice = try item.text("unitPrice")
    }

    init(_ item: LineItem, _ text: (Money) -> String) {
        name = item.name
        quantity = item.quantity
        unit = item.unit
        unitPrice = item.unitPrice.map(text)
        amount = text(item.amount)
        discount = item.discount.map(text)
        options = item.options.nonEmpty
        readName = item.readName
    }

    func item(_ money: (String) -> Money?) throws(InvalidValue) -> LineItem {
        LineItem(
            name: name,
            quantity: quantity,
            unit: unit,
            unitPrice: try parsed("unitPrice", unitPrice, money),
            amount: try InvalidValue.required("amount", amount, money),
            discount: try parsed("discount", discount, money),
            options: options ?? [],
            readName: readName
        )
    }
}
