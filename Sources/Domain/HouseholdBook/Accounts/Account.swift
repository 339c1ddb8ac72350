public import ReceiptDomain

/// An account of the household: a wallet, a bank account, a card, an investment, a loan.
public struct Account: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case cash, bank, savings
        /// A credit card; a debit card is listed in the bank account's ``Account/cards``.
        case card
        /// Prepaid money: a transport card, a payment service.
        case prepaid
        /// Shares, funds, a pension: its balance is brought to its value by reconciling.
        case investment
        case loan

        /// Whether the balance is usually negative.
        public var isDebt: Bool { self == .card || self == .loan }
    }

    /// The balance at which the book begins.
    public struct Opening: Hashable, Sendable {
        /// Movements before this day are included in the amount.
        public var date: CalendarDay
        /// Negative for a debt.
        public var amount: Money

        public init(date: CalendarDay, amount: Money) { (self.date, self.amount) = (date, amount) }
    }

    /// The id in records: never changed, and never reused.
    public let id: String
    public var name: String
    public var kind: Kind
    public var opening: Opening
    /// The number or IBAN by which its bank calls it, as it was typed; see ``isValid(number:)``.
    public var number: String?
    /// Labels of the cards paid from it, by their last digits.
    public var cards: [String: String] = [:]
    /// The names by which files of other programs call it.
    public var aliases: [String] = []
    /// The permitted overdraft, 0 for none; `nil` where the balance is not limited.
    public var overdraft: Money?
    /// The most of one transfer from it; `nil` for any amount.
    public var transferLimit: Money?
    /// The billing days of a credit card.
    public var billing: CardBilling?
    /// The last day on which postings are allowed.
    public var closed: CalendarDay?

    public init(id: String, name: String, kind: Kind, opening: Opening) {
        (self.id, self.name, self.kind, self.opening) = (id, name, kind, opening)
    }

    public var currency: Currency { opening.amount.currency }

    /// Whether the text is a valid id: 1 to 32 lower-case ASCII letters, digits, `-` and `_`.
    ///
    /// At least one letter distinguishes it from card digits.
    public static func isValid(id: String) -> Bool {
        let bytes = Array(id.utf8)
        guard (1...32).contains(bytes.count), bytes.first != UInt8(ascii: "-"), bytes.first != UInt8(ascii: "_")
        else { return false }
        let isLetter = bytes.map { (97...122).contains($0) }
        return isLetter.contains(true)
            && zip(bytes, isLetter).allSatisfy { $1 || (48...57).contains($0) || $0 == 45 || $0 == 95 }
    }

    /// Whether the text may be an account's number: 4 to 34 ASCII letters and digits, of which four are digits, and marks between.
    ///
    /// An IBAN has up to 34 (ISO 13616).
    public static func isValid(number: String) -> Bool {
        let plain = plain(number: number)
        return (4...34).contains(plain.count) && plain.count(where: \.isNumber) >= 4
            && number.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || " -./".contains($0) }
    }

    /// Whether the text is the account's number, with any marks between its digits.
    func isNumbered(_ text: String) -> Bool {
        number.map { Self.plain(number: $0) == Self.plain(number: text) } ?? false
    }

    /// The letters and digits of a number, which banks print with different marks between.
    static func plain(number: String) -> String {
        number.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
