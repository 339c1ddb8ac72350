public import ReceiptDomain

/// Spending on each budget per period, summed record by record.
public struct BudgetTally: Sendable {
    private struct Key: Hashable {
        var budget: String
        var first: CalendarDay
        var isPlanned: Bool
    }

    private let budgets: [Budget]
    private let accounts: AccountBook
    private let today: CalendarDay
    private var sums: [Key: [Money]] = [:]

    public init(_ budgets: [Budget], _ accounts: AccountBook, today: CalendarDay) {
        (self.budgets, self.accounts, self.today) = (budgets, accounts, today)
    }

    public mutating func add(_ record: Record) {
        guard !budgets.isEmpty, record.status == .confirmed, let day = record.date else { return }
        for flow in record.flows(accounts) where flow.direction == .spent {
            for budget in budgets where budget.currency == flow.amount.currency && budget.counts(flow.category) {
                guard let period = budget.period(with: day) else { continue }
                let key = Key(budget: budget.id, first: period.first, isPlanned: day > today)
                sums[key] = (sums[key, default: []] + [flow.amount]).summed
            }
        }
    }

    public func spent(on budget: Budget, in period: ReportPeriod) -> Money { sum(budget, period, isPlanned: false) }

    /// The spending entered for the days after today.
    public func planned(on budget: Budget, in period: ReportPeriod) -> Money { sum(budget, period, isPlanned: true) }

    private func sum(_ budget: Budget, _ period: ReportPeriod, isPlanned: Bool) -> Money {
        sums[Key(budget: budget.id, first: period.first, isPlanned: isPlanned)]?.first
            ?? Money.zero(budget.currency)
    }
}
