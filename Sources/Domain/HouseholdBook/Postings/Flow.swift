public import ReceiptDomain

/// A part of spending or income, for reports and budgets.
public struct Flow: Hashable, Sendable {
    public enum Direction: Hashable, Sendable {
        case spent, earned
    }

    public var direction: Direction
    public var category: Category?
    public var subject: String?
    /// The settled amount, if it was paid in another currency; negative for a refund.
    public var amount: Money
}

extension Record {
    /// The record's spending and income: of a transfer only the fee, of an adjustment nothing.
    ///
    /// A purchase paid in one currency and settled in another counts as settled, or as paid where that is the `preferred` one.
    public func flows(_ accounts: AccountBook = AccountBook(), preferring preferred: Currency? = nil) -> [Flow] {
        postings(accounts).compactMap { posting in
            guard case .category(let category) = posting.place else { return nil }
            let isEarned = kind == .income
            let value = posting.amount.currency == preferred ? posting.amount : posting.weight
            return Flow(
                direction: isEarned ? .earned : .spent,
                category: category,
                subject: posting.subject,
                amount: isEarned ? value.negated : value
            )
        }
    }
}
