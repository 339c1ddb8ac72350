public import ReceiptDomain

/// An entry as it was typed: what is not said is `nil` and concluded from the rest.
public struct NewEntry: Hashable, Sendable {
    public var kind: RecordKind?
    public var date: CalendarDay?
    public var time: TimeOfDay?
    public var merchant: String?
    public var amount: Money?
    public var category: Category?
    /// The id of an account; free words where there are no accounts.
    public var account: String?
    /// The digits of the card by which the account was named.
    public var cardDigits: String?
    public var book = BookFacts()
    /// How many instalments; the month of the first is concluded from the card where it is not said.
    public var months: Int?
    /// The first day of the month of the first instalment.
    public var firstMonth: CalendarDay?
    /// What all instalments cost beside the amount.
    public var interest: Money?
    public var memo = ""
    public var tags: [String] = []
    public var subject: String?
    public var mood: Mood?
    /// Money that came back: the amount counts as negative.
    public var isRefund = false

    public init() {}
}

/// What history and the book add to an entry.
public struct EntryDefaults: Hashable, Sendable {
    public var category: Category?
    public var account: String?
    /// What the last entry of the shop came to.
    public var amount: Money?

    public init() {}
}
