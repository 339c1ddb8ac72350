public import ReceiptDomain

/// A part of a record with one category and subject: a split, or the whole.
public struct RecordShare: Hashable, Sendable {
    public var category: Category?
    /// Negative for a refund.
    public var amount: Money
    public var subject: String?
}

extension Record {
    /// The record's amount by category and subject: its splits, or the whole.
    ///
    /// Empty without an amount. A foreign purchase counts in its own currency, settled or not; reports decide which amount to
    /// use.
    public var shares: [RecordShare] {
        guard let amount else { return [] }
        guard !book.splits.isEmpty else { return [RecordShare(category: category, amount: amount, subject: subject)] }
        return book.splits.map {
            RecordShare(category: $0.category ?? category, amount: $0.amount, subject: $0.subject ?? subject)
        }
    }
}
