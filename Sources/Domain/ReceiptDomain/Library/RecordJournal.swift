public import struct Foundation.Date

/// The ledger as a sequence of steps, each of which can be undone.
public protocol RecordJournal: RecordRepository, EntityRepository {
    /// Writes a change set as one step, all or nothing, also after a crash.
    ///
    /// A change that leaves its subject as it is writes nothing.
    ///
    /// - Throws: ``LibraryError/stale(_:current:)`` or ``LibraryError/staleEntity(kind:id:)`` where a subject is no longer in the
    ///   state that its change is based on.
    func apply(_ changes: ChangeSet, of user: UserID) async throws -> CommitResult

    /// The newest steps that can be taken back, newest first.
    func steps(_ kind: LedgerStep.Kind, of user: UserID, newest count: Int) async throws -> [LedgerStep]

    /// Takes the newest step of the kind back, decided and written under the lock; `nil` where there is none.
    func takeBackNewest(_ kind: LedgerStep.Kind, of user: UserID) async throws -> LedgerStep?
}

extension RecordJournal {
    /// The newest steps that were not undone, newest first; reading a photo is no step.
    public func steps(of user: UserID, newest count: Int) async throws -> [LedgerStep] {
        try await steps(.change, of: user, newest: count)
    }

    /// Writes changes of records as one step.
    ///
    /// `undoing` is the number of the step that they undo.
    ///
    /// - Returns: The records as they are now, in the order of the changes.
    public func write(_ changes: [RecordChange], of user: UserID, undoing: Int?) async throws -> [Record] {
        try await apply(ChangeSet(changes.map { LedgerChange($0, undoing: undoing) }), of: user).records
    }
}

/// The changes of one answer and its consequences, written as one step.
public struct ChangeSet: Hashable, Sendable {
    public var changes: [LedgerChange]
    /// Whether the result has the records as they were stored; without them, thousands need less time and memory.
    public var wantsRecords: Bool

    public init(_ changes: [LedgerChange] = [], wantsRecords: Bool = true) {
        (self.changes, self.wantsRecords) = (changes, wantsRecords)
    }

    public init(_ changes: [RecordChange]) { self.init(changes.map { LedgerChange($0) }) }
}

public struct LedgerChange: Hashable, Sendable {
    /// Indirect, because records are large, and a statement has thousands.
    public indirect enum Subject: Hashable, Sendable {
        case record(RecordChange)
        /// A record entered by hand; undoing it discards it.
        case newRecord(Record)
        case entity(EntityChange)
        case rule(RuleChange)
    }

    public var subject: Subject
    /// The number of the step that this change undoes.
    public var undoing: Int?

    public init(_ change: RecordChange, undoing: Int? = nil) {
        (subject, self.undoing) = (.record(change), undoing)
    }

    public init(_ change: EntityChange, undoing: Int? = nil) {
        (subject, self.undoing) = (.entity(change), undoing)
    }

    /// Adds a record entered by hand.
    public init(adding record: Record) {
        (subject, undoing) = (.newRecord(record), nil)
    }

    /// Undoing a rule undoes the step that made it.
    public init(_ change: RuleChange) {
        (subject, undoing) = (.rule(change), nil)
    }
}

/// The result of writing a change set.
public struct CommitResult: Hashable, Sendable {
    /// The records as stored, in the order of their changes.
    public var records: [Record]
    /// The rules, where the change set changed them.
    public var rules: RuleBook?
    public var replaced: Rule?

    public init(records: [Record], rules: RuleBook? = nil, replaced: Rule? = nil) {
        (self.records, self.rules, self.replaced) = (records, rules, replaced)
    }
}

/// A record before and after a change.
public struct RecordChange: Hashable, Sendable {
    public var before: Record
    public var after: Record

    public init(before: Record, after: Record) {
        self.before = before
        self.after = after
    }

    /// The change that undoes this one.
    public var inverse: RecordChange { RecordChange(before: after, after: before) }

    /// Whether the content changes, and not only the revision.
    public var isSubstantial: Bool { !before.hasSameContent(as: after) }
}

/// A step of the ledger: one action of a person.
public struct LedgerStep: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// One that was not undone, or was redone; taking it back undoes it.
        case change
        /// One that undid another, since the newest change; taking it back redoes the other.
        case undoing
    }

    /// The sequence number of its first line.
    public var number: Int
    public var at: Date
    public var changes: [RecordChange]
    public var entities: [EntityChange]

    public init(number: Int, at: Date, changes: [RecordChange], entities: [EntityChange] = []) {
        (self.number, self.at, self.changes, self.entities) = (number, at, changes, entities)
    }
}

extension Record {
    /// Whether both have the same content, whatever their revisions.
    public func hasSameContent(as other: Record) -> Bool {
        var other = other
        other.updatedAt = updatedAt
        other.revision = revision
        return self == other
    }
}
