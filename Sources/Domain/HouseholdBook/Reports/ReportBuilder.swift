public import ReceiptDomain

import struct Foundation.Date

/// Builds a report incrementally from records in any order.
public struct ReportBuilder: Sendable {
    private struct Key: Hashable {
        var direction: Flow.Direction
        var key: String?
    }

    /// The running sums of one currency.
    private struct Tally {
        var rows: [Key: Report.Sum] = [:]
        var spent: Report.Sum
        var earned: Report.Sum
        var transferred: Report.Sum
        var adjusted: Report.Sum
        var overlap = 0

        init(_ currency: Currency) {
            spent = Report.Sum(currency)
            (earned, transferred, adjusted) = (spent, spent, spent)
        }
    }

    public let context: ReportContext
    private let previous: ReportPeriod?
    private let sameDays: ClosedRange<CalendarDay>?
    private var tallies: [Currency: Tally] = [:]
    private var leftOut = ReportOmissions()
    private var converted: ConvertedSums?

    public init(_ context: ReportContext) {
        self.context = context
        previous = context.period.previous
        sameDays = context.period.sameDays(until: context.today)
        converted = context.conversion.map { ConvertedSums($0.currency) }
    }

    /// The days whose records have to be added: the period and the one before.
    public var days: ClosedRange<CalendarDay> { (previous?.first ?? context.period.first)...context.period.last }

    /// Adds the sum of equal plain records of one day; requires ``ReportContext/canTakeSums``.
    public mutating func add(_ sum: RecordSum) { add(sum.record, standingFor: sum.count) }

    public mutating func add(_ record: Record) { add(record, standingFor: 1) }

    private mutating func add(_ record: Record, standingFor count: Int) {
        guard record.status != .discarded, record.kind != .note, context.filter.takes(record) else { return }
        guard let day = record.date else { return leftOut.undated.add(record, count) }
        let isNow = context.period.contains(day)
        guard isNow || previous?.contains(day) ?? false else { return }
        guard record.status == .confirmed else {
            if isNow, context.filter.mayTake(record) { leftOut.drafts.add(record, count) }
            return
        }
        guard day <= context.today else {
            if isNow, context.filter.mayTake(record) { leftOut.planned.add(record, count) }
            return
        }
        guard let amount = record.amount, amount.currency != .unknown else {
            if isNow { leftOut.withoutAmount.add(record.amount, count) }
            return
        }
        if context.conversion == nil, record.isUnsettled(context.accounts) {
            if isNow { leftOut.unsettled.add(amount, count) }
            return
        }
        if context.filter.isEmpty { addMovement(record, amount, day) }
        addFlows(of: record, day, count)
    }

    private func add(_ money: Money, on day: CalendarDay, to sum: inout Report.Sum, records: Int = 1) {
        if context.period.contains(day) {
            sum.now = sum.now.plus(money)
            sum.records += records
        } else {
            sum.before = sum.before.plus(money)
            if sameDays?.contains(day) ?? true { sum.sameDays = sum.sameDays.plus(money) }
        }
    }

    private mutating func addMovement(_ record: Record, _ amount: Money, _ day: CalendarDay) {
        guard record.kind == .transfer || record.kind == .adjust else { return }
        var amount = amount
        if let movement = context.conversion?.movement(amount, record, day) {
            if context.period.contains(day) { converted?.add([movement.result], [amount]) }
            amount = movement.amount
        }
        var tally = tallies[amount.currency] ?? Tally(amount.currency)
        if record.kind == .transfer {
            add(amount, on: day, to: &tally.transferred)
        } else {
            add(amount, on: day, to: &tally.adjusted)
        }
        tallies[amount.currency] = tally
    }

    private mutating func addFlows(of record: Record, _ day: CalendarDay, _ count: Int) {
        var seen: Set<Key> = []
        var directions: Set<Flow.Direction> = []
        for flow in flows(of: record, day) {
            var tally = tallies[flow.amount.currency] ?? Tally(flow.amount.currency)
            let records = directions.insert(flow.direction).inserted ? count : 0
            if flow.direction == .spent {
                add(flow.amount, on: day, to: &tally.spent, records: records)
            } else {
                add(flow.amount, on: day, to: &tally.earned, records: records)
            }
            let keys = context.grouping.keys(of: flow, record, on: comparable(day), context)
            for name in keys {
                let key = Key(direction: flow.direction, key: name)
                var sum = tally.rows[key] ?? Report.Sum(flow.amount.currency)
                add(flow.amount, on: day, to: &sum, records: seen.insert(key).inserted ? count : 0)
                tally.rows[key] = sum
            }
            if keys.count > 1, context.period.contains(day) {
                let more = Int128(flow.amount.minorUnits) * Int128(keys.count - 1)
                tally.overlap = tally.overlap.clampedAdding(Int(clamping: more))
            }
            tallies[flow.amount.currency] = tally
        }
    }

