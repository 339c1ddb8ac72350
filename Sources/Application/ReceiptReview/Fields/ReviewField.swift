public import ReceiptDomain

/// A part of a record that a person can look at and change.
public enum ReviewField: String, CaseIterable, Hashable, Sendable {
    case merchant, date, time, amount, currency, kind, category, account, memo, tags, subject

    /// Whether a record can only be confirmed with this field.
    public var isRequired: Bool { self == .merchant || self == .date || self == .amount || self == .currency }

    /// Whether the field may be emptied by answering `-`.
    public var canBeCleared: Bool { !isRequired && self != .kind }
}

extension Record {
    /// What confirming still needs, in the order in which it is asked.
    public var missingFields: [ReviewField] {
        var missing: [ReviewField] = []
        if merchant?.isEmpty ?? true { missing.append(.merchant) }
        if date == nil { missing.append(.date) }
        if amount == nil { missing.append(.amount) }
        if amount?.currency == .unknown { missing.append(.currency) }
        return missing
    }
}
