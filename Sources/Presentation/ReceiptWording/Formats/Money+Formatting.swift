public import ReceiptDomain
import ReceiptRegions

extension Money {
    /// The amount as its country writes it: `₩23,400`, `$8.60`, `RM12.00`, `€8,83`, `CHF 12.50`.
    ///
    /// An amount without a known currency is `12.00 ?`; of a sum that does not fit it is said how much there is at least: `≥ ₩…`.
    public var formatted: String {
        let sign = limit + (minorUnits < 0 ? "-" : "")
        let number = Self.grouped(decimal: decimal.drop { $0 == "-" }, currency.convention)
        guard currency != .unknown else { return "\(sign)\(number) ?" }
        return sign + currency.convention.symbol + number
    }

    /// The amount with separators, but without its currency: `23,400`, `-8.60`.
    public var formattedNumber: String {
        limit + (minorUnits < 0 ? "-" : "") + Self.grouped(decimal: decimal.drop { $0 == "-" }, currency.convention)
    }

    private var limit: String { isTooLarge ? (minorUnits < 0 ? "≤ " : "≥ ") : "" }

    /// Puts separators into digits with at most one point, as the currency's country does.
    static func grouped(decimal: Substring, _ convention: CurrencyConvention) -> String {
        let parts = decimal.split(separator: ".", maxSplits: 1)
        var whole = ""
        let digits = parts.first ?? "0"
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { whole += convention.groupSeparator }
            whole.append(digit)
        }
        return parts.count == 2 ? whole + convention.decimalSeparator + parts[1] : whole
    }
}
