public import ReceiptDomain

/// A draft to be looked at, with all that helps to judge it.
public struct ReviewItem: Sendable {
    public var record: Record
    /// What was understood of the picture; `nil` where the evidence is gone.
    public var draft: Draft?
    /// Problems of the picture itself, as the decoder names them.
    public var warnings: [String]
    /// Categories worth offering, the likeliest first, each with its reason.
    public var suggestions: [CategorySuggestion]
    /// A record that seems to be the same purchase.
    public var lookalike: Record?

    public init(
        record: Record,
        reading: Reading? = nil,
        suggestions: [CategorySuggestion] = [],
        lookalike: Record? = nil
    ) {
        self.record = record
        draft = reading?.draft
        warnings = reading?.picture.warnings ?? []
        self.suggestions = suggestions
        self.lookalike = lookalike
    }
}

/// A category and why it is offered.
public struct CategorySuggestion: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// So many of the merchant's earlier records had this category.
        case history(merchant: String, matching: Int, of: Int)
        /// A word on the receipt.
        case word(String)
    }

    public var category: Category
    public var reason: Reason

    public init(_ category: Category, _ reason: Reason) {
        self.category = category
        self.reason = reason
    }
}

/// In which order drafts are shown.
public enum ReviewOrder: String, CaseIterable, Sendable {
    /// The least certain first, and of these the largest.
    case doubt
    /// The oldest first; drafts without a date before all.
    case date

    public func sorted(_ items: [ReviewItem]) -> [ReviewItem] {
        switch self {
        case .doubt: items.sorted { Self.precedesByDoubt($0, $1) }
        case .date: items.sorted { Self.dateKey($0) < Self.dateKey($1) }
        }
    }

    private static func precedesByDoubt(_ a: ReviewItem, _ b: ReviewItem) -> Bool {
        let sureness = (Sureness(of: a.record, reading: a.draft), Sureness(of: b.record, reading: b.draft))
        guard sureness.0 == sureness.1 else { return sureness.0 < sureness.1 }
        // Minor units compare currencies well enough: a won, a yen and a cent are of one order of magnitude or two.
        let size = (a.record.amount?.minorUnits.magnitude ?? .max, b.record.amount?.minorUnits.magnitude ?? .max)
        return size.0 == size.1 ? a.record.id < b.record.id : size.0 > size.1
    }

    private static func dateKey(_ item: ReviewItem) -> (Int, String) {
        (item.record.date?.daysSince1970 ?? .min, item.record.id.rawValue)
    }
}
