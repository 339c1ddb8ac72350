public import ReceiptDomain

/// What was spent and earned in a time, divided by something, beside the time before.
///
/// Each currency stands by itself. What no sum has is counted in ``leftOut``.
public struct Report: Hashable, Sendable {
    /// A sum of the period, of the one before, and of as many days of that as the period has until today.
    public struct Sum: Hashable, Sendable {
        public var now: Money
        public var before: Money
        public var sameDays: Money
        /// How many records of the period have a part in it.
        public var records = 0

        init(_ currency: Currency) {
            now = Money(minorUnits: 0, currency: currency)
            (before, sameDays) = (now, now)
        }

        /// In percent of the sum before, rounded; `nil` where that is nothing or less.
        public var change: Int? { Self.change(from: before, to: now) }
        public var changeOfSameDays: Int? { Self.change(from: sameDays, to: now) }

        private static func change(from before: Money, to now: Money) -> Int? {
            guard before.minorUnits > 0 else { return nil }
            let share = Double(now.minorUnits) / Double(before.minorUnits) * 100 - 100
            return share.magnitude < 1_000_000 ? Int(share.rounded()) : nil
        }
    }

    public struct Row: Hashable, Sendable {
        /// The category's code, the shop, the account's id and so on; `nil` for what has none.
        public var key: String?
        public var sum: Sum
    }

    /// The sums of one currency.
    public struct Sheet: Hashable, Sendable {
        public var currency: Currency
        public var spent: Sum
        public var earned: Sum
        /// The largest first, or in the order of time.
        public var spentRows: [Row]
        public var earnedRows: [Row]
        /// Moved between own accounts: in neither sum.
        public var transferred: Sum
        /// What accounts had more or less than the book said: in neither sum.
        public var adjusted: Sum
        /// What rows have more than the whole, because a record counts under several tags.
        public var overlap: Money

        public var rows: [Row] { spentRows + earnedRows }
    }

    public let context: ReportContext
    /// The household's own currency first, then the others by their codes.
    public var sheets: [Sheet]
    public var leftOut: ReportOmissions

    public var period: ReportPeriod { context.period }

    /// Until today, where the period goes on.
    public var isRunning: Bool { period.sameDays(until: context.today) != nil }
}

/// What a report has in none of its sums.
public struct ReportOmissions: Hashable, Sendable {
    public struct Tally: Hashable, Sendable {
        public var count = 0
        /// For each currency, as far as there are amounts.
        public var amounts: [Money] = []

        public init(count: Int = 0, amounts: [Money] = []) { (self.count, self.amounts) = (count, amounts) }

        mutating func add(_ money: Money?, _ count: Int) {
            self.count += count
            amounts = (amounts + [money].compactMap(\.self)).summed
        }
    }

    /// Drafts of the period that nobody confirmed yet.
    public var drafts = Tally()
    /// Records without a date, confirmed or not.
    public var undated = Tally()
    /// Paid in another currency than the account's, and not settled yet.
    public var unsettled = Tally()
    /// Confirmed, but without an amount or its currency.
    public var withoutAmount = Tally()

    public init() {}

    public var isEmpty: Bool { self == ReportOmissions() }
}

extension Report.Row {
    /// A row without anything in it, for what has a budget only.
    public init(_ key: String?, _ currency: Currency) { (self.key, sum) = (key, Report.Sum(currency)) }
}

extension Report.Sum {
    /// This sum without another, part by part.
    public func minus(_ other: Report.Sum) -> Report.Sum {
        var difference = self
        difference.now = now.plus(other.now.negated)
        difference.before = before.plus(other.before.negated)
        difference.sameDays = sameDays.plus(other.sameDays.negated)
        return difference
    }
}

extension Report.Sheet {
    /// What was earned and not spent.
    public var difference: Report.Sum { earned.minus(spent) }
}

extension Sequence<Report.Sum> {
    /// All in one, of one currency; `nil` for none.
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
    /// The first sheet, and the others as far as something is in their period.
    public var shownSheets: [Sheet] {
        sheets.enumerated().filter { $0.offset == 0 || !$0.element.isEmpty }.map(\.element)
    }
}

extension Report.Sheet {
    /// Nothing in the period itself.
    public var isEmpty: Bool {
        spent.records == 0 && earned.records == 0 && transferred.records == 0 && adjusted.records == 0
    }
}

extension [Report.Row] {
    /// The first rows, with one for each category that has a budget, and the rows that are left over.
    public func withBudgets(
        _ budgets: [BudgetStanding],
        _ currency: Currency,
        limit: Int
    ) -> (rows: [Report.Row], rest: [Report.Row]) {
        let codes = budgets.compactMap(\.budget.category?.code)
        var (rows, rest): ([Report.Row], [Report.Row]) = ([], [])
        for (index, row) in enumerated() {
            if index < limit || row.key.map(codes.contains) ?? false { rows.append(row) } else { rest.append(row) }
        }
        // Nothing was spent on them, in this period or the one before.
        for code in codes where !contains(where: { $0.key == code }) { rows.append(Report.Row(code, currency)) }
        return (rows, rest)
    }
}

extension Report.Sum {
    /// Something is in it, in the period or the one before.
    public var isThere: Bool { now.minorUnits != 0 || before.minorUnits != 0 }
}
