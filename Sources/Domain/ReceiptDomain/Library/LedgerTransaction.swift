public import struct Foundation.Date

/// What a user's ledger says at one moment.
public protocol LedgerState {
    /// The occurrences that any line tells of, whatever became of their entries since.
    var occurrences: Set<OccurrenceKey> { get }
    /// When the newest line was written that speaks for the clock; `nil` for an empty ledger.
    ///
    /// An entry that was made because it was due speaks for it only near a line that does: a clock that is far ahead must not
    /// vouch for itself.
    var newestTrusted: Date? { get }

    /// The records that were made of a recurrence, or that fulfil it, as they are now, in any order.
    func entries(of recurrence: String) throws -> [Record]

    /// The flows on these accounts, each day by itself, in any order.
    func flows(on accounts: Set<String>, _ movements: @escaping Movement.Rule) throws -> [AccountFlow]

    /// Those of a kind that are there, in the order in which they were first written.
    func entities<Entity: LedgerEntity>(_ type: Entity.Type) throws -> [KeptEntity<Entity>]

    /// The identifier of an occurrence's entry: everywhere the same, so that entries of restored and merged copies are one.
    func id(of occurrence: OccurrenceKey) -> RecordID
}

/// A ledger that can be looked at and written in one go.
public protocol LedgerTransactions: RecordJournal {
    /// What the work makes of the ledger as it is; nothing is written, and nobody else is kept from writing.
    func look<Result: Sendable>(
        at user: UserID,
        _ work: @Sendable (any LedgerState) throws -> Result
    ) async throws
        -> Result

    /// Writes what the work decides as one step; nobody else can write between the look and the writing.
    func decide<Result: Sendable>(
        of user: UserID,
        _ work: @Sendable (any LedgerState) throws -> (answer: ChangeSet, result: Result)
    ) async throws -> (applied: CommitResult, result: Result)
}
