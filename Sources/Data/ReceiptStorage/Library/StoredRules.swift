import ReceiptDomain

/// A user's `rules.json`.
struct StoredRules: VersionedContent, Encodable {
    static let version = 1

    var v = version
    var rules: [StoredRule]

    struct StoredRule: Codable {
        /// The merchant that the rule applies to.
        var merchant: String
        /// Exactly one of the two is set.
        var setCategory: String?
        var setMerchant: String?
        var since: String
    }

    init(_ book: RuleBook) {
        rules = book.rules.map { rule in
            var stored = StoredRule(merchant: rule.merchant, since: Timestamp(rule.since).text)
            switch rule.effect {
            case .category(let category): stored.setCategory = category.code
            case .merchant(let name): stored.setMerchant = name
            }
            return stored
        }
    }

    func book() throws(InvalidValue) -> RuleBook {
        RuleBook(try rules.map { (rule) throws(InvalidValue) in try rule.rule() })
    }
}

extension StoredRules.StoredRule {
    func rule() throws(InvalidValue) -> Rule {
        let category = try parsed("setCategory", setCategory) { Category(code: $0) }
        guard let effect = category.map(Rule.Effect.category) ?? setMerchant.map(Rule.Effect.merchant)
        else { throw InvalidValue("rule", merchant) }
        return Rule(
            merchant: merchant,
            effect: effect,
            since: try InvalidValue.required("since", since) { Timestamp($0)?.date }
        )
    }
}
