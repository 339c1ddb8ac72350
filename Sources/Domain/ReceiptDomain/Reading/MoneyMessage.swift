/// A movement of money, as a message of a card company or a bank tells it.
public struct MoneyMessage: Hashable, Sendable {
    public enum Event: String, Hashable, Sendable {
        /// Paid, by card or from an account.
        case payment
        /// A payment is taken back.
        case cancellation
        /// Nothing was paid.
        case declined
        /// Money came in.
        case deposit
    }

    public var event: Event
    /// Without a sign.
    public var amount: Money
    public var merchant: String?
    public var date: CalendarDay?
    public var time: TimeOfDay?
    /// The card's last four digits.
    public var cardDigits: String?
    /// Digits of which some are hidden: `1*3*`.
    public var hiddenDigits: String?
    /// The number of instalments; `nil` for one payment.
    public var months: Int?
    public var approvalNumber: String?
    /// The account's balance after it.
    public var balance: Money?

    public init(event: Event, amount: Money) { (self.event, self.amount) = (event, amount) }

    /// Whether a card with these digits may be the message's.
    public func mayBeCard(_ digits: String?) -> Bool {
        guard let digits else { return true }
        if let cardDigits { return cardDigits == digits }
        guard let hiddenDigits, hiddenDigits.count == digits.count else { return true }
        return zip(hiddenDigits, digits).allSatisfy { $0 == "*" || $0 == $1 }
    }
}
