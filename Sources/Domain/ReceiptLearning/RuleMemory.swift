import ReceiptDomain

/// Finds the rule that is for a shop.
struct RuleMemory: Sendable {
    private var categories: [NameKey: (rule: String, category: Category)] = [:]
    private var names: [NameKey: String] = [:]

    init(_ book: RuleBook = RuleBook()) {
        for rule in book.rules {
            let key = NameKey(rule.merchant)
            switch rule.effect {
            case .category(let category): categories[key] = (rule.merchant, category)
            case .merchant(let name): names[key] = name
            }
        }
    }

    /// The name that a rule gives to a shop which goes by one of these names.
    func name(for shops: [NameKey]) -> String? {
        shops.lazy.compactMap { names[$0] }.first
    }

    /// The rule for the shop's own name takes precedence over one for its chain, and a longer name over a shorter.
    func category(for shops: [NameKey]) -> Suggestion<Category, CategoryReason>? {
        let found = shops.lazy.flatMap(candidates).compactMap { categories[$0] }.first
        return found.map { Suggestion($0.category, confidence: 1, .rule(merchant: $0.rule)) }
    }

    /// The shop and its chains, also where the branch is written behind the chain without a space.
    private func candidates(_ shop: NameKey) -> [NameKey] {
        let isJoined = shop.isBranch && shop.words.count == 1
        let joined =
            !isJoined
            ? []
            : categories.keys.filter { key in
                key.text.count >= 2 && shop.text.hasPrefix(key.text)
                    && shop.text.dropFirst(key.text.count).first?.isNumber == false
            }
        return [shop] + shop.chains + joined.sorted { ($1.text.count, $0.text) < ($0.text.count, $1.text) }
    }
}
