import ReceiptDomain

/// Amounts as a table's cells have them.
extension StatementReader {
    struct Found {
        /// Of the column.
        var place: Int
        /// As it stands there, or what comes in less what goes out.
        var amount: ExactAmount
        /// Whether a mark beside it says that it goes out: `45.00 DR`, `45.00 CR`.
        var isOut: Bool?
        /// Where there are two columns: as they stand there.
        var out: ExactAmount?
        var into: ExactAmount?
        var currency: Currency?
        var isSignOfMoney = false
        var hasPlus = false
    }

    /// In the first column that has one; of several amounts the first that is not zero.
    func number(_ role: StatementColumns.Role, _ cells: [String], _ line: Int) throws(ExchangeError) -> Found? {
        var nothing: Found?
        for place in columns.places[role] ?? [] {
            guard let text = cell(place, cells) else { continue }
            let style = style(line, place)
            guard let found = StatementCell.amount(text, style) else {
                if text.contains(where: \.isNumber) || columns.places[role]?.count == 1 && !Self.isNothing(text) {
                    throw .unreadable(line: line, text: text)
                }
                continue
            }
            var decimal = found.decimal
            if columns.inThousands.contains(place) { decimal = Self.thousandfold(decimal) }
            // A thousand, or one and a quarter: only a currency with so many decimals says it.
            let isThreeDecimals = found.decimal.hasSuffix("0") && found.decimal.dropLast(3).hasSuffix(".")
            if isThreeDecimals, style.decimal == nil, (found.currency ?? .krw).fractionDigits < 3 {
                throw .unreadable(line: line, text: text)
            }
            guard let amount = ExactAmount(decimal) else { throw .unreadable(line: line, text: text) }
            var currency = found.currency ?? columns.currencies[place].flatMap { Currency(code: $0) }
            if columns.language == "zh", currency == .jpy { currency = Currency(code: "CNY") }
            let money = Found(
                place: place,
                amount: amount,
                isOut: found.isOut,
                currency: currency,
                isSignOfMoney: !text.hasPrefix("US")
                    && text.unicodeScalars.contains { "$¥￥".unicodeScalars.contains($0) },
                hasPlus: text.hasPrefix("+")
            )
            if amount != .zero { return money }
            nothing = nothing ?? money
        }
        return nothing
    }

    /// Banks write this where nothing is.
    static func isNothing(_ text: String) -> Bool { text.allSatisfy { "-–—*/".contains($0) } }

    private static func thousandfold(_ decimal: String) -> String {
        let parts = decimal.split(separator: ".", omittingEmptySubsequences: false)
        let fraction = parts.count == 2 ? String(parts[1]) : ""
        let padded = fraction + String(repeating: "0", count: max(0, 3 - fraction.count))
        let rest = padded.dropFirst(3)
        return parts[0] + padded.prefix(3) + (rest.isEmpty ? "" : "." + rest)
    }

    func amount(_ cells: [String], _ line: Int) throws(ExchangeError) -> Found? {
        if columns.hasTwoAmounts {
            let out = try number(.out, cells, line)
            let into = try number(.into, cells, line)
            if var found = [into, out].compactMap(\.self).first(where: { $0.amount != .zero }) ?? into ?? out {
                found.amount = (into?.amount ?? .zero).magnitude - (out?.amount ?? .zero).magnitude
                (found.out, found.into) = (out?.amount, into?.amount)
                found.hasPlus = true
                return found
            }
        }
        if let net = try number(.net, cells, line) { return net }
        guard var found = try number(.amount, cells, line) else { return nil }
        if let cancelled = try number(.cancelled, cells, line)?.amount, !found.amount.isNegative {
            found.amount = found.amount - cancelled.magnitude
        }
        return found
    }
}
