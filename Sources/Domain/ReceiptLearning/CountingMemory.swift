public import ReceiptDomain

/// Learns by counting what was confirmed, so that every suggestion can be explained by counts.
///
/// Nothing is stored: the ledger has it all, and ten thousand records are counted in a fraction of a second.
public struct CountingMemory: HouseholdMemory {
    /// The records that were counted, so that a newer state takes the place of an older one.
    private var counted: [RecordID: Record] = [:]
    private var shopMemory = ShopMemory()
    private var rules = RuleMemory()
    private var words = WordMemory()
    private var accounts = AccountMemory()
    private var habitMemory = HabitMemory()
    private var catalog = CategoryCatalog.builtIn

    /// Whether a shop of this name is generally known to sell all sorts.
    private let sellsAllSorts: @Sendable (String) -> Bool

    /// Below this confidence from the shop's history and the words on the receipt, the line items decide.
    private static let clear = 0.7

    public init(
        _ records: some Sequence<Record> = [],
        sellsAllSorts: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.sellsAllSorts = sellsAllSorts
        for record in records { learn(record) }
    }

    public var habits: Habits { habitMemory.habits }

    public var shops: [ShopLesson] { shopMemory.lessons }

    public func records(named merchant: String) -> [Record] {
        shopMemory.records(named: merchant).compactMap { counted[$0] }
            .sorted { ($1.date?.description ?? "", $1.id) < ($0.date?.description ?? "", $0.id) }
    }

    public mutating func follow(_ book: RuleBook) { rules = RuleMemory(book) }

    /// Takes over which accounts list which card, by its digits.
    public mutating func know(accountsByCard: [String: [String]]) { accounts.listed = accountsByCard }

    public mutating func follow(_ catalog: CategoryCatalog) { self.catalog = catalog }

    public mutating func learn(_ record: Record) {
        let known = counted[record.id]
        // A revision identifies one state of a record; 0 was never written.
        if let known, known.revision == record.revision, record.revision > 0 { return }
        // A draft teaches nothing, and an import adds many.
        guard known != nil || record.status == .confirmed else { return }
        if let known { count(known, -1) }
        counted[record.id] = record.status == .confirmed ? record : nil
        if record.status == .confirmed { count(record, 1) }
    }

    private mutating func count(_ record: Record, _ count: Int) {
        shopMemory.count(record, count)
        words.count(record, count)
        accounts.count(record, count)
        habitMemory.count(record, count)
    }

    public func suggestions(for facts: ReceiptFacts) -> Suggestions {
        let known = shopMemory.name(for: facts)
        let names = [known?.key, facts.merchant.map(NameKey.init)].compactMap(\.self).filter { !$0.isEmpty }
        var suggestions = Suggestions(catalog: catalog)
        if let name = rules.name(for: names) {
            suggestions.merchant = Suggestion(name, confidence: 1, .rule)
        } else if let known, let spelling = shopMemory.spelling(known.key) {
            suggestions.merchant = Suggestion(spelling, confidence: known.confidence, known.reason)
        }
        let called = suggestions.merchant.map { NameKey($0.value) }
        // A name that was left open, but is a shop's that the household knows, is no longer in doubt.
        if suggestions.merchant?.value == facts.merchant, facts.merchantConfidence >= Draft.minimumNameConfidence {
            suggestions.merchant = nil
        }
        let sameNumber = facts.businessNumber.map(shopMemory.names) ?? []
        suggestions.otherMerchants = sameNumber.filter { $0 != facts.merchant && $0 != suggestions.merchant?.value }
        suggestions.categories = categories(facts, name: called)
        let shop = called ?? names.first
        suggestions.account = accounts.suggestion(facts, shop: shop, named: shop.flatMap(shopMemory.spelling))
        if let ruled = rules.category(for: [called].compactMap(\.self) + names) {
            suggestions.categories.removeAll { $0.value == ruled.value }
            suggestions.categories.insert(ruled, at: 0)
        }
        return suggestions
    }

    private func categories(_ facts: ReceiptFacts, name: NameKey?) -> [Suggestion<Category, CategoryReason>] {
        let belief = shopMemory.categories(facts, name: name, sellsAllSorts: sellsAllSorts)
        var suggestions = belief?.suggestions ?? []
        if suggestions.first?.confidence ?? 0 < Self.clear,
            let suggestion = words.suggestion(facts, inShop: belief?.probabilities)
        {
            suggestions.removeAll { $0.value == suggestion.value }
            suggestions.insert(suggestion, at: 0)
        }
        return suggestions
    }
}
