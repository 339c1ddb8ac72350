public import ReceiptDomain

/// Learns by counting confirmed records, so that every suggestion can be explained by counts.
///
/// Suggestions are computed from the counts each time, so the counts are all that an index has to store.
public struct CountingMemory: HouseholdMemory {
    /// The counted records by id, so that a newer revision replaces the older one's counts.
    private var counted: [RecordID: Record] = [:]
    /// Counts from an index, which are only looked up.
    private let history: EarlierNotes?
    /// Records of the history whose newer revision is counted here, or that do not count any more.
    private var replaced: Set<RecordID> = []
    private var memories: Memories
    private var rules = RuleMemory()
    private var catalog = CategoryCatalog.builtIn

    /// Whether a merchant of this name is generally known to sell all sorts.
    private let sellsAllSorts: @Sendable (String) -> Bool

    /// Below this confidence from the merchant's history and the receipt's words, the line items decide.
    private static let clear = 0.7

    public init(
        _ records: some Sequence<Record> = [],
        history: (any LearnedHistory)? = nil,
        sellsAllSorts: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.sellsAllSorts = sellsAllSorts
        self.history = history.map { EarlierNotes($0) }
        memories = Memories(self.history)
        for record in records { learn(record) }
    }

    public var habits: Habits { memories.habits.habits }

    public var shops: [ShopLesson] { memories.shops.lessons }

    public func records(named merchant: String) -> [Record] {
        let own = memories.shops.records(named: merchant).compactMap { counted[$0] }
        let earlier = history?.records(ofShop: NameKey(merchant).text).filter { !replaced.contains($0.id) } ?? []
        return (own + earlier)
            .sorted { ($1.date?.description ?? "", $1.id) < ($0.date?.description ?? "", $0.id) }
    }

    public func repaired(_ items: [LineItem], of merchant: String?) -> [LineItem] {
        guard let merchant, !items.isEmpty else { return items }
        let names = GoodsNames(records(named: merchant))
        return items.map { names.repaired($0) }
    }

    public mutating func follow(_ book: RuleBook) { rules = RuleMemory(book) }

    /// Sets the accounts that list each card, by the card's digits.
    public mutating func know(accountsByCard: [String: [String]]) { memories.accounts.listed = accountsByCard }

    public mutating func follow(_ catalog: CategoryCatalog) { self.catalog = catalog }

    public mutating func learn(_ record: Record) {
        let known = counted[record.id] ?? earlierState(of: record.id)
        // A revision identifies one state of a record; 0 was never written.
        if let known, known.revision == record.revision, record.revision > 0 { return }
        // Drafts teach nothing, and an import adds many.
        guard known != nil || record.status == .confirmed else { return }
        if let known { memories.count(known, -1) }
        if history != nil { replaced.insert(record.id) }
        counted[record.id] = record.status == .confirmed ? record : nil
        if record.status == .confirmed { memories.count(record, 1) }
    }

    /// The record's state that the history counted.
    private func earlierState(of id: RecordID) -> Record? {
        guard let history, !replaced.contains(id), let record = history.record(id) else { return nil }
        return record.status == .confirmed ? record : nil
    }

    public func suggestions(for facts: ReceiptFacts) -> Suggestions {
        let known = memories.shops.name(for: facts)
        let names = [known?.key, facts.merchant.map(NameKey.init)].compactMap(\.self).filter { !$0.isEmpty }
        var suggestions = Suggestions(catalog: catalog)
        if let name = rules.name(for: names) {
            suggestions.merchant = Suggestion(name, confidence: 1, .rule)
        } else if let known, let spelling = memories.shops.spelling(known.key) {
            suggestions.merchant = Suggestion(spelling, confidence: known.confidence, known.reason)
        }
        let called = suggestions.merchant.map { NameKey($0.value) }
        // An open merchant name is certain if it is that of a merchant that the household knows.
        if suggestions.merchant?.value == facts.merchant, facts.merchantConfidence >= Draft.minimumNameConfidence {
            suggestions.merchant = nil
        }
        suggestions.otherMerchants = memories.shops.names(on: facts).filter {
            $0 != facts.merchant && $0 != suggestions.merchant?.value
        }
        suggestions.categories = categories(facts, name: called)
        let shop = called ?? names.first
        suggestions.account = memories.accounts.suggestion(
            facts,
            shop: shop,
            named: shop.flatMap(memories.shops.spelling)
        )
        if let ruled = rules.category(for: [called].compactMap(\.self) + names) {
            suggestions.categories.removeAll { $0.value == ruled.value }
            suggestions.categories.insert(ruled, at: 0)
        }
        return suggestions
    }

    private func categories(_ facts: ReceiptFacts, name: NameKey?) -> [Suggestion<Category, CategoryReason>] {
        let belief = memories.shops.categories(facts, name: name, sellsAllSorts: sellsAllSorts)
        var suggestions = belief?.suggestions ?? []
        if suggestions.first?.confidence ?? 0 < Self.clear,
            let suggestion = memories.words.suggestion(facts, inShop: belief?.probabilities)
        {
            suggestions.removeAll { $0.value == suggestion.value }
            suggestions.insert(suggestion, at: 0)
        }
        return suggestions
    }
}
