public import struct Foundation.Date

/// Records together with what was done to them: changes in steps, each of which can be taken back.
public protocol RecordJournal: RecordRepository {
    /// Writes the changes as one step; where one of them cannot be written, none is.
    ///
    /// `undoing` is the number of the step that they take back. A change that leaves its record as it is writes nothing.
    ///
    /// - Throws: ``LibraryError/stale(_:current:)`` when a record is no longer as the change has it.
    /// - Returns: The records as they are now, in the order of the changes.
    func write(_ changes: [RecordChange], of user: UserID, undoing: Int?) async throws -> [Record]

    /// The newest steps that were not taken back, the newest first; reading a photo is none of them.
    func steps(of user: UserID, newest count: Int) async throws -> [LedgerStep]
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

    public init(number: Int, at: Date, changes: [RecordChange]) {
        self.number = number
        self.at = at
        self.changes = changes
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
