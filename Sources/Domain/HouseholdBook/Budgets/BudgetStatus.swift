public import ReceiptDomain

/// A budget's amount, spending and rest in one period.
public struct BudgetStatus: Hashable, Sendable {
    public let budget: Budget
    public let period: ReportPeriod
    /// The amount set for the period, with the money moved to it or away.
    public let amount: Money
    /// Carried over from earlier periods, negative after overspending; zero where the budget does not roll over.
    public let carried: Money
    /// Spending in the period, less refunds.
    public let spent: Money
    /// Expected spending by planned and recurring entries until the period's end.
    public let coming: Money

    /// `nil` where the budget did not exist in the period.
    ///
    /// `spent` computes the spending on the budget in a period; it is called for earlier periods only where the budget rolls
    /// over.
    public init?(
        _ budget: Budget,
        in period: ReportPeriod,
        coming: Money? = nil,
        spent: (ReportPeriod) throws -> Money
    ) rethrows {
        guard let amount = budget.amount(in: period) else { return nil }
        (self.budget, self.period, self.amount) = (budget, period, amount)
        var carried = Money.zero(budget.currency)
        for earlier in budget.rollsOver ? budget.periods(before: period) : [] {
            guard let amount = budget.amount(in: earlier) else { continue }
            carried = carried.plus(amount).plus(try spent(earlier).negated)
        }
        self.carried = carried
        self.spent = try spent(period)
        self.coming = coming ?? Money.zero(budget.currency)
    }

    public var moved: Money { budget.moved(in: period) }
    /// The period's own amount plus the carried one.
    public var available: Money { amount.plus(carried) }
    /// Negative after overspending.
    public var left: Money { available.plus(spent.negated) }
    /// The rest after expected spending.
    public var leftInTheEnd: Money { left.plus(coming.negated) }

    /// Spending in percent of ``available``, rounded down; `nil` where that is not positive.
    public var percentUsed: Int? {
        guard available.minorUnits > 0 else { return nil }
        return Int(clamping: Int128(spent.minorUnits) * 100 / Int128(available.minorUnits))
    }
}

extension Budget {
    /// The budget's periods before this one, oldest first.
    public func periods(before period: ReportPeriod) -> [ReportPeriod] {
        var periods: [ReportPeriod] = []
        var earlier = period.previous
        while let one = earlier, amount(in: one) != nil, periods.count < Self.mostPeriods {
            periods.append(one)
            earlier = one.previous
        }
        return periods.reversed()
    }

    /// The months of a hundred years, to bound the loop: an earlier start is a typing error.
    private static let mostPeriods = 1200

    /// The first day whose records are needed for the status in the period.
    public func firstDay(for period: ReportPeriod) -> CalendarDay {
        rollsOver ? periods(before: period).first?.first ?? period.first : period.first
    }

    /// The amount that a recurrence will take from the budget after `day` and through `last`.
    public func coming(
        _ recurrence: Recurrence,
        after day: CalendarDay,
        through last: CalendarDay,
        seen: Set<OccurrenceKey>
    ) -> Money {
        let none = Money.zero(currency)
        let template = recurrence.template
        guard day < last, template.kind == .expense, let amount = template.amount, amount.currency == currency else {
            return none
        }
        let parts =
            template.splits.isEmpty
            ? [(template.category, amount)] : template.splits.map { ($0.category ?? template.category, $0.amount) }
        let each = parts.filter { counts($0.0) }.map(\.1).sum(in: currency)
        // A nominal day just outside the range may move into it over a weekend.
        let first = day.adding(days: -3) ?? day
        return recurrence.occurrences(from: first, through: last.adding(days: 3) ?? last)
            .filter { $0.date > day && $0.date <= last && !seen.contains($0.key) }
            .reduce(none) { sum, _ in sum.plus(each) }
    }
}
