public import ReceiptDomain
import ReceiptRegions

extension Money {
    /// The amount in its country's format: `₩23,400`, `$8.60`, `RM12.00`, `€8,83`, `CHF 12.50`.
    ///
    /// Without a known currency it is `12.00 ?`; a sum beyond the largest number is given as its lower bound: `≥ ₩…`.
    public var formatted: String {
        let sign = limit + (minorUnits < 0 ? "-" : "")
        let number = Self.grouped(decimal: decimal.drop { $0 == "-" }, currency.convention)
        guard currency != .unknown else { return "\(sign)\(number) ?" }
        return sign + currency.convention.symbol + number
    }

    /// The amount with separators, without its currency: `23,400`, `-8.60`.
    public var formattedNumber: String {
        limit + (minorUnits < 0 ? "-" : "") + Self.grouped(decimal: decimal.drop { $0 == "-" }, currency.convention)
    }

    private var limit: String { isTooLarge ? (minorUnits < 0 ? "≤ " : "≥ ") : "" }

    /// Groups a decimal number's digits by the currency's convention.
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

extension Currency {
    /// The sign beside amounts: `₩`, `$`, `CHF`.
    public var sign: String { String(convention.symbol.filter { !$0.isWhitespace }) }
}
