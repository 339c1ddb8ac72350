public import ReceiptDomain

/// A movement of money into a place, or out of it where it is negative.
///
/// What is spent flows into a category; what is earned flows out of one.
public struct Posting: Hashable, Sendable {
    public enum Place: Hashable, Sendable {
        /// An account of the book, by its id.
        case account(String)
        /// An account on a day before its opening balance, which has the movement already.
        case beforeOpening(String)
        /// No account of the book: what the record calls it, if anything.
        case elsewhere(String?)
        case category(Category?)
        /// What an account has more or less than the book says.
        case adjustment
    }

    public var place: Place
    public var amount: Money
    /// What the amount came to in the currency that it was paid in; `nil` where that is its own.
    public var cost: Money?
    /// Whom or what it was for.
    public var subject: String?

    public init(_ place: Place, _ amount: Money, cost: Money? = nil, subject: String? = nil) {
        (self.place, self.amount, self.cost, self.subject) = (place, amount, cost, subject)
    }

    /// What the movement counts for: the postings of a record add up to nothing in each currency.
    public var weight: Money { cost ?? amount }
}
