public import ReceiptDomain

/// A draft as it is proposed: as it was read, with what history has taught since, and how sure each field is.
public struct ReviewProposal: Sendable {
    public let item: ReviewItem
    public let record: Record

    public init(_ item: ReviewItem, memory: any HouseholdMemory) {
        self.item = item
        record = item.record.advised(by: memory.advice(on: item.facts), category: item.draft?.category)
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

/// Confirms by itself what needs no eyes: proved, and every field at least as sure as the person asks for.
public struct AutomaticReview: Sendable {
    /// What keeps a draft from being confirmed by itself.
    public enum Obstacle: Hashable, Sendable {
        case missing(ReviewField)
        /// No printed amounts prove the total.
        case notProved
        case unsure(ReviewField)
        /// It may be a receipt that was photographed twice.
        case lookalike
    }

    /// The least probability of each field.
    public var least: Double

    public init(least: Double) { self.least = least }

    /// The first obstacle; `nil` where there is none.
    public func obstacle(_ proposal: ReviewProposal) -> Obstacle? {
        if let missing = proposal.record.missingFields.first { return .missing(missing) }
        guard proposal.record.category != nil else { return .missing(.category) }
        guard proposal.record.isProved else { return .notProved }
        guard proposal.item.lookalike == nil else { return .lookalike }
        let unsure = [ReviewField.merchant, .date, .category].first { proposal.confidence($0) ?? 0 < least }
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
            var after = proposal.record
            after.status = .confirmed
            changes.append(RecordChange(before: proposal.item.record, after: after))
        }
        let left = obstacles.sorted { ($1.value, "\($0.key)") < ($0.value, "\($1.key)") }
        return (changes, left.map { ($0.key, $0.value) })
    }
}
