public import ReceiptDomain

/// An edit of a record: consequences of a change, validity of the proof, and readiness for confirmation.
///
/// The review, scripted answers and `edit` share these rules.
public struct RecordEdit: Hashable, Sendable {
    /// The record as the ledger holds it.
    public let stored: Record
    /// The record with the unwritten changes.
    public private(set) var record: Record

    /// `record` is a later state of `stored` to continue from, such as a proposal.
    public init(_ stored: Record, from record: Record? = nil) {
        self.stored = stored
        self.record = record ?? stored
        keepProof()
    }

    /// Sets a field and applies its consequences for others.
    public mutating func apply(_ change: FieldChange, _ catalog: CategoryCatalog) throws(InputProblem) {
        record = try change.applied(to: record, catalog)
        keepProof()
    }

    /// Changes other parts of the record than review fields.
    public mutating func apply<Problem: Error>(_ change: (inout Record) throws(Problem) -> Void) throws(Problem) {
        try change(&record)
        keepProof()
    }

    /// The change as it stands: a draft stays a draft.
    public var change: RecordChange { RecordChange(before: stored, after: record) }

    public func confirmation() throws(IncompleteRecord) -> RecordChange {
        if let missing = record.missingFields.first { throw IncompleteRecord(missing: missing) }
        var confirmed = change
        confirmed.after.status = .confirmed
        confirmed.after.content = nil
        return confirmed
    }

    /// The change that discards the stored record, without the edits.
    public var discarding: RecordChange {
        var discarded = RecordChange(before: stored, after: stored)
        discarded.after.status = .discarded
        return discarded
    }

    /// A proof holds only for the printed total, not for a typed one.
    private mutating func keepProof() {
        record.isProved = stored.isProved && record.amount == stored.amount
    }
}

/// A required field is missing, so the record cannot be confirmed.
public struct IncompleteRecord: Error, Hashable, Sendable {
    public var missing: ReviewField
}
