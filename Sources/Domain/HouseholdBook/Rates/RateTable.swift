public import ReceiptDomain

/// Exchange rates by day.
public struct RateTable: Hashable, Sendable {
    /// In order of days and sources; one for each day and source.
    public private(set) var days: [RateDay] = []

    public init(_ days: [RateDay] = []) { merge(days) }

    /// The age up to which rates are used on days for which no bank publishes any, as weekends and holidays.
    public static let mostDaysOld = 7

    /// Newer rates replace those of the same day, source and pair.
    public mutating func merge(_ newer: [RateDay]) {
        var byKey: [Key: RateDay] = [:]
        for rates in days + newer { byKey[Key(rates)] = byKey[Key(rates)]?.merging(rates) ?? rates }
        days = byKey.sorted { $0.key < $1.key }.map(\.value)
    }

    public mutating func remove(source: String) { days.removeAll { $0.source == source } }

    private struct Key: Hashable, Comparable {
        var day: CalendarDay
        var source: String

        init(_ rates: RateDay) { (day, source) = (rates.day, rates.source) }

        static func < (a: Key, b: Key) -> Bool { (a.day, a.source) < (b.day, b.source) }
    }

    /// The rate of the day, or of the nearest earlier one within a week; `nil` where there is none.
    ///
    /// Of a day's sources one with a rate of the two currencies themselves counts before the others, then the first by name.
    public func rate(_ from: Currency, _ to: Currency, on day: CalendarDay) -> AppliedRate? {
        var index = days.partitionPoint { day < $0.day }
        var best: AppliedRate?
        while index > 0 {
            index -= 1
            let rates = days[index]
            guard day.daysSince1970 - rates.day.daysSince1970 <= Self.mostDaysOld else { break }
            if let best, best.day != rates.day { break }
            guard let found = rates.rate(from, to) else { continue }
            if found.isDirect || !(best?.isDirect ?? false) { best = found }
        }
        return best
    }

    /// The newest rate of each pair of each source, of the currency or of all, newest first.
    public func newest(of currency: Currency? = nil) -> [RateDay] {
        struct Pair: Hashable {
            var source: String
            var from: Currency
            var to: Currency
        }
        var seen: Set<Pair> = []
        var found: [RateDay] = []
        for day in days.reversed() {
            let rates = day.rates.filter { rate in
                (currency == nil || rate.from == currency || rate.to == currency)
                    && seen.insert(Pair(source: day.source, from: rate.from, to: rate.to)).inserted
            }
            if !rates.isEmpty { found.append(RateDay(day.day, source: day.source, rates)) }
        }
        return found
    }

    // MARK: The stored form

    static let heading = "receiptmind-rates 1"

    /// Reads the form of ``text``, all days or those in the range: a line for each day and source.
    ///
    /// - Throws: ``RateProblem/damaged(line:)``
    public init(stored bytes: [UInt8], within range: ClosedRange<CalendarDay>? = nil) throws(RateProblem) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        guard lines.first.map({ $0.elementsEqual(Self.heading.utf8) }) ?? true else { throw .damaged(line: 1) }
        for (index, line) in lines.enumerated().dropFirst() {
            guard let day = CalendarDay(iso: String(decoding: line.prefix(10), as: UTF8.self)) else {
                throw .damaged(line: index + 1)
            }
            if let range, !range.contains(day) { continue }
            guard let rates = Self.rates(day, String(decoding: line.dropFirst(10), as: UTF8.self)) else {
                throw .damaged(line: index + 1)
            }
            days.append(rates)
        }
    }

    private static func rates(_ day: CalendarDay, _ text: String) -> RateDay? {
        let words = text.split(separator: " ")
        guard let source = words.first else { return nil }
        var rates: [ExchangeRate] = []
        for word in words.dropFirst() {
            let parts = word.split { $0 == "/" || $0 == "=" }
            guard parts.count == 3, let from = Currency(stored: parts[0]), let to = Currency(stored: parts[1]),
                let rate = ExchangeRate(from, to, decimal: parts[2])
            else { return nil }
            rates.append(rate)
        }
        return RateDay(day, source: String(source), rates)
    }

    public var text: String { ([Self.heading] + lines).map { $0 + "\n" }.joined() }

    /// A line for each day and source, without the heading.
    public var lines: [String] {
        days.map { rates in
            rates.rates.reduce("\(rates.day) \(rates.source)") { $0 + " \($1.from)/\($1.to)=\($1.decimal)" }
        }
    }

    /// Reads one of ``lines``; `nil` for any other text.
    public static func day(line: String) -> RateDay? {
        CalendarDay(iso: line.prefix(10)).flatMap { rates($0, String(line.dropFirst(10))) }
    }
}

/// Converts amounts to one currency.
public struct Conversion: Hashable, Sendable {
    public let currency: Currency
    public let rates: RateTable

    public init(to currency: Currency, _ rates: RateTable) { (self.currency, self.rates) = (currency, rates) }
}

/// The reason why rates cannot be read.
public enum RateProblem: Error, Hashable, Sendable {
    /// The library's own file was changed by another program.
    case damaged(line: Int)
    /// The file has no known form of rates.
    case notRates
    /// The file does not state the day of its rates.
    case noDay
    case badDay(String, line: Int)
    case badCurrency(String, line: Int)
    case badRate(String, line: Int)
    /// Two different rates of one pair on one day.
    case twice(String, line: Int)
    /// 한국수출입은행 answered with an error; the number is the one of its documentation.
    case refused(Int)
    /// A name of a source that has blanks, or is too long.
    case badSource(String)
    case unknownSource(String, known: [String])
    /// No rates are in the library.
    case none(Currency)
}
