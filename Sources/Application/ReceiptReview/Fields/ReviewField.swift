public import ReceiptDomain

/// A field of a record that can be reviewed and changed.
public enum ReviewField: Hashable, Sendable {
    // Fields with rules of their own for parsing, alternatives and consequences of a change.
    case merchant, date, time, amount, currency, tax, kind, category, splits, items, account
    /// A text field that ``RecordField`` describes completely.
    case freeForm(RecordField)

    /// The field's name in `--json`, in scripted answers and on the command line.
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

    /// Whether a record needs this field to be confirmed.
    public var isRequired: Bool { self == .merchant || self == .date || self == .amount || self == .currency }

    /// Whether `-` clears the field.
    public var canBeCleared: Bool { !isRequired && self != .kind }
}

extension ReviewField: CaseIterable {
    public static let allCases: [ReviewField] =
        [.merchant, .date, .time, .amount, .currency, .kind, .category, .account]
        + RecordField.freeForm.map(ReviewField.freeForm) + [.splits, .items, .tax]
}

extension RecordField {
    /// The fields that are changed without rules.
    static let freeForm = all.filter { $0.use == .freeForm }
}

extension Record {
    /// The fields missing for confirmation, in the order in which they are asked for.
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
