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

    /// Reads a plain decimal such as `-12.50`: an optional sign, digits, at most one point.
    ///
    /// `nil` when the text is anything else, has more decimals than the currency has, or does not fit.
    public init?(decimal text: some StringProtocol, currency: Currency) {
        var digits = text.utf8[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let whole = parts.first, !whole.isEmpty else { return nil }
        let fraction = parts.count == 2 ? Array(parts[1]) : []
        guard parts.count == 1 || !fraction.isEmpty, fraction.count <= currency.fractionDigits else { return nil }
        var units = 0
        let padding = [UInt8](repeating: UInt8(ascii: "0"), count: currency.fractionDigits - fraction.count)
        for byte in Array(whole) + fraction + padding {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            let (shifted, tooLarge) = units.multipliedReportingOverflow(by: 10)
            let (next, overflow) = shifted.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            guard !tooLarge, !overflow else { return nil }
            units = next
        }
        self.init(minorUnits: isNegative ? -units : units, currency: currency)
    }

    /// The amount as a plain decimal in the currency's units, `8.60` or `23400`: for files and scripts, not for eyes.
    public var decimal: String {
        let digits = currency.fractionDigits
        let sign = minorUnits < 0 ? "-" : ""
        let text = String(minorUnits.magnitude)
        guard digits > 0 else { return sign + text }
        let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
        return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
    }
}
