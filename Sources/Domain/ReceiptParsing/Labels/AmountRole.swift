/// The role that a label gives to an amount.
enum AmountRole: String, Hashable, CaseIterable {
    /// The sum of the receipt.
    case total
    /// The amount paid or due; outranks ``total`` where both are printed and differ.
    case paid
    /// The sum before tax, service, and rounding.
    case subtotal
    /// The sum without value added tax.
    case net
    /// One of several parts of the sum: taxed at one rate, or exempt.
    case part
    case tax
    case service
    case tip
    case discount
    case rounding
    /// Cash tendered.
    case tendered
    case change
    /// Charged to a card, or paid by another means without change.
    case card
    /// A count of things: "total qty".
    case quantity
    /// Loyalty points, card balances, savings: money not paid here.
    case aside

    /// Whether it is the receipt's sum under either label.
    var isTotal: Bool { self == .total || self == .paid }
}
