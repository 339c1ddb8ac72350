import Foundation
public import ReceiptDomain
import struct SystemPackage.FilePath

extension ReceiptLibrary: RuleRepository {
    public func rules(of user: UserID) throws -> RuleBook {
        _ = try ledger(of: user)
        return try storedRules(layout.user(user).rules)
    }

    public func updateRules(
        of user: UserID,
        _ change: @Sendable (inout RuleBook) throws -> Void
    ) throws -> RuleBook {
        let path = layout.user(user).rules
        return try ledger(of: user).locked {
            let known = try storedRules(path)
            var book = known
            try change(&book)
            if book != known { try DurableFile.replace(path, LedgerFormat.encoder().encode(StoredRules(book))) }
            return try storedRules(path)
        }
    }

    private func storedRules(_ path: FilePath) throws -> RuleBook {
        do {
            let stored = try StoredFile.decode(StoredRules.self, at: path, version: StoredRules.version)
            return try StoredFile.naming(path) { () throws(InvalidField) in try stored.book() }
        } catch LibraryError.vanished {
            return RuleBook()
        }
    }
}

/// A user's `rules.json`.
struct StoredRules: Codable {
    static let version = 1

    var v = version
    var rules: [StoredRule]

    struct StoredRule: Codable {
        /// The shop that the rule is for.
        var merchant: String
        /// Exactly one of the two.
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

    func book() throws(InvalidField) -> RuleBook {
        RuleBook(
            try rules.map { (rule) throws(InvalidField) in
                let category = try parsed("setCategory", rule.setCategory) { Category(code: $0) }
                guard let effect = category.map(Rule.Effect.category) ?? rule.setMerchant.map(Rule.Effect.merchant)
                else { throw InvalidField("rule", rule.merchant) }
                return Rule(
                    merchant: rule.merchant,
                    effect: effect,
                    since: try required("since", rule.since) { Timestamp($0)?.date }
                )
            }
        )
    }
}
