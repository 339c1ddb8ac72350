import ReceiptDomain
import ReceiptReview

/// All that a review asks of the storage.
struct ReviewLedger: Sendable {
    let library: any RecordJournal & RuleRepository
    let user: UserID

    func write(_ change: RecordChange) async throws -> Record {
        try await write([change]).first ?? change.after
    }

    func write(_ changes: [RecordChange], undoing step: Int? = nil) async throws -> [Record] {
        try await library.write(changes, of: user, undoing: step)
    }

    /// Keeps the rule, in the place of another if there was one, and makes earlier records follow it.
    func follow(
        _ rule: Rule,
        _ changes: [RecordChange]
    ) async throws -> (records: [Record], rules: RuleBook, replaced: Rule?) {
        let replaced = try await library.rules(of: user).replaced(by: rule)
        let records = try await library.write(changes, of: user, undoing: nil)
        let rules = try await library.updateRules(of: user) { $0.add(rule) }
        return (records, rules, replaced)
    }

    /// Undoes an answer, after what followed from it: as many steps in the ledger as there were answers.
    func undo(_ answer: ReviewAnswer) async throws -> (records: [Record], rules: RuleBook?) {
        let draft = RecordChange(before: answer.before, after: answer.after)
        _ = try await inverse(of: draft)
        var records: [Record] = []
        var rules: RuleBook?
        for consequence in answer.consequences.reversed() {
            if let step = consequence.step {
                var changes: [RecordChange] = []
                for change in consequence.changes { changes.append(try await inverse(of: change)) }
                records += try await library.write(changes, of: user, undoing: step)
            }
            rules = try await library.updateRules(of: user) {
                $0.takeBack(consequence.rule, restoring: consequence.replaced)
            }
        }
        records += try await library.write([try await inverse(of: draft)], of: user, undoing: answer.after.revision)
        return (records, rules)
    }

    /// What undoes the change, if the record still says what the change made of it.
    private func inverse(of change: RecordChange) async throws -> RecordChange {
        let current = try await library.record(change.after.id, of: user)
        guard current.hasSameContent(as: change.after) else {
            throw LibraryError.stale(current.id, current: current)
        }
        return RecordChange(before: current, after: change.before)
    }

    /// Where the record's first picture is; `nil` where it has none.
    func picture(of record: Record) async throws -> FileLocation? {
        guard let image = record.images.first else { return nil }
        return try await library.imageLocation(image, of: record)
    }
}
