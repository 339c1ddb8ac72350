public import ReceiptDomain

/// Spending on each budget per period, summed record by record.
public struct BudgetTally: Sendable {
    private struct Key: Hashable {
        var budget: String
        var first: CalendarDay
    }

    private let budgets: [Budget]
    private let accounts: AccountBook
    private var sums: [Key: [Money]] = [:]

    public init(_ budgets: [Budget], _ accounts: AccountBook) { (self.budgets, self.accounts) = (budgets, accounts) }

    public mutating func add(_ record: Record) {
        guard !budgets.isEmpty, record.status == .confirmed, let day = record.date else { return }
        for flow in record.flows(accounts) where flow.direction == .spent {
            for budget in budgets where budget.currency == flow.amount.currency && budget.counts(flow.category) {
                guard let period = budget.period(with: day) else { continue }
                let key = Key(budget: budget.id, first: period.first)
                sums[key] = (sums[key, default: []] + [flow.amount]).summed
            }
        }
    }

    public func spent(on budget: Budget, in period: ReportPeriod) -> Money {
        sums[Key(budget: budget.id, first: period.first)]?.first ?? Money(minorUnits: 0, currency: budget.currency)
    }
}
