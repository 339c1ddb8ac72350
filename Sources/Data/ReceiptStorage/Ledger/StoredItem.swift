import ReceiptDomain

/// A thing that was bought, as ledger and readings write it; what is unknown is left out.
struct StoredItem: Codable {
    private var name: String
    private var quantity: String?
    private var unit: String?
    private var unitPrice: String?
    private var amount: String
    private var discount: String?
    private var options: [String]?
    /// Of a reading only.
    var confidence: Double?

    init(_ item: LineItem, _ text: (Money) -> String) {
        name = item.name
        quantity = item.quantity
        unit = item.unit
        unitPrice = item.unitPrice.map(text)
        amount = text(item.amount)
        discount = item.discount.map(text)
        options = item.options.nonEmpty
    }

    func item(_ money: (String) -> Money?) throws(InvalidField) -> LineItem {
        LineItem(
            name: name,
            quantity: quantity,
            unit: unit,
            unitPrice: try parsed("unitPrice", unitPrice, money),
            amount: try required("amount", amount, money),
            discount: try parsed("discount", discount, money),
            options: options ?? []
        )
    }
}
