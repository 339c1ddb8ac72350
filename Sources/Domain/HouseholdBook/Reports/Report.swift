public import ReceiptDomain

/// Spending and income of a period under a grouping, compared with the period before.
///
/// Currencies are kept apart. Records in no sum are counted in ``leftOut``.
public struct Report: Hashable, Sendable {
    /// A sum in the period, in the one before, and in as many days of that as the period has until today.
    public struct Sum: Hashable, Sendable {
        public var now: Money
        public var before: Money
        public var sameDays: Money
        /// The number of the period's records in the sum.
        public var records = 0

        init(_ currency: Currency) {
            now = Money.zero(currency)
            (before, sameDays) = (now, now)
        }

        /// The change in percent of the earlier sum, rounded; `nil` where that is not positive.
        public var change: Int? { Self.change(from: before, to: now) }
        public var changeOfSameDays: Int? { Self.change(from: sameDays, to: now) }

        private static func change(from before: Money, to now: Money) -> Int? {
            guard before.minorUnits > 0 else { return nil }
            let share = Double(now.minorUnits) / Double(before.minorUnits) * 100 - 100
            return share.magnitude < 1_000_000 ? Int(share.rounded()) : nil
        }
    }

    public struct Row: Hashable, Sendable {
        /// The group's key: a category code, merchant, account id and so on; `nil` for records without one.
        public var key: String?
        public var sum: Sum
    }

    /// The sums of one currency.
    public struct Sheet: Hashable, Sendable {
        public var currency: Currency
        public var spent: Sum
        public var earned: Sum
        /// Largest first, or in chronological order.
        public var spentRows: [Row]
        public var earnedRows: [Row]
        /// Transfers between own accounts, in neither sum.
        public var transferred: Sum
        /// Adjustments of account balances, in neither sum.
        public var adjusted: Sum
        /// The amount by which rows exceed the whole, because a record counts under each of its tags.
        public var overlap: Money

        public var rows: [Row] { spentRows + earnedRows }
    }

    public let context: ReportContext
    /// The household's currency first, then by code.
    public var sheets: [Sheet]
    public var leftOut: ReportOmissions
    /// How amounts came to one currency; `nil` where currencies are apart.
    public var converted: ConvertedSums?

    public var period: ReportPeriod { context.period }

    /// Whether the period includes today and continues after it.
    public var isRunning: Bool { period.sameDays(until: context.today) != nil }
}

/// The records that no sum of a report includes.
public struct ReportOmissions: Hashable, Sendable {
    public struct Tally: Hashable, Sendable {
        public var count = 0
        /// For each currency, of the records with an amount, income and transfers aside.
        public var amounts: [Money] = []
        /// For each currency, of the income among them.
        public var income: [Money] = []

        public init(count: Int = 0, amounts: [Money] = []) { (self.count, self.amounts) = (count, amounts) }

        /// Counts a record that is in no sum of spending and income.
        mutating func add(_ record: Record, _ count: Int) {
            add(record.kind == .expense ? record.amount : nil, count)
            if record.kind == .income { income = (income + [record.amount].compactMap(\.self)).summed }
        }

        mutating func add(_ money: Money?, _ count: Int) {
            self.count += count
            amounts = (amounts + [money].compactMap(\.self)).summed
        }
    }

    /// Unconfirmed drafts of the period.
    public var drafts = Tally()
    /// Entries of the period whose day is still to come.
    public var planned = Tally()
    /// Records without a date, confirmed or not.
    public var undated = Tally()
    /// Records in another currency than their account's that are not settled.
    public var unsettled = Tally()
    /// Confirmed records without an amount or currency.
    public var withoutAmount = Tally()

    public init() {}

    public var isEmpty: Bool { self == ReportOmissions() }
}

extension Report.Row {
    /// An empty row, for a category that has only a budget.
    public init(_ key: String?, _ currency: Currency) { (self.key, sum) = (key, Report.Sum(currency)) }
}

extension Report.Sum {
    /// The difference of two sums.
    public func minus(_ other: Report.Sum) -> Report.Sum {
        var difference = self
        difference.now = now.plus(other.now.negated)
        difference.before = before.plus(other.before.negated)
        difference.sameDays = sameDays.plus(other.sameDays.negated)
        return difference
    }
}

extension Report.Sheet {
    /// Income minus spending.
    public var difference: Report.Sum { earned.minus(spent) }
}

extension Sequence<Report.Sum> {
    /// The total of sums in one currency; `nil` for none.
    public var total: Report.Sum? {
        reduce(nil) { total, sum in
            guard var total else { return sum }
            total.now = total.now.plus(sum.now)
            total.before = total.before.plus(sum.before)
            total.sameDays = total.sameDays.plus(sum.sameDays)
            total.records += sum.records
            return total
        }
    }
}

extension Report {
    /// The first sheet, and others with records in the period.
    public var shownSheets: [Sheet] {
        sheets.enumerated().filter { $0.offset == 0 || !$0.element.isEmpty }.map(\.element)
    }
}

extension Report.Sheet {
    /// Whether the period has no records in this currency.
    public var isEmpty: Bool {
        spent.records == 0 && earned.records == 0 && transferred.records == 0 && adjusted.records == 0
    }
}

extension [Report.Row] {
    /// The first rows, one row for each budgeted category, and the remaining rows.
    public func withBudgets(
        _ budgets: [BudgetStatus],
        _ currency: Currency,
        limit: Int
    ) -> (rows: [Report.Row], rest: [Report.Row]) {
        let codes = budgets.compactMap(\.budget.category?.code)
        var (rows, rest): ([Report.Row], [Report.Row]) = ([], [])
        for (index, row) in enumerated() {
            if index < limit || row.key.map(codes.contains) ?? false { rows.append(row) } else { rest.append(row) }
        }
        // Budgeted categories without spending in both periods.
        for code in codes where !contains(where: { $0.key == code }) { rows.append(Report.Row(code, currency)) }
        return (rows, rest)
    }
}

extension Report.Sum {
    /// Whether the sum is nonzero in either period.
    public var isThere: Bool { now.minorUnits != 0 || before.minorUnits != 0 }
}
