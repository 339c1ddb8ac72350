public import ReceiptDomain

/// A rule as the ledger has it.
///
/// It is known by what it decides and for which shop, so that a rule that takes the place of another is its next state.
public struct RuleEntity: LedgerEntity {
    public static let kind = "rule"
    public static let fields: Set<String> = ["id", "merchant", "setCategory", "setMerchant", "since"]

    public let id: String
    /// The shop that the rule is for.
    var merchant: String
    /// Exactly one of the two.
    var setCategory: String?
    var setMerchant: String?
    var since: String

    init(_ rule: Rule) {
        merchant = rule.merchant
        since = Timestamp(rule.since).text
        switch rule.effect {
        case .category(let category):
            setCategory = category.code
            id = "category:" + rule.merchant
        case .merchant(let name):
            setMerchant = name
            id = "merchant:" + rule.merchant
        }
    }

    /// The rule; `nil` where its values are none that this program knows.
    public var rule: Rule? { try? stored.rule() }

    private var stored: StoredRules.StoredRule {
        StoredRules.StoredRule(merchant: merchant, setCategory: setCategory, setMerchant: setMerchant, since: since)
    }
}

extension Rule {
    var ledgerID: String { RuleEntity(self).id }
}

/// A user's rules: what the ledger says, and for rules that it does not tell of, `rules.json`.
///
/// The file is what came before rules stood in the ledger. It is written again after each change, for people and other programs
/// to read; where it could not be, or a crash came between, the ledger is right.
struct RuleStore {
    private(set) var book: RuleBook
    /// As they are in the file.
    private let unlisted: [String: Rule]

    init(_ ledger: Ledger, file: RuleBook) throws {
        func isListed(_ rule: Rule) throws -> Bool {
            try !ledger.lines(of: .entity(EntityKey(kind: RuleEntity.kind, id: rule.ledgerID))).isEmpty
        }
        let others = try file.rules.filter { try !isListed($0) }
        let listed = try ledger.newestLines(ofKind: RuleEntity.kind).compactMap { place -> Rule? in
            let kept: KeptEntity<RuleEntity>? = try ledger.kept(at: place)
            return kept?.entity.rule
        }
        unlisted = Dictionary(others.map { ($0.ledgerID, $0) }) { _, last in last }
        // Both are in the order of time already; where two are of one moment, the file's come first.
        book = RuleBook(
            (others + listed).enumerated().sorted { a, b in
                (a.element.since, a.offset) < (b.element.since, b.offset)
            }.map(\.element)
        )
    }

    /// Makes the book what the change says, and returns what the ledger is to be told.
    ///
    /// A rule of the file is told of before it is changed, so that the change can be undone.
    mutating func change(_ work: (inout RuleBook) throws -> Void) rethrows -> [RuleLine] {
        let old = book.byID
        try work(&book)
        let new = book.byID
        return Set(old.keys).union(new.keys).sorted().flatMap { id -> [RuleLine] in
            guard old[id] != new[id] else { return [] }
            let adopted = unlisted[id].map { RuleLine(id: id, rule: $0, adopts: true) }
            return [adopted, RuleLine(id: id, rule: new[id], adopts: false)].compactMap(\.self)
        }
    }
}

/// What the ledger is to be told of a rule; `nil` removes it.
struct RuleLine {
    var id: String
    var rule: Rule?
    var adopts: Bool
}

extension RuleBook {
    fileprivate var byID: [String: Rule] { Dictionary(rules.map { ($0.ledgerID, $0) }) { _, last in last } }
}
