public import struct Foundation.Date

/// A consistent view of a user's ledger.
public protocol LedgerState {
    /// All occurrences in any line, whatever became of their entries.
    var occurrences: Set<OccurrenceKey> { get }
    /// The time of the newest line that can be trusted as a clock; `nil` for an empty ledger.
    ///
    /// A generated entry is trusted only shortly after another trusted line: a clock that is far ahead must not confirm itself.
    var newestTrusted: Date? { get }

    /// The present records that a recurrence made or that fulfil it, in any order.
    func entries(of recurrence: String) throws -> [Record]

    /// The daily movements on these accounts, in any order.
    func flows(on accounts: Set<String>) throws -> [AccountFlow]

    /// The existing entities of a kind, in the order in which they were first written.
    func entities<Entity: LedgerEntity>(_ type: Entity.Type) throws -> [KeptEntity<Entity>]

    /// The id of an occurrence's entry: the same everywhere, so that copies of a ledger make the same entry.
    func id(of occurrence: OccurrenceKey) -> RecordID
}

/// A ledger with consistent reads and atomic read-and-write.
public protocol LedgerTransactions: RecordJournal {
    /// Computes a result from the ledger's state without writing or locking.
    func look<Result: Sendable>(
        at user: UserID,
        _ work: @Sendable (any LedgerState) throws -> Result
    ) async throws
        -> Result

    /// Writes the change set that the work decides on; no other process writes between reading and writing.
    func decide<Result: Sendable>(
        of user: UserID,
        _ work: @Sendable (any LedgerState) throws -> (answer: ChangeSet, result: Result)
    ) async throws -> (applied: CommitResult, result: Result)
}
