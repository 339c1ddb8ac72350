/// One purchased item on a receipt.
public struct LineItem: Hashable, Sendable, Codable {
    public var name: String
    /// As printed: `2`, `0.355`; `nil` where not printed.
    public var quantity: String?
    /// The unit of the quantity as printed: `kg`, `lb`; `nil` for a count.
    public var unit: String?
    public var unitPrice: Money?
    /// As printed at the line's end; negative for a returned item.
    public var amount: Money
    /// The discount printed below the line; not negative.
    public var discount: Money?
    /// Modifiers or components of a set: `ICE`, `no onions`.
    @Omitted public var options: [String] = []
    /// The name as read, where ``name`` was typed by a person or taken from an earlier confirmation.
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
        (self.name, self.quantity, self.unit, self.unitPrice) = (name, quantity, unit, unitPrice)
        (self.amount, self.discount, self.readName) = (amount, discount, readName)
        self.options = options
    }

    /// The item under its name as read.
    public var asRead: LineItem {
        var item = self
        (item.name, item.readName) = (readName ?? name, nil)
        return item
    }

    /// The item under another name; the read name is kept.
    public func renamed(_ name: String) -> LineItem {
        var item = self
        let read = readName ?? self.name
        (item.name, item.readName) = (name, read == name || read.isEmpty ? nil : read)
        return item
    }

    /// The line's contribution to the total: amount minus discount.
    public var paid: Money {
        guard let discount, discount.currency == amount.currency else { return amount }
        return amount.plus(amount.minorUnits < 0 ? discount : discount.negated)
    }
}
