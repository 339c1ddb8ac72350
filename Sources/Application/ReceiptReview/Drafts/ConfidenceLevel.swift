public import ReceiptDomain

/// The confidence of a field in steps that a person can act on.
public enum ConfidenceLevel: CaseIterable, Comparable, Sendable {
    /// Could not be read.
    case missing
    /// The person should check it.
    case doubtful
    case likely
    case certain
    /// The printed amounts prove it.
    case proved
    /// Typed or chosen by the person.
    case given

    /// The probability from which a field counts as certain.
    static let certainty = 0.95

    /// The level for a probability that the value is right.
    public init(confidence: Double) {
        self = confidence >= Self.certainty ? .certain : confidence >= 0.75 ? .likely : .doubtful
    }

    /// The confidence of a draft as a whole: that of its weakest required field.
    public init(of record: Record, reading: Draft?) {
        guard record.missingFields.isEmpty else {
            self = .missing
            return
        }
        guard record.status != .confirmed else {
            self = .given
            return
        }
        let total = record.isProved ? .proved : ConfidenceLevel(of: record.amount, reading?.total)
        let merchant =
            record.learned.merchant.map { ConfidenceLevel(confidence: $0.confidence) }
            ?? ConfidenceLevel(of: record.merchant, reading?.merchant)
        self = min(total, merchant, ConfidenceLevel(of: record.date, reading?.date))
    }

    /// The confidence of a reading as a whole: that of its weakest required field.
    public init(of draft: Draft) {
        guard let merchant = draft.merchant, draft.proposedMerchant != nil, let date = draft.date,
            let total = draft.total,
            total.value.currency != .unknown
        else {
            self = .missing
            return
        }
        let amount = draft.isProved ? .proved : ConfidenceLevel(confidence: total.confidence)
        self = min(
            amount,
            ConfidenceLevel(confidence: merchant.confidence),
            ConfidenceLevel(confidence: date.confidence)
        )
    }

    /// The confidence of a field's value; a value other than the one read was given by a person.
    private init<Value>(of value: Value?, _ read: Field<Value>?) {
        self = read.map { $0.value == value ? ConfidenceLevel(confidence: $0.confidence) : .given } ?? .doubtful
    }
}
