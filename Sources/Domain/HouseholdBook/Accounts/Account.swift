public import ReceiptDomain

/// Something that holds money or owes it: a wallet, a bank account, a card.
public struct Account: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case cash, bank, savings
        /// A credit card; a debit card is none, its digits stand in the bank account's ``Account/cards``.
        case card
        /// Money that was paid in beforehand: a transport card, a pay service.
        case prepaid
        case loan

        /// Whether it usually owes: its balance is below zero.
        public var isDebt: Bool { self == .card || self == .loan }
    }

    /// The balance that the book begins with.
    public struct Opening: Hashable, Sendable {
        /// What moved before this day is a part of the amount.
        public var date: CalendarDay
        /// Negative for what is owed.
        public var amount: Money

        public init(date: CalendarDay, amount: Money) { (self.date, self.amount) = (date, amount) }
    }

    /// What records call it: never changed, and never given to another account.
    public let id: String
    public var name: String
    public var kind: Kind
    public var opening: Opening
    /// Labels by the last digits of the cards that are paid from it.
    public var cards: [String: String] = [:]
    /// How far below zero it may go, 0 for never; `nil` where nobody watches that.
    public var overdraft: Money?
    /// When a card asks for its money.
    public var billing: CardBilling?
    /// The last day on which money may move.
    public var closed: CalendarDay?

    public init(id: String, name: String, kind: Kind, opening: Opening) {
        (self.id, self.name, self.kind, self.opening) = (id, name, kind, opening)
    }

    public var currency: Currency { opening.amount.currency }

    /// Whether the text can be an id: 1 to 32 small ASCII letters, digits, `-` and `_`, with at least one letter, so that
    /// none looks like the digits of a card.
    public static func isValid(id: String) -> Bool {
        let bytes = Array(id.utf8)
        guard (1...32).contains(bytes.count), bytes.first != UInt8(ascii: "-"), bytes.first != UInt8(ascii: "_")
        else { return false }
        let isLetter = bytes.map { (97...122).contains($0) }
        return isLetter.contains(true)
            && zip(bytes, isLetter).allSatisfy { $1 || (48...57).contains($0) || $0 == 45 || $0 == 95 }
    }
}
