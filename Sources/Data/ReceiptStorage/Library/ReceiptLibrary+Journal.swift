public import ReceiptDomain

extension ReceiptLibrary: RecordJournal {
    public func write(_ changes: [RecordChange], of user: UserID, undoing: Int?) throws -> [Record] {
        let ledger = try ledger(of: user)
        return try ledger.locked {
            var changed: [Record] = []
            for change in changes {
                let id = change.before.id
                guard let current = ledger.index.records[id] else { throw LibraryError.noSuchRecord(id) }
                guard change.before.revision == current.revision else {
                    throw LibraryError.stale(id, current: current)
                }
                guard change.after.id == id, change.after.user == user else {
                    throw LibraryError.noSuchRecord(change.after.id)
                }
                guard change.after.keepsPurge(of: current) else { throw LibraryError.purged(id) }
                guard !current.hasSameContent(as: change.after) else { continue }
                var after = change.after
                after.updatedAt = now()
                changed.append(after)
            }
            try ledger.append(changed, undoing: undoing)
            return changes.compactMap { ledger.index.records[$0.before.id] }
        }
    }

    public func steps(of user: UserID, newest count: Int) throws -> [LedgerStep] {
        let ledger = try ledger(of: user)
        try ledger.refresh()
        return try ledger.index.openSteps(newest: count).map { number, entries in
            var changes: [RecordChange] = []
            for entry in entries {
                let states = try ledger.states(at: [entry.lineBefore, entry.line].compactMap(\.self))
                if let before = states.first, let after = states.last {
                    changes.append(RecordChange(before: before.record, after: after.record))
                }
            }
            let at = try ledger.states(at: entries.prefix(1).map(\.line)).first?.at
            return LedgerStep(number: number, at: at ?? now(), changes: changes)
        }
    }
}
