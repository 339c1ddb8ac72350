public import ReceiptDomain

/// Value added tax by rate, of purchases that note their tax.
public struct VATSums: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        /// In tenths of a percent; 0 is what has no tax, `nil` several rates or one that is not known.
        public var rate: Int?
        public var net: Money
        public var tax: Money
        public var records: Int

        public var gross: Money { net.plus(tax) }
    }

    private struct Key: Hashable {
        var currency: Currency
        var rate: Int?
    }

    private var sums: [Key: Row] = [:]
    /// Purchases that note no tax.
    public private(set) var without = ReportOmissions.Tally()

    init() {}

    /// By currency, the highest rate first.
    public var rows: [Row] {
        sums.sorted { ($0.key.currency.code, -($0.key.rate ?? -1)) < ($1.key.currency.code, -($1.key.rate ?? -1)) }
            .map(\.value)
    }

    /// Adds a purchase by the rates that its currency's countries have; a receipt tells the sum of its taxes only.
    mutating func add(_ record: Record, rates: [Int]) {
        guard record.status == .confirmed, record.kind == .expense, let amount = record.amount, amount.isPossible,
            amount.currency != .unknown
        else { return }
        guard let tax = record.tax, tax.currency == amount.currency, tax.minorUnits != 0, tax.isPossible else {
            return without.add(amount, 1)
        }
        let sign = amount.minorUnits < 0 ? -1 : 1
        let (gross, paid) = (Int(amount.minorUnits.magnitude), Int(tax.minorUnits.magnitude))
        guard paid < gross else { return without.add(amount, 1) }
        if let rate = Self.rate(of: paid, in: gross, rates) {
            return add(gross - paid, paid, rate, amount.currency, sign, records: 1)
        }
        // With one rate alone the rest of a purchase has no tax, as fresh food beside other goods in Korea.
        if rates.count == 1, let rate = rates.first, Self.error(of: paid, in: gross, rate) < 0 {
            let net = Int((Int128(paid) * 1000 + Int128(rate) / 2) / Int128(rate))
            add(net, paid, rate, amount.currency, sign, records: 1)
            return add(gross - paid - net, 0, 0, amount.currency, sign, records: 0)
        }
        add(gross - paid, paid, nil, amount.currency, sign, records: 1)
    }

    private mutating func add(_ net: Int, _ tax: Int, _ rate: Int?, _ currency: Currency, _ sign: Int, records: Int) {
        let none = Money.zero(currency)
        var row = sums[Key(currency: currency, rate: rate)] ?? Row(rate: rate, net: none, tax: none, records: 0)
        row.net = row.net.plus(Money(minorUnits: sign * net, currency: currency))
        row.tax = row.tax.plus(Money(minorUnits: sign * tax, currency: currency))
        row.records += records
        sums[Key(currency: currency, rate: rate)] = row
    }

    /// The nearest rate, if the tax is right but for what was rounded line by line.
    private static func rate(of tax: Int, in gross: Int, _ rates: [Int]) -> Int? {
        let nearest = rates.min {
            error(of: tax, in: gross, $0).magnitude * UInt128(1000 + $1)
                < error(of: tax, in: gross, $1).magnitude * UInt128(1000 + $0)
        }
        guard let nearest else { return nil }
        let allowed = Int128(max(1, tax / 200)) * Int128(1000 + nearest)
        return error(of: tax, in: gross, nearest).magnitude <= allowed.magnitude ? nearest : nil
    }

    /// How much more tax there is than at the rate, times 1000 plus the rate.
    private static func error(of tax: Int, in gross: Int, _ rate: Int) -> Int128 {
        Int128(tax) * Int128(1000 + rate) - Int128(gross) * Int128(rate)
    }
}
