public import HouseholdBook
public import ReceiptDomain
import ReceiptRegions
public import ReceiptReview

/// Reports on a period: spending, income, budgets, balances and prices.
///
/// Queries records by day in batches, so that a month's report takes no longer in a long ledger.
public struct HouseholdReports: Sendable {
    let library: any LedgerTransactions
    let user: UserID
    let today: CalendarDay
    /// The household's currency, which reports list first.
    let home: Currency?

    public init(library: any LedgerTransactions, user: UserID, today: CalendarDay, home: Currency?) {
        (self.library, self.user, self.today, self.home) = (library, user, today, home)
    }

    public init(_ library: any LedgerTransactions, _ user: UserID, _ convention: InputConvention) {
        self.init(library: library, user: user, today: convention.today, home: convention.homeCurrency)
    }

    /// Reports on the same records under several groupings, with the period's budgets unless it is converted.
    public struct Overview: Hashable, Sendable {
        /// One report for each requested grouping, in that order.
        public var reports: [Report]
        public var budgets: [BudgetStatus]
        /// On the period's last day, or today.
        public var goals: [GoalStatus]

        public init(reports: [Report], budgets: [BudgetStatus], goals: [GoalStatus] = []) {
            (self.reports, self.budgets, self.goals) = (reports, budgets, goals)
        }
    }

    public func overview(
        _ period: ReportPeriod,
        by groupings: [ReportGrouping],
        filter: ReportFilter = ReportFilter(),
        conversion: Conversion? = nil
    ) async throws -> Overview {
        let accounts = try await library.accountBook(of: user)
        var builders = groupings.map {
            ReportBuilder(
                ReportContext(
                    period,
                    by: $0,
                    filter: filter,
                    accounts: accounts,
                    today: today,
                    conversion: conversion
                )
            )
        }
        // Budgets count what was paid in their currency, which is less than a converted report has.
        let budgets = filter.isEmpty && conversion == nil ? try await self.budgets().filter { $0.isFor(period) } : []
        var tally = BudgetTally(budgets, accounts, today: today)
        let days = (builders.first?.days ?? period.first...period.last)
        let first = budgets.map { $0.firstDay(for: period) }.min().map { min($0, days.lowerBound) } ?? days.lowerBound
        var asked = tests(of: filter) + [.day(.minimum, first), .day(.maximum, days.upperBound)]
        if builders.allSatisfy(\.context.canTakeSums) {
            asked.append(.isPlain(false))
            for sum in try await plainSums(DayRange(first, through: days.upperBound)) {
                for index in builders.indices { builders[index].add(sum) }
                tally.add(sum.record)
            }
        }
        try await forEach(asked) { record in
            for index in builders.indices { builders[index].add(record) }
            tally.add(record)
        }
        try await forEach(tests(of: filter) + [.has(.day, false)]) { record in
            for index in builders.indices { builders[index].add(record) }
        }
        return Overview(
            reports: builders.map { $0.report(in: home) },
            budgets: try await statuses(of: budgets, tally) { _ in period },
            goals: filter.isEmpty
                ? try await HouseholdGoals(library: library, user: user, today: today)
                    .statuses(on: min(today, period.last)) : []
        )
    }

    /// The status of every budget in its period that contains the day.
    public func budgetStatuses(on day: CalendarDay) async throws -> [BudgetStatus] {
        let budgets = try await self.budgets()
        let periods = budgets.compactMap { budget in budget.period(with: day).map { (budget, $0) } }
        guard let first = periods.map({ $0.0.firstDay(for: $0.1) }).min(), let last = periods.map(\.1.last).max() else {
            return []
        }
        return try await statuses(of: budgets, try await tally(of: budgets, first, last)) { $0.period(with: day) }
    }

    /// The amount that the period before today's had for the budget, spent or budgeted earlier, where the new amount is at
    /// most a tenth of that: perhaps a typing error.
    public func muchMoreBefore(_ budget: Budget) async throws -> Money? {
        guard let amount = budget.steps.last?.amount, let period = budget.period(with: today)?.previous else {
            return nil
        }
        let spent = try await tally(of: [budget], period.first, period.last).spent(on: budget, in: period)
        let usual = [spent, budget.steps.dropLast().last?.amount].compactMap(\.self).max {
            $0.minorUnits < $1.minorUnits
        }
        return usual.flatMap { $0.minorUnits / 10 >= amount.minorUnits ? $0 : nil }
    }

    private func tally(of budgets: [Budget], _ first: CalendarDay, _ last: CalendarDay) async throws -> BudgetTally {
        var tally = BudgetTally(budgets, try await library.accountBook(of: user), today: today)
        for sum in try await plainSums(DayRange(first, through: last)) { tally.add(sum.record) }
        try await forEach([.day(.minimum, first), .day(.maximum, last), .isPlain(false)]) { tally.add($0) }
        return tally
    }

