public import ReceiptDomain

/// The rates by which a report's amounts were converted to one currency.
public struct ConvertedSums: Hashable, Sendable {
    /// A rate with the number of the period's records, or of balances, that it converted.
    public struct Use: Hashable, Sendable {
        public var rate: AppliedRate
        public var records: Int
    }

    public let currency: Currency
    private var records: [AppliedRate: Int] = [:]
    /// The records that count with the amount they were settled at.
    public private(set) var settled = 0
    /// The records, or accounts, without a rate of the day or of the week before it, whose sums stay in their currencies.
    public private(set) var without = ReportOmissions.Tally()

    init(_ currency: Currency) { self.currency = currency }

    /// In order of currencies and days.
    public var uses: [Use] {
        records.map { Use(rate: $0.key, records: $0.value) }.sorted {
            ($0.rate.from.code, $0.rate.day, $0.rate.source) < ($1.rate.from.code, $1.rate.day, $1.rate.source)
        }
    }

    mutating func add(_ results: [Conversion.Result], _ amounts: [Money]) {
        var rates: Set<AppliedRate> = []
        var isLeft = false
        for (result, amount) in zip(results, amounts) {
            switch result {
            case .byRate(let rate): rates.insert(rate)
            case .missing:
                without.add(amount, isLeft ? 0 : 1)
                isLeft = true
            case .own, .settled: break
            }
        }
        for rate in rates { records[rate, default: 0] += 1 }
        if results.contains(.settled) { settled += 1 }
    }
}

extension Conversion {
    enum Result: Hashable {
        /// It was paid in the currency.
        case own
        case settled
        case byRate(AppliedRate)
        case missing
    }

    func result(_ amount: Money, of record: Record, on day: CalendarDay) -> Result {
        if amount.currency == currency { return record.amount?.currency == currency ? .own : .settled }
        return rates.rate(amount.currency, currency, on: day).map(Result.byRate) ?? .missing
    }

    /// A balance at the end of the day; no amount without a rate.
    ///
    /// Zero is zero in any currency.
    func balance(_ amount: Money, on day: CalendarDay) -> (amount: Money?, result: Result) {
        if amount.currency == currency { return (amount, .own) }
        if amount.minorUnits == 0 { return (Money.zero(currency), .own) }
        guard let rate = rates.rate(amount.currency, currency, on: day) else { return (nil, .missing) }
        return (rate.convert(amount), .byRate(rate))
    }

    /// A transfer's or an adjustment's amount: as it left or arrived in the currency, otherwise by the day's rate.
    func movement(_ amount: Money, _ record: Record, _ day: CalendarDay) -> (amount: Money, result: Result) {
        let amounts = [amount, record.book.toAmount].compactMap(\.self)
        if let own = amounts.first(where: { $0.currency == currency }) { return (own, .own) }
        guard let rate = rates.rate(amount.currency, currency, on: day) else { return (amount, .missing) }
        return (rate.convert(amount), .byRate(rate))
    }
}
