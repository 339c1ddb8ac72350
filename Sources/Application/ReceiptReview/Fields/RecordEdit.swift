public import ReceiptDomain

/// A record that a person changes: what follows from a change, what stays proved, and what can be confirmed.
///
/// This is the one rule for the review, for a script's answers and for `edit`.
public struct RecordEdit: Hashable, Sendable {
    /// As the ledger holds it.
    public let stored: Record
    /// With the changes, which are not written yet.
    public private(set) var record: Record

    /// Goes on from a later state of the stored record, such as a proposal, where one is given.
    public init(_ stored: Record, from record: Record? = nil) {
        self.stored = stored
        self.record = record ?? stored
        keepProof()
    }

    /// Gives a field another value, with what follows from it for others.
    public mutating func apply(_ change: FieldChange, _ catalog: CategoryCatalog) throws(InputProblem) {
        record = try change.applied(to: record, catalog)
        keepProof()
    }

    /// Changes what is no field of a receipt.
    public mutating func apply<Problem: Error>(_ change: (inout Record) throws(Problem) -> Void) throws(Problem) {
        try change(&record)
        keepProof()
    }

    /// The change without an answer: a draft stays a draft.
    public var change: RecordChange { RecordChange(before: stored, after: record) }

    /// The change that confirms it.
    public func confirmation() throws(IncompleteRecord) -> RecordChange {
        if let missing = record.missingFields.first { throw IncompleteRecord(missing: missing) }
        var confirmed = change
        confirmed.after.status = .confirmed
        confirmed.after.content = nil
        return confirmed
    }

    /// The change that sets it aside as it was: nothing else is changed by that.
    public var discarding: RecordChange {
        var discarded = RecordChange(before: stored, after: stored)
        discarded.after.status = .discarded
        return discarded
    }

    /// A proof holds for the printed total, not for another one that was typed.
    private mutating func keepProof() {
        record.isProved = stored.isProved && record.amount == stored.amount
    }
}

/// A record cannot be confirmed yet.
public struct IncompleteRecord: Error, Hashable, Sendable {
    /// The first field that it still needs.
    public var missing: ReviewField
}
