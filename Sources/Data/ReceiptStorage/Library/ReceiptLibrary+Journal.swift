import Foundation
public import ReceiptDomain

extension ReceiptLibrary: RecordJournal {
    public func apply(_ answer: ChangeSet, of user: UserID) throws -> CommitResult {
        let ledger = try ledger(of: user)
        return try ledger.locked { try write(answer, of: user, ledger) }
    }

    /// Writes the change set as one step; needs the lock.
    func write(_ answer: ChangeSet, of user: UserID, _ ledger: Ledger) throws -> CommitResult {
        let rules = answer.rules.isEmpty ? nil : try ruleStore(of: user, ledger)
        var step = LedgerStepDraft(ledger, user: user, at: now(), rules: rules)
        try step.add(answer.changes)
        var newest =
            step.lines.isEmpty
            ? NewestRecords() : try ledger.append(step.takeLines(), wantsRecords: answer.wantsRecords)
        var written: [Record] = []
        written.reserveCapacity(answer.wantsRecords ? answer.changes.count : 0)
        for change in answer.changes where answer.wantsRecords {
            // A change that leaves a record as it is has no line.
            guard let id = change.recordID, let record = try newest.take(id) ?? ledger.record(id) else { continue }
            written.append(record)
        }
        guard step.changesRules else { return CommitResult(records: written) }
        var replaced: Rule?
        if let rules, case .add(let rule)? = answer.rules.last { replaced = rules.book.replaced(by: rule) }
        return CommitResult(records: written, rules: try writeRules(of: user, ledger), replaced: replaced)
    }

    public func steps(_ kind: LedgerStep.Kind, of user: UserID, newest count: Int) throws -> [LedgerStep] {
        try steps(kind, newest: count, upToDate(user))
    }

    public func takeBackNewest(_ kind: LedgerStep.Kind, of user: UserID) throws -> LedgerStep? {
        guard let ledger = try ledgerIfAny(of: user) else { return nil }
        return try ledger.locked {
            guard let step = try steps(kind, newest: 1, ledger).first else { return nil }
            var changes = step.entities.reversed().map { LedgerChange($0.inverse, undoing: step.number) }
            for change in step.changes.reversed() {
                guard let current = try ledger.record(change.after.id) else {
                    throw LibraryError.noSuchRecord(change.after.id)
                }
                guard current.hasSameContent(as: change.after) else {
                    throw LibraryError.stale(current.id, current: current)
                }
                changes.append(LedgerChange(RecordChange(before: current, after: change.before), undoing: step.number))
            }
            _ = try write(ChangeSet(changes), of: user, ledger)
            return step
        }
    }

    private func steps(_ kind: LedgerStep.Kind, newest count: Int, _ ledger: Ledger) throws -> [LedgerStep] {
        let found =
            switch kind {
            case .change: try ledger.openSteps(newest: count, kinds: kinds)
            case .undoing: try ledger.undoings(newest: count, kinds: kinds)
            }
        return try found.map { number, entries in
            var step = LedgerStep(number: number, at: now(), changes: [])
            if let first = entries.first { step.at = try ledger.put(at: first.line).at.date }
            for entry in entries {
                switch entry.subject {
                case .record:
                    let states = try ledger.states(at: [entry.lineBefore, entry.line].compactMap(\.self))
                    if let before = states.first, let after = states.last {
                        step.changes.append(RecordChange(before: before.record, after: after.record))
                    }
                case .entity(let key):
                    let change = EntityChange(
                        kind: key.kind,
                        id: key.id,
                        before: try ledger.entity(at: entry.lineBefore)?.encoded,
                        after: try ledger.entity(at: entry.line)?.encoded
                    )
                    step.entities.append(change)
                }
            }
            return step
        }
    }
}

extension ReceiptLibrary: EntityRepository {
    public func entities<Entity: LedgerEntity>(_ type: Entity.Type, of user: UserID) throws -> [KeptEntity<Entity>] {
        let ledger = try upToDate(user)
        return try ledger.newestLines(ofKind: type.kind).compactMap { try ledger.kept(at: $0) }
    }

    public func entity<Entity: LedgerEntity>(
        _ type: Entity.Type,
        id: String,
        of user: UserID
    ) throws -> KeptEntity<Entity>? {
        let ledger = try upToDate(user)
        return try ledger.newestLine(of: EntityKey(kind: type.kind, id: id)).flatMap { try ledger.kept(at: $0) }
    }
}

extension ChangeSet {
    fileprivate var rules: [RuleChange] {
        changes.compactMap { change in
            if case .rule(let rule) = change.subject { rule } else { nil }
        }
    }
}

extension Ledger {
    /// - Throws: ``LibraryError/damagedLedger(path:line:detail:)`` where the line's entity does not decode as its kind.
    func kept<Entity: LedgerEntity>(at place: LinePlace) throws -> KeptEntity<Entity>? {
        do {
            return try entity(at: place).map { try KeptEntity(json: $0.encoded) }
        } catch let error as DecodingError {
            throw damaged("\(error)")
        } catch let invalid as InvalidValue {
            throw damaged(invalid.description)
        }
    }
}

extension LedgerChange {
    /// The record that changes; `nil` for a change of anything else.
    fileprivate var recordID: RecordID? {
        switch subject {
        case .record(let change): change.before.id
        case .newRecord(let record): record.id
        case .entity, .rule: nil
        }
    }
}
