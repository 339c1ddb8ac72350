public import ReceiptDomain

/// A movement of money into a place, or out of it where negative.
///
/// Spending flows into a category, income out of one.
public struct Posting: Hashable, Sendable {
    public enum Place: Hashable, Sendable {
        /// An account of the book, by its id.
        case account(String)
        /// An account before its opening day, whose opening balance includes the movement.
        case beforeOpening(String)
        /// An account outside the book, with the record's text for it if any.
        case elsewhere(String?)
        case category(Category?)
        /// The balancing place of an adjustment.
        case adjustment
    }

    public var place: Place
    public var amount: Money
    /// The amount in the currency it was paid in; `nil` where that is its own.
    public var cost: Money?
    /// The subject's id.
    public var subject: String?

    public init(_ place: Place, _ amount: Money, cost: Money? = nil, subject: String? = nil) {
        (self.place, self.amount, self.cost, self.subject) = (place, amount, cost, subject)
    }

    /// The value that balances: the weights of a record's postings sum to zero in each currency.
    public var weight: Money { cost ?? amount }
}
