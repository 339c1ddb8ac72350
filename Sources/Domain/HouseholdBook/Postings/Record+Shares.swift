public import ReceiptDomain

extension Record {
    /// The record's amount by category and subject: its splits, or the whole as one.
    ///
    /// Empty without an amount. A foreign purchase counts in its own currency, settled or not; reports decide which amount to
    /// use.
    public var shares: [Split] {
        guard let amount else { return [] }
        guard !book.splits.isEmpty else { return [Split(category: category, amount: amount, subject: subject)] }
        return book.splits.map {
            Split(category: $0.category ?? category, amount: $0.amount, subject: $0.subject ?? subject)
        }
    }
}
