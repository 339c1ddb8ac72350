public import ReceiptDomain

/// The exact price of one unit of a currency in another one.
public struct ExchangeRate: Hashable, Sendable {
    public let from: Currency
    public let to: Currency
    /// The rate times ten to the ``scale``, above zero.
    let digits: Int
    let scale: Int

    /// More digits than any source publishes; products of two rates and an amount fit into 128 bits.
    static let mostDigits = 12
    static let mostDecimals = 15

    /// Parses a plain decimal above zero, the price of `units` of `from`; `nil` for any other text, or a rate of too many digits.
    ///
    /// `units` is a power of ten, as in a price for 100 yen.
    public init?(_ from: Currency, _ to: Currency, decimal text: some StringProtocol, units: Int = 1) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard from != to, (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) })
        else { return nil }
        let fraction = parts.count == 2 ? String(parts[1]) : ""
        var significant = Substring(parts[0] + fraction)
        var scale = fraction.count + String(units).count - 1
        while scale > 0, significant.last == "0" {
            significant.removeLast()
            scale -= 1
        }
        significant = significant.drop { $0 == "0" }
        guard (1...Self.mostDigits).contains(significant.count), scale <= Self.mostDecimals,
            let digits = Int(significant)
        else { return nil }
        (self.from, self.to, self.digits, self.scale) = (from, to, digits, scale)
    }

    /// As a plain decimal.
    public var decimal: String { Self.decimal(digits, scale) }

    static func decimal(_ digits: Int, _ scale: Int) -> String {
        guard scale > 0 else { return String(digits) }
        let text = String(repeating: "0", count: max(0, scale + 1 - String(digits).count)) + String(digits)
        return text.dropLast(scale) + "." + text.suffix(scale)
    }
}

extension Character {
    fileprivate var isDigit: Bool { isASCII && isNumber }
}

/// The rates that a source published for a day.
public struct RateDay: Hashable, Sendable {
    public let day: CalendarDay
    /// `ECB`, `koreaexim`, or a name that the user gave; without blanks.
    public let source: String
    /// In order of their currencies; one for each pair.
    public private(set) var rates: [ExchangeRate]

    public init(_ day: CalendarDay, source: String, _ rates: [ExchangeRate]) {
        (self.day, self.source) = (day, source)
        self.rates = rates.sorted { ($0.from.code, $0.to.code) < ($1.from.code, $1.to.code) }
    }

    /// With newer rates, which replace those of the same pairs.
    func merging(_ newer: RateDay) -> RateDay {
        let known = Set(newer.rates.map { [$0.from, $0.to] })
        return RateDay(day, source: source, rates.filter { !known.contains([$0.from, $0.to]) } + newer.rates)
    }

    /// The rate between two currencies: the published one or its inverse, else over a third currency.
    func rate(_ from: Currency, _ to: Currency) -> AppliedRate? {
        if let ratio = ratio(from, to) { return AppliedRate(self, from, to, ratio, isDirect: true) }
        let others = rates.flatMap { [$0.from, $0.to] }.filter { $0 != from && $0 != to }
        for other in others {
            guard let first = ratio(from, other) else { continue }
            guard let second = ratio(other, to) else { continue }
            return AppliedRate(self, from, to, first.times(second), isDirect: false)
        }
        return nil
    }

    private func ratio(_ from: Currency, _ to: Currency) -> Ratio? {
        for rate in rates {
            if rate.from == from, rate.to == to { return Ratio(rate) }
            if rate.from == to, rate.to == from { return Ratio(rate).inverse }
        }
        return nil
    }
}

/// A positive fraction in lowest terms.
struct Ratio: Hashable, Sendable {
    var numerator: Int128
    var denominator: Int128

    init(_ rate: ExchangeRate) { self.init(Int128(rate.digits), Self.power(rate.scale)) }

    init(_ numerator: Int128, _ denominator: Int128) {
        var (a, b) = (numerator, denominator)
        while b != 0 { (a, b) = (b, a % b) }
        (self.numerator, self.denominator) = (numerator / a, denominator / a)
    }

    var inverse: Ratio { Ratio(denominator, numerator) }

    /// At most 27 digits each, as both are rates.
    func times(_ other: Ratio) -> Ratio {
        Ratio(numerator * other.numerator, denominator * other.denominator)
    }

    static func power(_ exponent: Int) -> Int128 { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}

/// A rate by which amounts were converted, and where it is from.
public struct AppliedRate: Hashable, Sendable {
    public let day: CalendarDay
    public let source: String
    public let from: Currency
    public let to: Currency
    /// Whether the source has a rate of the two currencies, and not only of each with a third one.
    public let isDirect: Bool
    private let ratio: Ratio

    init(_ rates: RateDay, _ from: Currency, _ to: Currency, _ ratio: Ratio, isDirect: Bool) {
        (day, source) = (rates.day, rates.source)
        (self.from, self.to, self.ratio, self.isDirect) = (from, to, ratio, isDirect)
    }

    /// Rounds once, halves away from zero; an amount that does not fit is saturated.
    public func convert(_ money: Money) -> Money {
        precondition(money.currency == from, "a rate converts amounts of its own currency")
        guard !money.isTooLarge else { return Money(minorUnits: money.minorUnits, currency: to) }
        let places = to.fractionDigits - from.fractionDigits
        let ratio = Ratio(
            ratio.numerator * Ratio.power(max(0, places)),
            ratio.denominator * Ratio.power(max(0, -places))
        )
        let size = Int128(money.minorUnits.magnitude)
        let (product, isTooLarge) = size.multipliedReportingOverflow(by: ratio.numerator)
        let rounded = isTooLarge ? Int128.max : Self.rounded(product, ratio.denominator)
        let units = Int(clamping: rounded)
        return Money(minorUnits: money.minorUnits < 0 ? -units : units, currency: to)
    }

    private static func rounded(_ number: Int128, _ divisor: Int128) -> Int128 {
        let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
        return rest >= divisor - rest ? quotient + 1 : quotient
    }

    /// As a plain decimal: exact where that takes no more digits than a rate has, otherwise rounded to eight.
    public var decimal: String {
        var (digits, rest) = ratio.numerator.quotientAndRemainder(dividingBy: ratio.denominator)
        var (scale, rounded, isExact) = (0, (digits: digits, scale: 0), rest == 0)
        while !isExact, scale < ExchangeRate.mostDecimals, digits < Ratio.power(ExchangeRate.mostDigits - 1) {
            let (digit, next) = (rest * 10).quotientAndRemainder(dividingBy: ratio.denominator)
            (digits, rest, scale, isExact) = (digits * 10 + digit, next, scale + 1, next == 0)
            if digits < 100_000_000 { rounded = (rest >= ratio.denominator - rest ? digits + 1 : digits, scale) }
        }
        let shown = isExact ? (digits: digits, scale: scale) : rounded
        return ExchangeRate.decimal(Int(clamping: shown.digits), shown.scale)
    }
}

extension RateDay {
    /// Whether a text can be a source's name.
    public static func isSource(_ text: String) -> Bool {
        (1...40).contains(text.count) && !text.contains { $0.isWhitespace || $0.isNewline }
    }
}
