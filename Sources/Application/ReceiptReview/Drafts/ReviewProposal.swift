import HouseholdBook
public import ReceiptDomain

/// A draft with the suggestions of history applied, and the confidence of each field.
public struct ReviewProposal: Sendable {
    public let item: ReviewItem
    public let record: Record
    private let suggested: Suggestions
    /// Whether all earlier receipts of the shop, of which there are some, have the currency: its sign alone may mean another.
    private let hasCurrencyOfShop: Bool

    public init(_ item: ReviewItem, memory: any HouseholdMemory) {
        self.item = item
        suggested = memory.suggestions(for: item.facts)
        record = item.record.applying(suggested, category: item.draft?.category)
        let isDoubtful = item.draft?.currency.map { $0.confidence < AutomaticReview.certainCurrency } ?? false
        let earlier = isDoubtful ? record.merchant.map(memory.records(named:)) ?? [] : []
        let currency = record.amount?.currency
        hasCurrencyOfShop = !earlier.isEmpty && earlier.allSatisfy { $0.amount?.currency == currency }
    }

    /// Whether a rule, or earlier receipts without exception, determine the field.
    func isKnown(_ field: ReviewField) -> Bool {
        switch field {
        case .merchant:
            // History suggests no name where the present one is right already; its categories show that it knows the shop.
            if case .history(let merchant, _, _) = suggested.categories.first?.reason, merchant == record.merchant {
                return true
            }
            guard let name = suggested.merchant, name.value == record.merchant else { return false }
            // A similar name or logo may be another branch's, so neither counts as known.
            return name.reason == .rule || name.reason == .spelling || name.reason == .businessNumber
        case .category:
            return switch record.learned.category?.reason {
            case .rule: true
            case .history(_, let matching, let all): matching == all
            default: false
            }
        case .currency: return hasCurrencyOfShop && isKnown(.merchant)
        default: return false
        }
    }

    /// The number of equal answers about a shop after which its rows in statements are confirmed without asking.
    static let leastAnswers = 3

    /// Whether a rule, or enough equal answers, say what a payment to the counterpart is for.
    var isCounterpartKnown: Bool {
        switch record.learned.category?.reason {
        case .rule: true
        case .history(_, let matching, let all): matching == all && all >= Self.leastAnswers
        default: false
        }
    }

    /// The probability that the value is right, 1 where a person gave it; `nil` for an empty field.
    public func confidence(_ field: ReviewField) -> Double? {
        let draft = item.draft
        return switch field {
        case .merchant: record.learned.merchant?.confidence ?? Self.confidence(record.merchant, draft?.merchant)
        case .date: Self.confidence(record.date, draft?.date)
        case .amount: record.isProved ? 1 : Self.confidence(record.amount, draft?.total)
        case .category: record.learned.category?.confidence ?? Self.confidence(record.category, draft?.category)
        case .currency: Self.confidence(record.amount?.currency, draft?.currency)
        default: nil
        }
    }

    private static func confidence<Value>(_ value: Value?, _ read: Field<Value>?) -> Double? {
        value.map { read?.value == $0 ? read?.confidence ?? 1 : 1 }
    }
}

/// Confirms drafts without a person: the total must be proved, and every other field known from history or read with the
/// requested confidence.
public struct AutomaticReview: Sendable {
    /// The reason why a draft is not confirmed automatically.
    public enum Obstacle: Hashable, Sendable {
        case missing(ReviewField)
        /// The printed amounts do not prove the total.
        case notProved
        case unsure(ReviewField)
        /// The receipt may have been photographed twice.
        case possibleDuplicate
        /// The draft may belong to the same purchase as another.
        case together

        /// Sort key for obstacles that hold back equally many drafts.
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

    /// The default minimum confidence of a field that is not known.
    public static let usualConfidence = 0.95

    /// The minimum probability of a known shop's date: of 307 dates with .9 or more, 2 were wrong.
    static let dateOfKnownShop = 0.9

    /// The minimum probability of a currency: of 249 with .9 or more, none was wrong.
    static let certainCurrency = 0.9

    /// The minimum probability of each field that is not known.
    public var minimumConfidence: Double

    public init(minimumConfidence: Double) { self.minimumConfidence = minimumConfidence }

    /// The first obstacle; `nil` where the draft can be confirmed.
    public func obstacle(_ proposal: ReviewProposal) -> Obstacle? {
        if let missing = proposal.record.missingFields.first { return .missing(missing) }
        let isTransfer = proposal.record.kind == .transfer
        guard proposal.record.category != nil || isTransfer else { return .missing(.category) }
        guard proposal.record.isProved || proposal.record.isProvedByStatement else { return .notProved }
        guard proposal.item.possibleDuplicate == nil else { return .possibleDuplicate }
        guard proposal.item.together == nil else { return .together }
        if proposal.record.isOfStatementOnly {
            // Day and amount are the bank's; that two of its rows are one transfer has to be said by more than their amounts.
            if isTransfer { return proposal.record.isTransferTold ? nil : .unsure(.account) }
            return proposal.isCounterpartKnown ? nil : .unsure(.merchant)
        }
        let unsure = [ReviewField.merchant, .date, .currency, .category].first { field in
            !proposal.isKnown(field) && proposal.confidence(field) ?? 0 < minimum(field, proposal)
        }
        return unsure.map(Obstacle.unsure)
    }

    private func minimum(_ field: ReviewField, _ proposal: ReviewProposal) -> Double {
        switch field {
        case .date where proposal.isKnown(.merchant): min(minimumConfidence, Self.dateOfKnownShop)
        case .currency: min(minimumConfidence, Self.certainCurrency)
        default: minimumConfidence
        }
    }

    /// The confirmations, and the number of remaining drafts for each obstacle.
    public func changes(_ proposals: [ReviewProposal]) -> (changes: [RecordChange], left: [(Obstacle, count: Int)]) {
        var changes: [RecordChange] = []
        var obstacles: [Obstacle: Int] = [:]
        for proposal in proposals {
            if let obstacle = obstacle(proposal) {
                obstacles[obstacle, default: 0] += 1
                continue
            }
            let edit = RecordEdit(proposal.item.record, from: proposal.record)
            // Without an obstacle no required field is missing, so this cannot fail.
            if let change = try? edit.confirmation() { changes.append(change) }
        }
        let left = obstacles.sorted { ($1.value, $0.key.order) < ($0.value, $1.key.order) }
        return (changes, left.map { ($0.key, $0.value) })
    }
}
