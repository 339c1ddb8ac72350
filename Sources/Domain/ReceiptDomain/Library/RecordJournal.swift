public import struct Foundation.Date

/// The ledger as what was done to it: changes in steps, each of which can be undone.
public protocol RecordJournal: RecordRepository, EntityRepository {
    /// Writes all changes of the set as one step; where one of them cannot be written, none is.
    ///
    /// After a crash all of it is there, or nothing. A change that leaves its subject as it is writes nothing.
    ///
    /// - Throws: ``LibraryError/stale(_:current:)`` or ``LibraryError/staleEntity(kind:id:)`` where something is no longer as
    ///   its change has it.
    func apply(_ changes: ChangeSet, of user: UserID) async throws -> CommitResult

    /// The newest steps that were not undone, the newest first; reading a photo is none of them.
    func steps(of user: UserID, newest count: Int) async throws -> [LedgerStep]
}

extension RecordJournal {
    /// Writes changes of records as one step.
    ///
    /// `undoing` is the number of the step that they undo.
    ///
    /// - Returns: The records as they are now, in the order of the changes.
    public func write(_ changes: [RecordChange], of user: UserID, undoing: Int?) async throws -> [Record] {
        try await apply(ChangeSet(changes.map { LedgerChange($0, undoing: undoing) }), of: user).records
    }
}

/// The changes of one answer of a person, with all that follows from them: written as one step.
public struct ChangeSet: Hashable, Sendable {
    public var changes: [LedgerChange]

    public init(_ changes: [LedgerChange] = []) { self.changes = changes }

    public init(_ changes: [RecordChange]) { self.init(changes.map { LedgerChange($0) }) }
}

/// One change of a set.
public struct LedgerChange: Hashable, Sendable {
    public enum Subject: Hashable, Sendable {
        case record(RecordChange)
        /// A record that comes from no photo. Undoing it discards it.
        case newRecord(Record)
        case entity(EntityChange)
        case rule(RuleChange)
    }

    public var subject: Subject
    /// The number of the step that the change undoes.
    public var undoing: Int?

    public init(_ change: RecordChange, undoing: Int? = nil) {
        (subject, self.undoing) = (.record(change), undoing)
    }

    public init(_ change: EntityChange, undoing: Int? = nil) {
        (subject, self.undoing) = (.entity(change), undoing)
    }

    /// Adds a record that is not there.
    public init(adding record: Record) {
        (subject, undoing) = (.newRecord(record), nil)
    }

    /// Undoing a rule undoes the step that made it.
    public init(_ change: RuleChange) {
        (subject, undoing) = (.rule(change), nil)
    }
}

/// The state after a change set was written.
public struct CommitResult: Hashable, Sendable {
    /// As they are now, in the order of their changes.
    public var records: [Record]
    /// Where the answer changed them.
    public var rules: RuleBook?
    /// The rule in whose place another came.
    public var replaced: Rule?

    public init(records: [Record], rules: RuleBook? = nil, replaced: Rule? = nil) {
        self.records = records
        self.rules = rules
        self.replaced = replaced
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

    /// What takes the change back.
    public var inverse: RecordChange { RecordChange(before: after, after: before) }

    /// Whether it changes more than the record's place in the ledger.
    public var isSubstantial: Bool { !before.hasSameContent(as: after) }
}

/// What a person did in one go, as the ledger holds it.
public struct LedgerStep: Hashable, Sendable {
    /// The sequence number of its first line.
    public var number: Int
    public var at: Date
    public var changes: [RecordChange]
    public var entities: [EntityChange]

    public init(number: Int, at: Date, changes: [RecordChange], entities: [EntityChange] = []) {
        self.number = number
        self.at = at
        self.changes = changes
        self.entities = entities
    }
}

extension Record {
    /// Whether the two say the same, whenever it was written.
    public func hasSameContent(as other: Record) -> Bool {
        var other = other
        other.updatedAt = updatedAt
        other.revision = revision
        return self == other
    }
}
