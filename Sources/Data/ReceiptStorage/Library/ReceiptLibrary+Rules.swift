import Foundation
public import ReceiptDomain
import struct SystemPackage.FilePath

extension ReceiptLibrary: RuleRepository {
    public func rules(of user: UserID) throws -> RuleBook {
        let ledger = try upToDate(user)
        return try ruleStore(of: user, ledger).book
    }

    public func updateRules(
        of user: UserID,
        _ change: @Sendable (inout RuleBook) throws -> Void
    ) throws -> RuleBook {
        let ledger = try ledger(of: user)
        return try ledger.locked {
            var step = LedgerStepDraft(ledger, user: user, at: now(), rules: try ruleStore(of: user, ledger))
            try step.changeRules(change)
            guard !step.lines.isEmpty else { return try ruleStore(of: user, ledger).book }
            try ledger.append(step.lines)
            return try writeRules(of: user, ledger)
        }
    }

    func ruleStore(of user: UserID, _ ledger: Ledger) throws -> RuleStore {
        let path = layout.user(user).rules
        try ledger.files.bring(path)
        return try RuleStore(ledger, file: storedRules(path))
    }

    /// Rewrites `rules.json` from the ledger and returns the rules.
    func writeRules(of user: UserID, _ ledger: Ledger) throws -> RuleBook {
        let book = try ruleStore(of: user, ledger).book
        // The ledger has the change already; a failed write is made good by the next one.
        let path = layout.user(user).rules
        try? DurableFile.replace(path, LedgerFormat.encoder().encode(StoredRules(book)))
        try? ledger.files.keep([path])
        return book
    }

    private func storedRules(_ path: FilePath) throws -> RuleBook {
        try StoredFile.value(at: path) { (stored: StoredRules) throws(InvalidValue) in try stored.book() } ?? RuleBook()
    }
}
