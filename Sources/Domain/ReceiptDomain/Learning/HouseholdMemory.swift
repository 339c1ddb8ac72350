/// The knowledge learned from a household's confirmed records: merchant names, categories, accounts, habits.
///
/// A value type whose content does not depend on the order in which records are learned.
public protocol HouseholdMemory: Sendable {
    /// Learns a record's newest state in place of an earlier one; only confirmed records count.
    mutating func learn(_ record: Record)

    /// Replaces the person's rules.
    mutating func follow(_ rules: RuleBook)

    /// Replaces the household's categories.
    mutating func follow(_ catalog: CategoryCatalog)

    func suggestions(for facts: ReceiptFacts) -> Suggestions

    /// The items with misread names replaced by those the household confirmed before at this merchant.
    func repaired(_ items: [LineItem], of merchant: String?) -> [LineItem]

    /// The confirmed records of a merchant, newest first, whatever the spelling of the name.
    func records(named merchant: String) -> [Record]

    /// The lessons about each merchant, those with the most records first.
    var shops: [ShopLesson] { get }

    /// The household's usual currency and date order.
    var habits: Habits { get }

    /// Reads a message whose form confirmed ones taught; `nil` for any other text.
    func message(in text: String, on today: CalendarDay) -> MoneyMessage?
}

/// Properties that a household's receipts share.
public struct Habits: Hashable, Sendable {
    /// The currency of nearly all confirmed records.
    public var currency: Currency?
    /// The order of day, month and year on nearly all their receipts.
    public var dateOrder: ReadingContext.DateOrder?

    public init(currency: Currency? = nil, dateOrder: ReadingContext.DateOrder? = nil) {
        self.currency = currency
        self.dateOrder = dateOrder
    }
}

/// The memory of a household without records: empty, and never learns.
public struct NoHistory: HouseholdMemory {
    public init() {}

    public let habits = Habits()
    public let shops: [ShopLesson] = []
    public mutating func learn(_ record: Record) {}
    public mutating func follow(_ rules: RuleBook) {}
    public mutating func follow(_ catalog: CategoryCatalog) {}
    public func records(named merchant: String) -> [Record] { [] }
    public func repaired(_ items: [LineItem], of merchant: String?) -> [LineItem] { items }
    public func suggestions(for facts: ReceiptFacts) -> Suggestions { Suggestions() }
    public func message(in text: String, on today: CalendarDay) -> MoneyMessage? { nil }
}

/// Keeps each user's memory up to date with their ledger.
public protocol HouseholdMemories: Sendable {
    func memory(of user: UserID) async throws -> any HouseholdMemory
}
