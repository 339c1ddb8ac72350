/// What the words beside an amount say that it is.
enum AmountRole: String, Hashable, CaseIterable {
    /// The sum of the receipt.
    case total
    /// What was or is to be paid; outranks ``total`` where both are printed and differ.
    case paid
    /// The sum before tax, service, and rounding.
    case subtotal
    /// The sum without value added tax.
    case net
    /// One of several parts of the sum: what is taxed at one rate, what is exempt.
    case part
    case tax
    case service
    case tip
    case discount
    case rounding
    /// Cash handed over.
    case tendered
    case change
    /// Charged to a card, or paid in another way that gives no change.
    case card
    /// A count of things: "total qty".
    case quantity
    /// Loyalty points, balances of cards, savings: money that was not paid here.
    case aside

    /// The sum of the receipt by either name.
    var isTotal: Bool { self == .total || self == .paid }
}
