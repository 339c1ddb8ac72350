public import ReceiptDomain

/// What is left of a budget in one of its periods.
public struct BudgetStanding: Hashable, Sendable {
    public let budget: Budget
    public let period: ReportPeriod
    /// As it was set for the period.
    public let amount: Money
    /// Left from the periods before, negative where more was spent; nothing where it does not roll over.
    public let carried: Money
    /// What came back is taken off.
    public let spent: Money
    /// What recurring entries will still take until the end.
    public let coming: Money

    /// `nil` where the budget did not exist yet.
    ///
    /// `spent` says what was spent on the budget's category in a period; it is asked about earlier ones only where the budget
    /// rolls over.
    public init?(
        _ budget: Budget,
        in period: ReportPeriod,
        coming: Money? = nil,
        spent: (ReportPeriod) throws -> Money
    ) rethrows {
        guard let amount = budget.amount(in: period) else { return nil }
        (self.budget, self.period, self.amount) = (budget, period, amount)
        var carried = Money(minorUnits: 0, currency: budget.currency)
        for earlier in budget.rollsOver ? budget.periods(before: period) : [] {
            guard let amount = budget.amount(in: earlier) else { continue }
            carried = carried.plus(amount).plus(try spent(earlier).negated)
        }
        self.carried = carried
        self.spent = try spent(period)
        self.coming = coming ?? Money(minorUnits: 0, currency: budget.currency)
    }

    /// The period's own amount and what was carried over.
    public var available: Money { amount.plus(carried) }
    /// Negative where more was spent.
    public var left: Money { available.plus(spent.negated) }
    /// After what is still to come.
    public var leftInTheEnd: Money { left.plus(coming.negated) }

    /// In percent of what was available, rounded down; `nil` where that is nothing.
    public var percentUsed: Int? {
        guard available.minorUnits > 0 else { return nil }
        return Int(clamping: Int128(spent.minorUnits) * 100 / Int128(available.minorUnits))
    }
}

extension Budget {
    /// Its periods before this one, the oldest first.
    public func periods(before period: ReportPeriod) -> [ReportPeriod] {
        var periods: [ReportPeriod] = []
        var earlier = period.previous
        while let one = earlier, amount(in: one) != nil, periods.count < Self.mostPeriods {
            periods.append(one)
            earlier = one.previous
        }
        return periods.reversed()
    }

    /// A hundred years of months: what goes back further was a slip of the finger.
    private static let mostPeriods = 1200

    /// The first day that has to be known for its standing in the period.
    public func firstDay(for period: ReportPeriod) -> CalendarDay {
        rollsOver ? periods(before: period).first?.first ?? period.first : period.first
    }

    /// What the occurrences of a recurrence will take of it between the two days.
    public func coming(
        _ recurrence: Recurrence,
        after day: CalendarDay,
        through last: CalendarDay,
        seen: Set<OccurrenceKey>
    ) -> Money {
        let none = Money(minorUnits: 0, currency: currency)
        let template = recurrence.template
        guard day < last, template.kind == .expense, let amount = template.amount, amount.currency == currency else {
            return none
        }
        let parts =
            template.splits.isEmpty
            ? [(template.category, amount)] : template.splits.map { ($0.category ?? template.category, $0.amount) }
        let each = parts.filter { counts($0.0.flatMap { Category(code: $0) }) }.map(\.1).summed.first ?? none
        // One that is nominally of an earlier day may have been moved behind a weekend.
        let first = day.adding(days: -3) ?? day
        return recurrence.occurrences(from: first, through: last.adding(days: 3) ?? last)
            .filter { $0.date > day && $0.date <= last && !seen.contains($0.key) }
            .reduce(none) { sum, _ in sum.plus(each) }
    }
}
