public import ReceiptDomain

/// A part of a record that a person can look at and change.
public enum ReviewField: Hashable, Sendable {
    // These have rules of their own: how they are read, what is offered for them, and what follows from a change.
    case merchant, date, time, amount, currency, tax, kind, category, splits, items, account
    /// Any text or words, of which ``RecordField`` says all that is known.
    case freeForm(RecordField)

    /// In `--json`, in answers of scripts, and on a command line.
    public var name: String {
        switch self {
        case .merchant: "merchant"
        case .date: "date"
        case .time: "time"
        case .amount: "amount"
        case .currency: "currency"
        case .tax: "tax"
        case .kind: "kind"
        case .category: "category"
        case .splits: "splits"
        case .items: "items"
        case .account: "account"
        case .freeForm(let field): field.name
        }
    }

    public init?(name: String) {
        guard let field = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = field
    }

    /// Whether a record can only be confirmed with this field.
    public var isRequired: Bool { self == .merchant || self == .date || self == .amount || self == .currency }

    /// Whether the field may be emptied by answering `-`.
    public var canBeCleared: Bool { !isRequired && self != .kind }
}

extension ReviewField: CaseIterable {
    public static let allCases: [ReviewField] =
        [.merchant, .date, .time, .amount, .currency, .kind, .category, .account]
        + RecordField.freeForm.map(ReviewField.freeForm) + [.splits, .items, .tax]
}

extension RecordField {
    /// The fields that a person changes without any rule.
    static let freeForm = all.filter { $0.use == .freeForm }
}

extension Record {
    /// What confirming still needs, in the order in which it is asked.
    public var missingFields: [ReviewField] {
        var missing: [ReviewField] = []
        let hasMerchant = kind == .expense || kind == .income
        if hasMerchant, merchant?.isEmpty ?? true { missing.append(.merchant) }
        if date == nil { missing.append(.date) }
        guard kind != .note else { return missing }
        if amount == nil { missing.append(.amount) }
        if amount?.currency == .unknown { missing.append(.currency) }
        return missing
    }
}
