/// What a household's confirmed records teach.
///
/// A plain value: the same records teach the same, in whatever order they come.
public protocol HouseholdMemory: Sendable {
    /// Takes in the newest state of a record, in place of an earlier one; only confirmed records teach.
    mutating func learn(_ record: Record)

    /// Takes the person's rules, in place of those before.
    mutating func follow(_ rules: RuleBook)

    /// Takes the household's categories, in place of those before.
    mutating func follow(_ catalog: CategoryCatalog)

    func suggestions(for facts: ReceiptFacts) -> Suggestions

    /// What was bought at a shop, each thing under the name that the household confirmed it by, where it was misread.
    func repaired(_ items: [LineItem], of merchant: String?) -> [LineItem]

    /// The confirmed records under a name, however it is written, the newest first.
    func records(named merchant: String) -> [Record]

    /// What was learned of each shop, those with the most records first.
    var shops: [ShopLesson] { get }

    /// How the household spends and how its receipts are printed.
    var habits: Habits { get }
}

/// What a household's receipts have in common.
public struct Habits: Hashable, Sendable {
    /// The currency that nearly all confirmed records are in.
    public var currency: Currency?
    /// How nearly all of their receipts print dates in figures.
    public var dateOrder: ReadingContext.DateOrder?

    public init(currency: Currency? = nil, dateOrder: ReadingContext.DateOrder? = nil) {
        self.currency = currency
        self.dateOrder = dateOrder
    }
}

/// The memory of a household that has not begun: it knows nothing, and learns nothing.
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
}

/// Keeps a memory for each user in step with their ledger.
public protocol HouseholdMemories: Sendable {
    func memory(of user: UserID) async throws -> any HouseholdMemory
}
