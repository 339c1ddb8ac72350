public import HouseholdBook
public import ReceiptDomain

/// A typed entry; ``AddEntry`` infers the fields that are `nil`.
public struct NewEntry: Hashable, Sendable {
    /// The id that its sender chose (``ReceiptDomain/RecordID/init(chosen:at:)``).
    public var id: RecordID?
    public var kind: RecordKind?
    public var date: CalendarDay?
    public var time: TimeOfDay?
    public var merchant: String?
    public var amount: Money?
    public var category: Category?
    /// An account's id; free text in a household without accounts.
    public var account: String?
    public var cardDigits: String?
    public var book = BookFacts()
    /// The number of instalments; the month of the first follows from the card's billing where ``firstMonth`` is `nil`.
    public var months: Int?
    /// The first day of the month in which the first instalment is billed.
    public var firstMonth: CalendarDay?
    /// The interest of all instalments together, in addition to the amount.
    public var interest: Money?
    public var memo = ""
    public var tags: [String] = []
    public var subject: String?
    public var mood: Mood?
    /// Whether it is a refund: the amount then counts as negative.
    public var isRefund = false

    public init() {}
}

/// Suggested values for fields of an entry, from history and accounts.
public struct EntryDefaults: Hashable, Sendable {
    public var category: Category?
    public var account: String?
    /// The amount of the merchant's latest record.
    public var amount: Money?

    /// The usual account for an amount: one of another currency only where the latest record was in the amount's currency, too.
    public func account(for amount: Money?, _ accounts: AccountBook) -> String? {
        guard let account, let own = accounts[account], let amount, amount.currency != own.currency,
            amount.currency != self.amount?.currency
        else { return account }
        return nil
    }
}
