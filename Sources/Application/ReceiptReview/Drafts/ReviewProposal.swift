public import ReceiptDomain

/// A draft as it is proposed: as it was read, with what history has taught since, and the confidence of each field.
public struct ReviewProposal: Sendable {
    public let item: ReviewItem
    public let record: Record
    private let suggested: Suggestions

    public init(_ item: ReviewItem, memory: any HouseholdMemory) {
        self.item = item
        suggested = memory.suggestions(for: item.facts)
        record = item.record.applying(suggested, category: item.draft?.category)
    }

    /// Whether a rule, or earlier receipts without exception, say what the field is.
    func isKnown(_ field: ReviewField) -> Bool {
        switch field {
        case .merchant:
            // History says nothing of a name that is already as it would have it, but knows the shop's categories.
            if case .history(let merchant, _, _) = suggested.categories.first?.reason, merchant == record.merchant {
                return true
            }
            guard let name = suggested.merchant, name.value == record.merchant else { return false }
            // A name that is only nearly the same, or a logo, may be another branch's.
            return name.reason == .rule || name.reason == .spelling || name.reason == .businessNumber
        case .category:
            return switch record.learned.category?.reason {
            case .rule: true
            case .history(_, let matching, let all): matching == all
            default: false
            }
        default: return false
        }
    }

    /// The probability that the field is right, 1 for what a person gave; `nil` for a field that is empty.
    public func confidence(_ field: ReviewField) -> Double? {
        let draft = item.draft
        return switch field {
        case .merchant: record.learned.merchant?.confidence ?? Self.confidence(record.merchant, draft?.merchant)
        case .date: Self.confidence(record.date, draft?.date)
        case .amount: record.isProved ? 1 : Self.confidence(record.amount, draft?.total)
        case .category: record.learned.category?.confidence ?? Self.confidence(record.category, draft?.category)
        default: nil
        }
    }

    private static func confidence<Value>(_ value: Value?, _ read: Field<Value>?) -> Double? {
        value.map { read?.value == $0 ? read?.confidence ?? 1 : 1 }
    }
}

/// Confirms by itself what needs no eyes: the total is proved, and every other field is known from earlier receipts or has at least
/// the confidence that the person asks for.
public struct AutomaticReview: Sendable {
    /// What keeps a draft from being confirmed by itself.
    public enum Obstacle: Hashable, Sendable {
        case missing(ReviewField)
        /// No printed amounts prove the total.
        case notProved
        case unsure(ReviewField)
        /// It may be a receipt that was photographed twice.
        case possibleDuplicate
        /// It seems to be of one purchase with another draft.
        case together

        /// Of those that are in the way of as many drafts, which is told first.
        fileprivate var order: String {
            switch self {
            case .possibleDuplicate: "1"
            case .together: "1 together"
            case .missing(let field): "2 \(field.name)"
            case .notProved: "3"
            case .unsure(let field): "4 \(field.name)"
            }
        }
    }

    /// The confidence that a field needs by default, unless it is known.
    public static let usualConfidence = 0.95

    /// The probability that each field has to have, unless it is known.
    public var minimumConfidence: Double

    public init(minimumConfidence: Double) { self.minimumConfidence = minimumConfidence }

    /// The first obstacle; `nil` where there is none.
    public func obstacle(_ proposal: ReviewProposal) -> Obstacle? {
        if let missing = proposal.record.missingFields.first { return .missing(missing) }
        guard proposal.record.category != nil else { return .missing(.category) }
        guard proposal.record.isProved else { return .notProved }
        guard proposal.item.possibleDuplicate == nil else { return .possibleDuplicate }
        guard proposal.item.together == nil else { return .together }
        let unsure = [ReviewField.merchant, .date, .category].first { field in
            !proposal.isKnown(field) && proposal.confidence(field) ?? 0 < minimumConfidence
        }
        return unsure.map(Obstacle.unsure)
    }

    /// What it does with drafts, and how many it leaves for which reason.
    public func changes(_ proposals: [ReviewProposal]) -> (changes: [RecordChange], left: [(Obstacle, count: Int)]) {
        var changes: [RecordChange] = []
        var obstacles: [Obstacle: Int] = [:]
        for proposal in proposals {
            if let obstacle = obstacle(proposal) {
                obstacles[obstacle, default: 0] += 1
                continue
            }
            let edit = RecordEdit(proposal.item.record, from: proposal.record)
            // It has no obstacle, so nothing is missing.
            if let change = try? edit.confirmation() { changes.append(change) }
        }
        let left = obstacles.sorted { ($1.value, $0.key.order) < ($0.value, $1.key.order) }
        return (changes, left.map { ($0.key, $0.value) })
    }
}
