public import ReceiptDomain

/// A part of a record that counts for one category and one subject: a split, or the whole.
public struct RecordShare: Hashable, Sendable {
    public var category: Category?
    /// Negative for a refund.
    public var amount: Money
    public var subject: String?

    public init(category: Category?, amount: Money, subject: String?) {
        (self.category, self.amount, self.subject) = (category, amount, subject)
    }
}

extension Record {
    /// What the record comes to, by category and subject: its splits, or all of it as one.
    ///
    /// Nothing where it has no amount. A purchase in a foreign currency counts in its own, whatever it was settled for; whoever reports decides which to take.
    public var shares: [RecordShare] {
        guard let amount else { return [] }
        guard !book.splits.isEmpty else { return [RecordShare(category: category, amount: amount, subject: subject)] }
        return book.splits.map {
            RecordShare(category: $0.category ?? category, amount: $0.amount, subject: $0.subject ?? subject)
        }
    }
}
