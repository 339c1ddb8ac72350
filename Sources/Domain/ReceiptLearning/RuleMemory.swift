import ReceiptDomain

/// Looks up the user's rule for a merchant.
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

    /// The name that a rule gives to a merchant with one of these names.
    func name(for shops: [NameKey]) -> String? {
        shops.lazy.compactMap { names[$0] }.first
    }

    /// The category of the rule for the merchant, otherwise for its chain; a longer name takes precedence over a shorter.
    func category(for shops: [NameKey]) -> Suggestion<Category, CategoryReason>? {
        let found = shops.lazy.flatMap(candidates).compactMap { categories[$0] }.first
        return found.map { Suggestion($0.category, confidence: 1, .rule(merchant: $0.rule)) }
    }

    /// The merchant and its possible chains, also if the branch follows the chain without a space.
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
