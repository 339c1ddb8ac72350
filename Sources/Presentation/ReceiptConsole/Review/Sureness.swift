public import ReceiptDomain

/// How far a field can be trusted, in steps that a person can act on.
public enum Sureness: Int, CaseIterable, Hashable, Comparable, Sendable {
    /// Could not be read.
    case missing
    /// Look at it.
    case doubtful
    case likely
    case certain
    /// The printed amounts prove it.
    case proved
    /// Typed or chosen by the person.
    case given

    /// The probability from which a field counts as sure.
    static let certainty = 0.95

    /// For a probability that the field is right.
    public init(confidence: Double) {
        self = confidence >= Self.certainty ? .certain : confidence >= 0.75 ? .likely : .doubtful
    }

    public static func < (a: Sureness, b: Sureness) -> Bool { a.rawValue < b.rawValue }

    /// One column that says the same as the colour.
    public var mark: String {
        switch self {
        case .missing: "✗"
        case .doubtful: "?"
        case .likely: "~"
        case .certain, .proved: "✓"
        case .given: "*"
        }
    }

    public var ink: Ink {
        switch self {
        case .missing: .bad
        case .doubtful: .doubt
        case .likely: .plain
        case .certain, .proved: .good
        case .given: .accent
        }
    }

    /// How sure a draft is as a whole: as its weakest required field.
    public init(of record: Record, reading: Draft?) {
        guard record.missingFields.isEmpty else {
            self = .missing
            return
        }
        guard record.status != .confirmed else {
            self = .given
            return
        }
        let total = record.isProved ? .proved : Sureness(of: record.amount, reading?.total)
        let merchant =
            record.learned.merchant.map { Sureness(confidence: $0.confidence) }
            ?? Sureness(of: record.merchant, reading?.merchant)
        self = min(total, merchant, Sureness(of: record.date, reading?.date))
    }

    /// How sure what was read is as a whole: as its weakest required field.
    public init(of draft: Draft) {
        guard let merchant = draft.merchant, let date = draft.date, let total = draft.total,
            total.value.currency != .unknown
        else {
            self = .missing
            return
        }
        let amount = draft.isProved ? .proved : Sureness(confidence: total.confidence)
        self = min(amount, Sureness(confidence: merchant.confidence), Sureness(confidence: date.confidence))
    }

    /// How sure a value is that was read so, or that a person has put in its place since.
    private init<Value>(of value: Value?, _ read: Field<Value>?) {
        self = read.map { $0.value == value ? Sureness(confidence: $0.confidence) : .given } ?? .doubtful
    }
}
