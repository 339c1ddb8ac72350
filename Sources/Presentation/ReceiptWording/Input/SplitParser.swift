import ReceiptDomain
import ReceiptReview

/// Parses one split: `food=62400`, `pet=25000@나비`.
struct SplitParser {
    /// The currency of an amount typed without one.
    var currency: Currency
    var catalog: CategoryCatalog

    func callAsFunction(_ text: String) throws(InputProblem) -> Split {
        guard let sign = text.firstIndex(of: "=") else { throw .notASplit(text) }
        let category = try CategorySearch.any(text[..<sign].trimmingSpaces, in: catalog)
        let parts = text[text.index(after: sign)...].split(separator: "@", maxSplits: 1)
        guard let amount = parts.first else { throw .notAnAmount(text) }
        return Split(
            category: category,
            amount: try AmountParser(currency: currency)(amount.trimmingSpaces),
            subject: parts.count > 1 ? parts[1].trimmingSpaces : nil
        )
    }
}

extension Split {
    /// The split of a refund: with a negative amount.
    var refunded: Split {
        var split = self
        split.amount.minorUnits = -abs(amount.minorUnits)
        return split
    }
}
