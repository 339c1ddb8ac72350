public import HouseholdBook
public import ReceiptDomain

/// The library's exchange rates, which come from files alone.
public struct HouseholdRates: Sendable {
    private let file: any RateFile

    public init(_ file: any RateFile) { self.file = file }

    /// The rates that were not known before, or differed.
    @discardableResult
    public func add(_ days: [RateDay]) async throws -> Int {
        let before = try await table()
        try await file.changeRateFile { bytes in
            var table = try RateTable(stored: bytes ?? [])
            table.merge(days)
            return Array(table.text.utf8)
        }
        let known = Set(before.days.flatMap { day in day.rates.map { KnownRate(day, $0) } })
        return days.reduce(0) { count, day in count + day.rates.count { !known.contains(KnownRate(day, $0)) } }
    }

    /// The rates of days, sources and pairs that are not here yet.
    func missing(_ days: [RateDay]) async throws -> [RateDay] {
        let here = try await table()
        var all = RateTable(days)
        all.merge(here.days)
        let known = Set(here.days.flatMap { day in day.rates.map { KnownRate(day, $0) } })
        return all.days.compactMap { day in
            let new = day.rates.filter { !known.contains(KnownRate(day, $0)) }
            return new.isEmpty ? nil : RateDay(day.day, source: day.source, new)
        }
    }

    private struct KnownRate: Hashable {
        var day: CalendarDay
        var source: String
        var rate: ExchangeRate

        init(_ rates: RateDay, _ rate: ExchangeRate) { (day, source, self.rate) = (rates.day, rates.source, rate) }
    }

    /// Removes all rates of a source.
    ///
    /// - Throws: ``HouseholdBook/RateProblem/unknownSource(_:known:)``
    public func remove(source: String) async throws {
        try await file.changeRateFile { bytes in
            var table = try RateTable(stored: bytes ?? [])
            let known = Set(table.days.map(\.source))
            guard known.contains(source) else { throw RateProblem.unknownSource(source, known: known.sorted()) }
            table.remove(source: source)
            return Array(table.text.utf8)
        }
    }

    public func table() async throws -> RateTable { try RateTable(stored: await file.rateFile() ?? []) }

    /// The conversion of amounts of a period and the one before.
    ///
    /// - Throws: ``HouseholdBook/RateProblem/none(_:)`` where no rates were imported.
    public func conversion(to currency: Currency, _ period: ReportPeriod) async throws -> Conversion {
        guard let bytes = try await file.rateFile() else { throw RateProblem.none(currency) }
        let first = period.previous?.first ?? period.first
        let days = (first.adding(days: -RateTable.mostDaysOld) ?? first)...period.last
        return Conversion(to: currency, try RateTable(stored: bytes, within: days))
    }
}
