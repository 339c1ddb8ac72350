public import ReceiptDomain

/// A rule as a ledger entity.
///
/// Its id consists of the merchant and the decided field, so that a rule replacing another is its next state.
public struct RuleEntity: LedgerEntity {
    public static let kind = "rule"
    public static let fields: Set<String> = ["id", "merchant", "setCategory", "setMerchant", "since"]

    public let id: String
    private let stored: StoredRule

    init(_ rule: Rule) {
        stored = StoredRule(rule)
        id = (stored.setCategory == nil ? "merchant:" : "category:") + rule.merchant
    }

    /// `nil` where this version does not know its values.
    public var rule: Rule? { try? stored.rule() }

    public init(from decoder: any Decoder) throws {
        stored = try StoredRule(from: decoder)
        id = try decoder.container(keyedBy: MemberName.self).decode(String.self, forKey: "id")
    }

    public func encode(to encoder: any Encoder) throws {
        try stored.encode(to: encoder)
        var entity = encoder.container(keyedBy: MemberName.self)
        try entity.encode(id, forKey: "id")
    }
}

extension Rule {
    var ledgerID: String { RuleEntity(self).id }
    var ledgerKey: EntityKey { EntityKey(kind: RuleEntity.kind, id: ledgerID) }
}

/// A user's rules: those in the ledger, and older ones that only `rules.json` has.
///
/// The file predates rules in the ledger. It is rewritten after each change for people and other programs; where the two differ,
/// because writing failed or a crash came between, the ledger counts.
struct RuleStore {
    private(set) var book: RuleBook
    /// Rules in the file that the ledger does not have.
    private let unlisted: [String: Rule]

    init(_ ledger: Ledger, file: RuleBook) throws {
        func isListed(_ rule: Rule) throws -> Bool {
            try !ledger.lines(of: .entity(rule.ledgerKey)).isEmpty
        }
        let others = try file.rules.filter { try !isListed($0) }
        let listed = try ledger.newestLines(ofKind: RuleEntity.kind).compactMap { place -> Rule? in
            let kept: KeptEntity<RuleEntity>? = try ledger.kept(at: place)
            return kept?.entity.rule
        }
        unlisted = Dictionary(others.map { ($0.ledgerID, $0) }) { _, last in last }
        // Both lists are in order of time; of rules with the same time the file's comes first.
        book = RuleBook(
            (others + listed).enumerated().sorted { a, b in
                (a.element.since, a.offset) < (b.element.since, b.offset)
            }.map(\.element)
        )
    }

    /// Applies the change to the book and returns the ledger lines for it.
    ///
    /// A rule that only the file has is first adopted into the ledger, so that its change can be undone.
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

/// A ledger line about a rule; `nil` removes it.
struct RuleLine {
    var id: String
    var rule: Rule?
    var adopts: Bool
}

extension RuleBook {
    fileprivate var byID: [String: Rule] { Dictionary(rules.map { ($0.ledgerID, $0) }) { _, last in last } }
}