    /// The flows that the filter takes, converted where they can be.
    private mutating func flows(of record: Record, _ day: CalendarDay) -> [Flow] {
        let flows = record.flows(context.accounts, preferring: context.conversion?.currency)
            .filter { context.filter.takes($0) }
        guard let conversion = context.conversion else { return flows }
        let results = flows.map { conversion.result($0.amount, of: record, on: day) }
        if context.period.contains(day) { converted?.add(results, flows.map(\.amount)) }
        return zip(flows, results).map { flow, result in
            var flow = flow
            if case .byRate(let rate) = result { flow.amount = rate.convert(flow.amount) }
            return flow
        }
    }

    /// Day and month rows of the earlier period are compared with their counterparts in this one.
    private func comparable(_ day: CalendarDay) -> CalendarDay {
        context.grouping.isInTime && !context.period.contains(day) ? context.period.counterpart(of: day) : day
    }

    /// The report of the records added; the home currency's sheet comes first, even if it is empty.
    public func report(in home: Currency?) -> Report {
        var sheets = tallies.map { sheet($1, in: $0) }.sorted { $0.currency.code < $1.currency.code }
        if let home = context.conversion?.currency ?? home {
            let index = sheets.firstIndex { $0.currency == home }
            let own = index.map { sheets.remove(at: $0) } ?? sheet(Tally(home), in: home)
            sheets.insert(own, at: 0)
        }
        return Report(context: context, sheets: sheets, leftOut: leftOut, converted: converted)
    }

    private func sheet(_ tally: Tally, in currency: Currency) -> Report.Sheet {
        Report.Sheet(
            currency: currency,
            spent: tally.spent,
            earned: tally.earned,
            spentRows: rows(.spent, tally, currency),
            earnedRows: rows(.earned, tally, currency),
            transferred: tally.transferred,
            adjusted: tally.adjusted,
            overlap: Money(minorUnits: tally.overlap, currency: currency)
        )
    }

    private func rows(_ direction: Flow.Direction, _ tally: Tally, _ currency: Currency) -> [Report.Row] {
        let found = tally.rows.filter { $0.key.direction == direction }
        guard !found.isEmpty else { return [] }
        let sums = Dictionary(found.map { ($0.key.key, $0.value) }) { first, _ in first }
        guard !context.grouping.isInTime else {
            return timeKeys.map { Report.Row(key: $0, sum: sums[$0] ?? Report.Sum(currency)) }
        }
        return sums.map { Report.Row(key: $0.key, sum: $0.value) }.sorted { a, b in
            (b.sum.now.minorUnits, b.sum.before.minorUnits, a.key ?? "")
                < (a.sum.now.minorUnits, a.sum.before.minorUnits, b.key ?? "")
        }
    }

    /// All months or days of the period, up to today where it continues.
    private var timeKeys: [String] {
        let period = context.period
        let keys =
            if context.grouping == .month {
                period.months.map { context.monthKey(of: $0.first) }
            } else {
                (period.first.daysSince1970...period.last.daysSince1970).compactMap {
                    CalendarDay(daysSince1970: $0)?.description
                }
            }
        guard period.contains(context.today) else { return keys }
        let now = context.grouping == .month ? context.monthKey(of: context.today) : context.today.description
        return keys.filter { $0 <= now }
    }
}

extension RecordSum {
    /// A single record that stands for the summed ones.
    public var record: Record {
        var record = Record(
            id: RecordID(high: 0, low: 0),
            user: .me,
            kind: key.kind,
            status: .confirmed,
            date: key.day,
            amount: Money(minorUnits: minorUnits, currency: key.currency),
            createdAt: .distantPast
        )
        (record.category, record.account) = (key.category, key.account)
        return record
    }
}

extension Report {
    public init(_ context: ReportContext, _ records: some Sequence<Record>, in home: Currency?) {
        var builder = ReportBuilder(context)
        for record in records { builder.add(record) }
        self = builder.report(in: home)
    }
}

extension Record {
    /// Whether it was paid in another currency than the account's and is not settled.
    func isUnsettled(_ accounts: AccountBook) -> Bool {
        guard kind == .expense || kind == .income, let amount, let account = account.flatMap({ accounts[$0] }) else {
            return false
        }
        return amount.currency != account.currency && book.settled?.currency != account.currency
    }
}
