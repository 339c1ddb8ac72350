import ReceiptDomain

/// A user's `rules.json`.
struct StoredRules: VersionedContent, Encodable {
    static let version = 1

    var v = version
    var rules: [StoredRule]

    init(_ book: RuleBook) { rules = book.rules.map(StoredRule.init) }

    func book() throws(InvalidValue) -> RuleBook {
        RuleBook(try rules.map { (rule) throws(InvalidValue) in try rule.rule() })
    }
}

struct StoredRule: Codable, Hashable {
    private var merchant: String
    /// Exactly one of the two is set.
    private(set) var setCategory: String?
    private var setMerchant: String?
    private var since: String

    init(_ rule: Rule) {
        (merchant, since) = (rule.merchant, Timestamp(rule.since).text)
        switch rule.effect {
        case .category(let category): setCategory = category.code
        case .merchant(let name): setMerchant = name
        }
    }

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
