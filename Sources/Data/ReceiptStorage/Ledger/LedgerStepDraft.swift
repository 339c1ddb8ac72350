import ReceiptDomain

import struct Foundation.Date

/// The lines of a step before writing; every change is checked before the first line is written.
struct LedgerStepDraft {
    private(set) var lines: [NewLine] = []
    private let ledger: Ledger
    private let user: UserID
    private let at: Date
    /// The number of the line with a record's state so far.
    private var records: [RecordID: Int] = [:]
    /// Records that are new by their changes, but are in the ledger.
    private var known: Set<RecordID> = []
    /// The states of entities after the lines so far.
    private var entities: [EntityKey: JSONValue?] = [:]

    private var rules: RuleStore?
    /// Steps of rules that the lines so far undo.
    private var undoneSteps: Set<Int> = []

    /// `rules` is needed only for changes of rules.
    init(_ ledger: Ledger, user: UserID, at: Date, rules: RuleStore? = nil) {
        (self.rules, self.ledger, self.user, self.at) = (rules, ledger, user, at)
    }

    /// The lines, which are then the caller's alone.
    mutating func takeLines() -> [NewLine] {
        defer { lines = [] }
        return lines
    }

    mutating func add(_ changes: [LedgerChange]) throws {
        let new = changes.compactMap { change in
            if case .newRecord(let record) = change.subject { record.id } else { nil }
        }
        if !new.isEmpty { known = try ledger.ask { try $0.known(among: new) } }
        for change in changes { try add(change) }
    }

    private mutating func add(_ change: LedgerChange) throws {
        switch change.subject {
        case .record(let record): try add(record, undoing: change.undoing)
        case .newRecord(let record): try add(record, change.subject)
        case .entity(let entity): try add(entity, undoing: change.undoing)
        case .rule(let rule):
            let undone = try stepOfRule(undoneBy: rule)
            try changeRules(undoing: undone) { $0.apply(rule) }
        }
    }

    /// Adds a record that was entered by hand.
    ///
    /// A record's first line is no step, because most records come from photos. An entered record is therefore first written as
    /// discarded: its entry is then a step whose undoing discards it, even in programs that do not know of entries.
    private mutating func add(_ record: Record, _ subject: LedgerChange.Subject) throws {
        let current = try pending(record.id) ?? (known.contains(record.id) ? ledger.record(record.id) : nil)
        if let current { throw LibraryError.stale(record.id, current: current) }
        guard record.user == user else { throw LibraryError.noSuchRecord(record.id) }
        lines += [true, false].map { NewLine(content: .added(subject, isDiscarded: $0)) }
        records[record.id] = lines.count - 1
    }

    /// The record's state after the lines so far; `nil` where none is about it.
    private func pending(_ id: RecordID) -> Record? { records[id].flatMap { lines[$0].record } }

    /// A record's second change within a step is based on the result of its first.
    private mutating func add(_ change: RecordChange, undoing: Int?) throws {
        let id = change.before.id
        let pending = pending(id)
        guard let current = try pending ?? ledger.record(id) else { throw LibraryError.noSuchRecord(id) }
        let isCurrent =
            pending == nil ? change.before.revision == current.revision : change.before.hasSameContent(as: current)
        guard isCurrent else { throw LibraryError.stale(id, current: current) }
        guard change.after.id == id, change.after.user == user else { throw LibraryError.noSuchRecord(change.after.id) }
        guard change.after.keepsPurge(of: current) else { throw LibraryError.purged(id) }
        // A step that entered a checked record, as an adjustment, can be undone.
        guard undoing != nil || change.after.keepsCheck(of: current) else { throw LibraryError.checked(id) }
        guard !current.hasSameContent(as: change.after) else { return }
        var after = change.after
        after.updatedAt = at
        lines.append(NewLine(content: .record(after), undoes: undoing))
        records[id] = lines.count - 1
    }

    /// Whether one of the lines is about a rule.
    var changesRules: Bool { entities.keys.contains { $0.kind == RuleEntity.kind } }

    mutating func changeRules(
        undoing: Int? = nil,
        _ work: (inout RuleBook) throws -> Void
    ) throws {
        for line in try rules?.change(work) ?? [] {
            let key = EntityKey(kind: RuleEntity.kind, id: line.id)
            let state = try line.rule.map { try JSONValue(encoding: RuleEntity($0)) }
            entities[key] = .some(state)
            let content = NewLine.Content.entity(key, state, adopts: line.adopts)
            lines.append(NewLine(content: content, undoes: line.adopts ? nil : undoing))
        }
    }

    /// The step that made the rule being undone; `nil` for rules older than rule lines.
    private mutating func stepOfRule(undoneBy change: RuleChange) throws -> Int? {
        guard case .undo(let rule, _) = change else { return nil }
        let step = try ledger.openSteps(of: rule.ledgerKey).first { !undoneSteps.contains($0) }
        if let step { undoneSteps.insert(step) }
        return step
    }

    private mutating func add(_ change: EntityChange, undoing: Int?) throws {
        let key = EntityKey(kind: change.kind, id: change.id)
        let current = try entities[key] ?? ledger.entity(at: ledger.newestLine(of: key))
        guard try change.before.map(JSONValue.init(decoding:)) == current else {
            throw LibraryError.staleEntity(kind: change.kind, id: change.id)
        }
        var after = try change.after.map { try JSONValue(decoding: $0).withoutControls }
        if let fields = change.fields, let older = current {
            after = after?.keepingUnknownFields(of: older, shape: RecordShape(fields: fields))
        }
        guard after != current else { return }
        entities[key] = .some(after)
        lines.append(NewLine(content: .entity(key, after), undoes: undoing))
    }
}