    private func statuses(
        of budgets: [Budget],
        _ tally: BudgetTally,
        _ period: (Budget) -> ReportPeriod?
    ) async throws -> [BudgetStatus] {
        guard !budgets.isEmpty else { return [] }
        let recurrences = try await recurrences()
        return budgets.compactMap { budget in
            guard let period = period(budget) else { return nil }
            let coming = recurrences.all.map {
                budget.coming(
                    $0,
                    after: max(today, period.first.adding(days: -1) ?? today),
                    through: period.last,
                    seen: recurrences.seen
                )
            }
            let sum = (coming + [tally.planned(on: budget, in: period)]).summed.first
            return BudgetStatus(budget, in: period, coming: period.last > today ? sum : nil) {
                tally.spent(on: budget, in: $0)
            }
        }
    }

    /// The net worth over a period, computed from account movements without loading records.
    public func netWorth(_ period: ReportPeriod, conversion: Conversion? = nil) async throws -> NetWorthReport {
        let balances = try await library.bookBalances(of: user)
        return NetWorthReport(period, balances.days, today: today, conversion: conversion)
    }

    /// The moods of entries and notes, by month and by day.
    public func moods(_ period: ReportPeriod) async throws -> MoodReport {
        var found: [Record] = []
        try await forEachPast([.text(field: "mood", .isThere(true)), .status([.confirmed])] + days(of: period)) {
            found.append($0)
        }
        return MoodReport(period, found)
    }

    /// Prices paid for a product, in the period or over all time.
    public func prices(of word: String, within period: ReportPeriod?) async throws -> PriceReport {
        var found: [Record] = []
        try await forEachPast(
            [.text(field: "item", .contains(SearchText.folded(word))), .status([.confirmed])] + days(of: period)
        ) {
            found.append($0)
        }
        return PriceReport(word, found, within: period)
    }

    /// The names of items that were bought most often in the last twelve months, the most frequent first.
    public func oftenBought(_ most: Int) async throws -> [String] {
        var bought: [String: (name: String, count: Int, last: CalendarDay)] = [:]
        let since = today.adding(days: -365).map { [RecordTest.day(.minimum, $0)] } ?? []
        try await forEachPast([.text(field: "item", .isThere(true)), .status([.confirmed])] + since) { record in
            guard let day = record.date else { return }
            for item in record.items where item.priceOfOne.map({ $0.minorUnits > 0 }) ?? false {
                let known = bought[SearchText.folded(item.name), default: (item.name, 0, day)]
                bought[SearchText.folded(item.name)] = (known.name, known.count + 1, max(known.last, day))
            }
        }
        return bought.values.filter { !$0.name.isEmpty }
            .sorted { ($1.count, $1.last, $0.name) < ($0.count, $0.last, $1.name) }
            .prefix(most).map(\.name)
    }

    /// Money given and received at family events, in the period or over all time.
    public func events(within period: ReportPeriod?) async throws -> EventReport {
        var found: [RecordID: Record] = [:]
        // A split may have another category than its record; records with splits are never plain.
        let ways: [[RecordTest]] =
            [[.category([.events], orNone: false), .isPlain(true)], [.isPlain(false)]]
            + EventReport.tags.sorted().map { [.text(field: RecordField.tags.name, .contains($0))] }
        for way in ways {
            try await forEachPast(way + [.status([.confirmed])] + days(of: period)) { found[$0.id] = $0 }
        }
        let records = found.values.sorted { $0.id < $1.id }
        return EventReport(records, try await library.accountBook(of: user), within: period)
    }

    public func tax(_ period: ReportPeriod) async throws -> TaxReport {
        var found: [Record] = []
        try await forEach(days(of: period)) { found.append($0) }
        try await forEach([.has(.day, false)]) { found.append($0) }
        return TaxReport(period, found, try await library.accountBook(of: user), today: today) { currency in
            Region.taxRates(in: currency.code)
        }
    }

    public func budgets() async throws -> [Budget] {
        try await library.entities(Budget.self, of: user).map(\.entity)
    }

    private func recurrences() async throws -> (all: [Recurrence], seen: Set<OccurrenceKey>) {
        let all = try await library.entities(Recurrence.self, of: user).map(\.entity)
        return (all, all.isEmpty ? [] : try await library.look(at: user) { $0.occurrences })
    }

    /// The part of a filter that an index can evaluate.
    private func tests(of filter: ReportFilter) -> [RecordTest] {
        filter.shop.map { [.text(field: "merchant", .contains($0))] } ?? []
    }

    private func days(of period: ReportPeriod?) -> [RecordTest] {
        period.map { [.day(.minimum, $0.first), .day(.maximum, $0.last)] } ?? []
    }

    private func plainSums(_ days: DayRange) async throws -> [RecordSum] {
        try await library.sums(ofPlainIn: days, of: user)
    }

    /// As ``forEach(_:_:)``, without records whose day is still to come.
    private func forEachPast(_ tests: [RecordTest], _ body: (Record) -> Void) async throws {
        try await forEach(tests) { if $0.date.map({ $0 <= today }) ?? true { body($0) } }
    }

    /// Passes all records to `body`, newest first, without discarded ones unless the tests ask for a status.
    private func forEach(_ tests: [RecordTest], _ body: (Record) -> Void) async throws {
        let asksForStatus = tests.contains { if case .status = $0 { true } else { false } }
        let query = RecordQuery(tests + (asksForStatus ? [] : [.status([.draft, .confirmed])]))
        try await library.forEach(query, of: user) { $0.forEach(body) }
    }
}
