/// One thing that was bought.
public struct LineItem: Hashable, Sendable {
    public var name: String
    /// As printed: `2`, `0.355`; `nil` where none is.
    public var quantity: String?
    public var unitPrice: Money?
    /// What the line adds to the sum; negative for a discount.
    public var amount: Money

    public init(name: String, quantity: String? = nil, unitPrice: Money? = nil, amount: Money) {
        self.name = name
        self.quantity = quantity
        self.unitPrice = unitPrice
        self.amount = amount
    }
}
