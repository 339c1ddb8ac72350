import ReceiptDomain
import ReceiptReview

/// Reads an amount as a person types it: `23,400`, `1.234,50`, `$8.60`, `23400원`, `12.50 usd`, `-5`.
struct AmountParser {
    /// For amounts that are typed without a currency, and to tell what `$` and `¥` mean.
    var currency: Currency

    func callAsFunction(_ text: String) throws(InputProblem) -> Money {
        var number = ""
        var unit = ""
        for character in text where !character.isWhitespace {
            switch character {
            case "−", "–": number.append("-")
            case "'", "’": continue
            case _ where character.isASCII && character.isNumber, "-", ",", ".": number.append(character)
            default: unit.append(character)
            }
        }
        // A point that belongs to the currency's own name: "Rs.100", "RM.12".
        if number.first == ".", !unit.isEmpty { number.removeFirst() }
        let isNegative = number.first == "-"
        if isNegative { number.removeFirst() }
        guard let currency = unit.isEmpty ? currency : CurrencyParser(current: currency).currency(named: unit) else {
            throw .notAnAmount(text)
        }
        guard let decimal = Self.decimal(number) else { throw .notAnAmount(text) }
        if let money = Money(decimal: (isNegative ? "-" : "") + decimal, currency: currency) { return money }
        let decimals = decimal.split(separator: ".").dropFirst().first?.count ?? 0
        throw decimals > currency.fractionDigits ? .tooManyDecimals(currency) : .notAnAmount(text)
    }

    /// The number with a point before the decimals and nothing else; `nil` when the separators make no sense.
    ///
    /// Of two kinds of separator the last is the decimal one. A single one is decimal unless three digits follow.
    private static func decimal(_ number: String) -> String? {
        guard let last = number.last(where: { $0 == "," || $0 == "." }) else {
            return number.isEmpty || number.contains("-") ? nil : number
        }
        let kinds = Set(number.filter { $0 == "," || $0 == "." })
        let parts = number.split(separator: last, omittingEmptySubsequences: false)
        let isDecimal = kinds.count == 2 || parts.count == 2 && parts[1].count != 3
        guard isDecimal else { return ungrouped(parts) }
        guard parts.count == 2, !parts[1].isEmpty else { return nil }
        let groups = parts[0].split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
        return ungrouped(groups).map { "\($0).\(parts[1])" }
    }

    /// Joins groups of three digits; the first may be shorter.
    private static func ungrouped(_ groups: [Substring]) -> String? {
        guard let first = groups.first, !first.isEmpty, groups.count == 1 || first.count <= 3,
            groups.dropFirst().allSatisfy({ $0.count == 3 })
        else { return nil }
        return groups.joined()
    }
}

/// Reads a currency by code, sign or everyday name.
struct CurrencyParser {
    /// The dollar or yen sign means this currency where it is one of those that use the sign.
    var current: Currency

    func callAsFunction(_ text: String) throws(InputProblem) -> Currency {
        guard let currency = currency(named: text.trimmingSpaces) else { throw .notACurrency(text) }
        return currency
    }

    func currency(named text: String) -> Currency? {
        switch text.lowercased() {
        case "₩", "￦", "원", "won": .krw
        case "$", "달러", "dollar", "dollars":
            ["AUD", "CAD", "NZD", "HKD", "SGD", "TWD"].contains(current.code) ? current : .usd
        case "€", "유로", "euro", "euros": .eur
        case "£", "파운드", "pound", "pounds": .gbp
        case "¥", "￥": current.code == "CNY" ? current : .jpy
        case "엔", "円", "yen": .jpy
        case "rm", "링깃": .myr
        case "위안", "元", "yuan": Currency(code: "CNY")
        default: Self.written.contains(text.uppercased()) ? Currency(code: text) : Self.bySymbol[text]
        }
    }

    /// Codes that are taken when typed; any three letters would let a slip of the finger become a currency.
    private static let written: Set<String> = [
        "AED", "ARS", "AUD", "BDT", "BGN", "BHD", "BRL", "CAD", "CHF", "CLP", "CNY", "COP", "CZK", "DKK", "EGP", "EUR",
        "GBP", "GEL", "HKD", "HUF", "IDR", "ILS", "INR", "ISK", "JOD", "JPY", "KES", "KRW", "KWD", "KZT", "LKR", "MAD",
        "MMK", "MNT", "MOP", "MXN", "MYR", "NGN", "NOK", "NPR", "NZD", "OMR", "PEN", "PHP", "PKR", "PLN", "QAR", "RON",
        "RSD", "SAR", "SEK", "SGD", "THB", "TND", "TRY", "TWD", "TZS", "UAH", "USD", "UZS", "VND", "ZAR",
    ]

    private static let bySymbol: [String: Currency] = Dictionary(
        written.compactMap(Currency.init(code:)).map { ($0.convention.symbol, $0) },
        uniquingKeysWith: { first, _ in first }
    )
}
