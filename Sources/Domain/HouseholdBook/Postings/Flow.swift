public import ReceiptDomain

/// A part of what was spent or earned: for reports, budgets and totals.
public struct Flow: Hashable, Sendable {
    public enum Direction: Hashable, Sendable {
        case spent, earned
    }

    public var direction: Direction
    public var category: Category?
    public var subject: String?
    /// Settled, where it was paid in another currency; negative for what came back.
    public var amount: Money
}

extension Record {
    /// What the record spends and earns: transfers only their fee, adjustments nothing.
    public func flows(_ accounts: AccountBook = AccountBook()) -> [Flow] {
        postings(accounts).compactMap { posting in
            guard case .category(let category) = posting.place else { return nil }
            let isEarned = kind == .income
            return Flow(
                direction: isEarned ? .earned : .spent,
                category: category,
                subject: posting.subject,
                amount: isEarned ? posting.weight.negated : posting.weight
            )
        }
    }
}
