public import ReceiptDomain

/// Learns by counting confirmed records, so that every suggestion can be explained by counts.
///
/// Suggestions are computed from the counts each time, so the counts are all that an index has to store. Where they
/// cannot be looked up there are no suggestions.
public struct CountingMemory: HouseholdMemory {
    private let history: any LearnedHistory
    private var memories: Memories
    private var rules = RuleMemory()
    private var catalog = CategoryCatalog.builtIn

    /// Whether a merchant of this name is generally known to sell all sorts.
    private let sellsAllSorts: @Sendable (String) -> Bool

    /// Below this confidence from the merchant's history and the receipt's words, the line items decide.
    private static let clear = 0.7

    public init(
        _ history: any LearnedHistory,
        sellsAllSorts: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.sellsAllSorts = sellsAllSorts
        self.history = history
        memories = Memories(history)
    }

    public var habits: Habits { memories.habits.habits }

    public func message(in text: String, on today: CalendarDay) -> MoneyMessage? {
        memories.messages.message(in: text, on: today)
    }

    public var shops: [ShopLesson] { memories.shops.lessons }

    public func records(named merchant: String) -> [Record] {
        let records = (try? history.records(ofShop: NameKey(merchant).text)) ?? []
        return records.sorted { ($1.date?.description ?? "", $1.id) < ($0.date?.description ?? "", $0.id) }
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
        history.learn(record)
        // Looks everything up again.
        let listed = memories.accounts.listed
        memories = Memories(history)
        memories.accounts.listed = listed
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
