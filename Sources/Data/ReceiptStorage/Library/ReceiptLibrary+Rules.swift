import Foundation
public import ReceiptDomain
import struct SystemPackage.FilePath

extension ReceiptLibrary: RuleRepository {
    public func rules(of user: UserID) throws -> RuleBook {
        let ledger = try ledger(of: user)
        try ledger.refresh()
        return try shelf(of: user, ledger).book
    }

    public func updateRules(
        of user: UserID,
        _ change: @Sendable (inout RuleBook) throws -> Void
    ) throws -> RuleBook {
        let ledger = try ledger(of: user)
        return try ledger.locked {
            var step = LedgerStepDraft(ledger, user: user, at: now(), rules: try shelf(of: user, ledger))
            try step.changeRules(change)
            guard !step.lines.isEmpty else { return try shelf(of: user, ledger).book }
            try ledger.append(step.lines)
            return try writeRules(of: user, ledger)
        }
    }

    func shelf(of user: UserID, _ ledger: Ledger) throws -> RuleShelf {
        try RuleShelf(ledger, file: storedRules(layout.user(user).rules))
    }

    /// Writes the file anew from what the ledger says, and returns the rules.
    func writeRules(of user: UserID, _ ledger: Ledger) throws -> RuleBook {
        let book = try shelf(of: user, ledger).book
        // The answer is in the ledger already: a file that cannot be written now is written after the next one.
        try? DurableFile.replace(layout.user(user).rules, LedgerFormat.encoder().encode(StoredRules(book)))
        return book
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
        RuleBook(try rules.map { (rule) throws(InvalidField) in try rule.rule() })
    }
}

extension StoredRules.StoredRule {
    func rule() throws(InvalidField) -> Rule {
        let category = try parsed("setCategory", setCategory) { Category(code: $0) }
        guard let effect = category.map(Rule.Effect.category) ?? setMerchant.map(Rule.Effect.merchant)
        else { throw InvalidField("rule", merchant) }
        return Rule(
            merchant: merchant,
            effect: effect,
            since: try required("since", since) { Timestamp($0)?.date }
        )
    }
}
