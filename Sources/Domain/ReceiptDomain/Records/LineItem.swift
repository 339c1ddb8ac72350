/// One thing that was bought.
public struct LineItem: Hashable, Sendable, Codable {
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
    /// The name as read, where another stands in its place: one that a person typed, or that the household confirmed before.
    public var readName: String?

    public init(
        name: String,
        quantity: String? = nil,
        unit: String? = nil,
        unitPrice: Money? = nil,
        amount: Money,
        discount: Money? = nil,
        options: [String] = [],
        readName: String? = nil
    ) {
        self.name = name
        self.quantity = quantity
        self.unit = unit
        self.unitPrice = unitPrice
        self.amount = amount
        self.discount = discount
        self.options = options
        self.readName = readName
    }

    /// The thing under its name as read.
    public var asRead: LineItem {
        var item = self
        (item.name, item.readName) = (readName ?? name, nil)
        return item
    }

    /// The thing under another name; how it was read is kept.
    public func renamed(_ name: String) -> LineItem {
        var item = self
        let read = readName ?? self.name
        (item.name, item.readName) = (name, read == name || read.isEmpty ? nil : read)
        return item
    }

    /// What the line adds to the sum.
    public var paid: Money {
        guard let discount, discount.currency == amount.currency else { return amount }
        return amount.plus(amount.minorUnits < 0 ? discount : discount.negated)
    }
}
