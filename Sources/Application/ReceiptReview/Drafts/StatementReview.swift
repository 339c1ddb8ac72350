import HouseholdBook
public import ReceiptDomain

/// Drafts that came from statements alone, by shop: one answer is for all drafts of a shop.
public struct StatementReview: Sendable {
    /// Drafts of one shop that all pay or all receive, or transfers between one pair of accounts.
    public struct Group: Sendable {
        public var proposals: [ReviewProposal]
        /// The category for all; `nil` where it is still to be said.
        public var category: Category?
        /// Whether money that came in was given back for a purchase, which its category says.
        public var isRefund = false
        /// Whether the group is left for later.
        public var isLeft = false

        public var record: Record { proposals[0].record }
        public var sum: Money {
            proposals.compactMap(\.record.amount).summed.first ?? Money(minorUnits: 0, currency: .krw)
        }
        /// Transfers have no category.
        public var isReady: Bool { !isLeft && (category != nil || record.kind == .transfer) }
        /// Whether a rule, or earlier records without exception, say the category.
        public var isKnown: Bool { proposals.allSatisfy { $0.isKnown(.category) } }
    }

    private struct Key: Hashable {
        var kind: RecordKind
        var isRefund: Bool
        var currency: Currency?
        var shop: String
    }

    /// Those without a category last, of the others the largest first.
    public var groups: [Group]
    private let catalog: CategoryCatalog

    /// Drafts with a photo, possible duplicates and payments of recurring entries are reviewed one by one.
    public init(_ proposals: [ReviewProposal], _ catalog: CategoryCatalog) {
        self.catalog = catalog
        var groups: [Key: [ReviewProposal]] = [:]
        for proposal in proposals where Self.isPlain(proposal) {
            let record = proposal.record
            let shop =
                record.kind == .transfer
                ? "\(record.account ?? "") → \(record.book.toAccount ?? "")"
                : record.merchant?.shopKey ?? ""
            let key = Key(
                kind: record.kind,
                isRefund: record.amount?.minorUnits ?? 0 < 0,
                currency: record.amount?.currency,
                shop: shop.isEmpty ? record.merchant ?? "" : shop
            )
            groups[key, default: []].append(proposal)
        }
        self.groups = groups.values.map { proposals in
            Group(proposals: proposals, category: Self.category(of: proposals))
        }
        .sorted { a, b in
            let (ready, other) = (a.isReady ? 0 : 1, b.isReady ? 0 : 1)
            return (ready, -a.proposals.count, a.record.id.rawValue) < (other, -b.proposals.count, b.record.id.rawValue)
        }
    }

    private static func isPlain(_ proposal: ReviewProposal) -> Bool {
        let record = proposal.record
        return record.isOfStatementOnly && record.missingFields.isEmpty && proposal.item.possibleDuplicate == nil
            && proposal.item.together == nil && proposal.item.offered == nil
    }

    private static func category(of proposals: [ReviewProposal]) -> Category? {
        let counts = Dictionary(grouping: proposals.compactMap(\.record.category)) { $0 }
        return counts.max { ($0.value.count, $1.key.code) < ($1.value.count, $0.key.code) }?.key
    }

    /// The confirming changes of the groups.
    public static func confirmations(_ groups: [Group]) -> [RecordChange] {
        groups.flatMap { group in
            group.proposals.compactMap { proposal in
                var edit = RecordEdit(proposal.item.record, from: proposal.record)
                if group.isRefund {
                    edit.apply { record in
                        (record.kind, record.category) = (.expense, group.category)
                        record.amount = record.amount?.negated
                        record.learned.category = nil
                    }
                } else if group.record.kind != .transfer, group.category != proposal.record.category {
                    edit.apply { record in
                        record.category = group.category
                        record.learned.category = nil
                    }
                }
                return try? edit.confirmation()
            }
        }
    }
}

extension Record {
    /// Whether a statement's row is all that is known of it.
    var isOfStatementOnly: Bool { images.isEmpty && !bankKeys.isEmpty }
}
