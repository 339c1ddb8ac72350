/// An exact amount of one currency, counted in its smallest unit.
///
/// Receipts are added up, so amounts are never held as floating point.
public struct Money: Hashable, Sendable {
    /// Negative for a refund.
    public var minorUnits: Int
    public var currency: Currency

    public init(minorUnits: Int, currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// The largest magnitude of an amount from outside, in minor units.
    ///
    /// About the annual spending of all households in Korea, in won. Nine thousand such amounts can be added in 64 bits, and the
    /// floating-point numbers of spreadsheets and charts are exact up to nine of them.
    public static let largest = 1_000_000_000_000_000

    /// Parses a plain decimal such as `-12.50`: an optional sign, digits, at most one point.
    ///
    /// `nil` when the text is anything else, has more decimals than the currency has, or is more than ``largest``.
    public init?(decimal text: some StringProtocol, currency: Currency) {
        self.init(stored: text, currency: currency)
        guard isPossible else { return nil }
    }

    /// Whether the amount is within ``largest``.
    public var isPossible: Bool { minorUnits.magnitude <= Self.largest }

    /// Parses an amount from a ledger, which may exceed ``largest`` if it is older than that limit.
    public init?(stored text: some StringProtocol, currency: Currency) {
        var text = String(text)
        let units = text.withUTF8 { Self.units(of: $0, fractionDigits: currency.fractionDigits) }
        guard let units else { return nil }
        self.init(minorUnits: units, currency: currency)
    }

    private static func units(of digits: UnsafeBufferPointer<UInt8>, fractionDigits: Int) -> Int? {
        let isNegative = digits.first == UInt8(ascii: "-")
        let first = isNegative ? 1 : 0
        var units = 0
        /// The position of the decimal point.
        var point: Int?
        func append(_ digit: Int) -> Bool {
            let (shifted, isTooLarge) = units.multipliedReportingOverflow(by: 10)
            let (next, overflows) = shifted.addingReportingOverflow(digit)
            units = next
            return !isTooLarge && !overflows
        }
        for index in first..<max(first, digits.count) {
            switch digits[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard append(Int(digits[index] - UInt8(ascii: "0"))) else { return nil }
            case UInt8(ascii: "."):
                guard point == nil, index > first else { return nil }
                point = index
            default: return nil
            }
        }
        let fraction = point.map { digits.count - $0 - 1 } ?? 0
        guard digits.count > first, point == nil || fraction >= 1 && fraction <= fractionDigits else { return nil }
        for _ in fraction..<max(fraction, fractionDigits) where !append(0) { return nil }
        return isNegative ? -units : units
    }

    /// The amount as a plain decimal in the currency's units, `8.60` or `23400`, for files and scripts.
    public var decimal: String {
        let digits = currency.fractionDigits
        let sign = minorUnits < 0 ? "-" : ""
        let text = String(minorUnits.magnitude)
        guard digits > 0 else { return sign + text }
        let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
        return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
    }
}
