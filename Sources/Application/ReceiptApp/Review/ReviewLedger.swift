import HouseholdBook
import ReceiptDomain
import ReceiptReview

/// Writes the answers of a review, whether a person, a form or a script gives them.
///
/// All changes pass ``BookGuard`` with statements unlocked: an answer may concern a day that was reconciled, but never a
/// reconciled record.
struct ReviewLedger: Sendable {
    let library: any LedgerTransactions
    let user: UserID

    /// Writes the answer and discards the entries it replaces; returns the answered record.
    func answer(_ change: RecordChange) async throws -> Record {
        try await self.change(entries.changes(with: change)).first ?? change.after
    }

    func change(_ changes: [RecordChange], undoing step: Int? = nil) async throws -> [Record] {
        try await write(changes.map { LedgerChange($0, undoing: step) }).records
    }

    private func write(_ changes: [LedgerChange]) async throws -> CommitResult {
        try await BookGuard(library: library, user: user).write(ChangeSet(changes), unlocking: true)
    }

    /// Lists a card's digits on an account, or removes them: one step, which can be undone.
    func setCard(_ offer: CardOffer, isListed: Bool) async throws {
        _ = try await ManageAccounts(library: library, user: user).change(offer.account) { account, _ in
            account.cards[offer.digits] = isListed ? account.cards[offer.digits] ?? "" : nil
        }
    }

    private var entries: FulfilledEntries { FulfilledEntries(library: library, user: user) }

    /// Adds or replaces the rule and changes the earlier records it applies to, in one step.
    func follow(
        _ rule: Rule,
        _ changes: [RecordChange]
    ) async throws -> (records: [Record], rules: RuleBook, replaced: Rule?) {
        let applied = try await write(changes.map { LedgerChange($0) } + [LedgerChange(.add(rule))])
        return (applied.records, applied.rules ?? RuleBook(), applied.replaced)
    }

    /// Undoes an answer and its consequences, newest first, in one step.
    func undo(_ answer: ReviewAnswer) async throws -> (records: [Record], rules: RuleBook?) {
        let draft = RecordChange(before: answer.before, after: answer.after)
        var changes: [LedgerChange] = []
        // A record changed by several consequences is inverted repeatedly, starting from its newest state.
        var undone: [RecordID: Record] = [:]
        for consequence in answer.consequences.reversed() {
            for change in consequence.changes {
                let inverse = try await inverse(of: change, after: undone[change.after.id])
                undone[change.after.id] = inverse.after
                changes.append(LedgerChange(inverse, undoing: consequence.step))
            }
            changes.append(LedgerChange(.undo(consequence.rule, restoring: consequence.replaced)))
        }
        changes.append(LedgerChange(try await inverse(of: draft, after: nil), undoing: answer.after.revision))
        changes += try await entries.inverses(of: draft).map { LedgerChange($0, undoing: answer.after.revision) }
        let applied = try await write(changes)
        return (applied.records, applied.rules)
    }

    /// The inverse of a change, if the record still has the content that the change wrote.
    ///
    /// `undone` is the record as the inverses before this one leave it.
    private func inverse(of change: RecordChange, after undone: Record?) async throws -> RecordChange {
        let current: Record
        if let undone { current = undone } else { current = try await library.record(change.after.id, of: user) }
        guard current.hasSameContent(as: change.after) else {
            throw LibraryError.stale(current.id, current: current)
        }
        return RecordChange(before: current, after: change.before)
    }

    /// The file of the record's first picture; `nil` where it has none.
    func picture(of record: Record) async throws -> FileLocation? {
        guard let image = record.images.first else { return nil }
        return try await library.imageLocation(image, of: record)
    }
}
