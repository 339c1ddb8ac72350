import ReceiptDomain

import struct Foundation.Date

/// The lines of a step that is about to be written: every change is looked at before the first is written.
struct LedgerStepDraft {
    private(set) var lines: [NewLine] = []
    private let ledger: Ledger
    private let user: UserID
    private let at: Date
    /// What subjects are once the lines so far are written.
    private var records: [RecordID: Record] = [:]
    private var entities: [EntityKey: JSONValue?] = [:]

    init(_ ledger: Ledger, user: UserID, at: Date) {
        self.ledger = ledger
        self.user = user
        self.at = at
    }

    mutating func add(_ change: LedgerChange) throws {
        switch change.subject {
        case .record(let record): try add(record, undoing: change.undoing)
        case .entity(let entity): try add(entity, undoing: change.undoing)
        }
    }

    /// The second change of a record within a step is based on what the first one makes of it.
    private mutating func add(_ change: RecordChange, undoing: Int?) throws {
        let id = change.before.id
        let pending = records[id]
        guard let current = pending ?? ledger.index.records[id] else { throw LibraryError.noSuchRecord(id) }
        let isCurrent =
            pending == nil ? change.before.revision == current.revision : change.before.hasSameContent(as: current)
        guard isCurrent else { throw LibraryError.stale(id, current: current) }
        guard change.after.id == id, change.after.user == user else { throw LibraryError.noSuchRecord(change.after.id) }
        guard change.after.keepsPurge(of: current) else { throw LibraryError.purged(id) }
        guard !current.hasSameContent(as: change.after) else { return }
        var after = change.after
        after.updatedAt = at
        records[id] = after
        lines.append(NewLine(content: .record(after), undoes: undoing))
    }

    private mutating func add(_ change: EntityChange, undoing: Int?) throws {
        let key = EntityKey(kind: change.kind, id: change.id)
        let current = try entities[key] ?? ledger.entity(at: ledger.index.entities.newest(key))
        guard try change.before.map(JSONValue.init(text:)) == current else {
            throw LibraryError.staleEntity(kind: change.kind, id: change.id)
        }
        var after = try change.after.map(JSONValue.init(text:))
        if let fields = change.fields, let older = current {
            after = after?.keepingUnknownFields(of: older, shape: RecordShape(fields: fields))
        }
        guard after != current else { return }
        entities[key] = .some(after)
        lines.append(NewLine(content: .entity(key, after), undoes: undoing))
    }
}
