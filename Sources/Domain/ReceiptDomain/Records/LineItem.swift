/// One thing that was bought.
public struct LineItem: Hashable, Sendable {
    public var name: String
    /// As printed: `2`, `0.355`; `nil` where none is.
    public var quantity: String?
    /// What the quantity is measured in, as printed: `kg`, `lb`; `nil` for a count.
    public var unit: String?
    public var unitPrice: Money?
    /// As printed at the line's end; negative for a thing that was given back.
    public var amount: Money
    /// What was taken off this line below it; not negative.
    public var discount: Money?
    /// How it was wanted, or what a set is made of: `ICE`, `no onions`.
    public var options: [String]

    public init(
        name: String,
        quantity: String? = nil,
        unit: String? = nil,
        unitPrice: Money? = nil,
        amount: Money,
        discount: Money? = nil,
        options: [String] = []
    ) {
        self.name = name
        self.quantity = quantity
        self.unit = unit
        self.unitPrice = unitPrice
        self.amount = amount
        self.discount = discount
        self.options = options
    }

    /// What the line adds to the sum.
    public var paid: Money {
        guard let discount, discount.currency == amount.currency else { return amount }
        let sign = amount.minorUnits < 0 ? -1 : 1
        return Money(minorUnits: amount.minorUnits - sign * discount.minorUnits, currency: amount.currency)
    }
}
