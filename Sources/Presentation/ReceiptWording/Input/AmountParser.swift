import ReceiptDomain
import ReceiptRegions
import ReceiptReview

/// Parses a typed amount: `23,400`, `1.234,50`, `$8.60`, `23400원`, `2만 3천`, `1.2k`, `12.50 usd`, `-5`.
struct AmountParser {
    /// The currency of amounts without one; it also resolves `$` and `¥`.
    var currency: Currency

    func callAsFunction(_ text: String) throws(InputProblem) -> Money {
        var number = ""
        var unit = ""
        var beforePoint: Character?
        var plain = text.halfWidth.withoutEndingOfAmount
        // `5,-`
        if plain.wholeMatch(of: /.*[0-9][.,][-–]/) != nil { plain.removeLast(2) }
        if CurrencyParser(current: currency).currency(named: "k") == nil { plain = plain.withThousands }
        for character in EastAsianNumber.digits(in: plain) ?? plain where !character.isWhitespace {
            switch character {
            case "−", "–": number.append("-")
            case "'", "’": continue
            case _ where character.isASCII && character.isNumber, "-", ",", ".":
                if character == ".", !number.contains(where: \.isNumber) { beforePoint = unit.last }
                number.append(character)
            default: unit.append(character)
            }
        }
        let isNegative = number.first == "-"
        if isNegative { number.removeFirst() }
        if number.first == "." {
            // A point of the currency's own name, "Rs.100", or a cent amount, "$.99".
            if beforePoint?.isLetter == true { number.removeFirst() } else { number = "0" + number }
        }
        guard let currency = unit.isEmpty ? currency : CurrencyParser(current: currency).currency(named: unit) else {
            throw .notAnAmount(text)
        }
        guard let decimal = try Self.decimal(number, currency) else { throw .notAnAmount(text) }
        if let money = Money(decimal: (isNegative ? "-" : "") + decimal, currency: currency) { return money }
        let decimals = decimal.split(separator: ".").dropFirst().first?.count ?? 0
        throw decimals > currency.fractionDigits ? .tooManyDecimals(currency) : .amountTooLarge(currency)
    }

    /// The number with a point before its decimals and no other separator; `nil` if the separators are inconsistent.
    ///
    /// Of two kinds of separator the last is the decimal one. A single separator is decimal unless three digits follow it, as in
    /// thousands; in a currency with three decimals or more a point is decimal then, too.
    ///
    /// - Throws: ``InputProblem/unclearDecimals(_:_:)`` for `10,123` in such a currency, which may be either, and for `1.200` in one
    ///   whose decimals stand after a point.
    private static func decimal(_ number: String, _ currency: Currency) throws(InputProblem) -> String? {
        guard !number.contains("-") else { return nil }
        guard let last = number.last(where: { $0 == "," || $0 == "." }) else {
            return number.isEmpty ? nil : number
        }
        let kinds = Set(number.filter { $0 == "," || $0 == "." })
        let parts = number.split(separator: last, omittingEmptySubsequences: false)
        let isSingle = kinds.count == 1 && parts.count == 2
        // A number with thousands does not begin with zero: `0.123`.
        let mayGroup = parts.last?.count == 3 && parts.first != "0"
        let hasThree = currency.fractionDigits >= 3
        if isSingle, mayGroup, hasThree, last == "," { throw .unclearDecimals(number, currency) }
        if isSingle, mayGroup, currency.fractionDigits == 2, last == ".",
            currency.convention.numberEvidence.commas < 0
        {
            throw .unclearDecimals(number, currency)
        }
        let isDecimal = kinds.count == 2 || isSingle && (!mayGroup || hasThree)
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

/// Parses a currency's code, sign or everyday name.
struct CurrencyParser {
    /// A dollar or yen sign means this currency if it uses that sign.
    var current: Currency

    func callAsFunction(_ text: String) throws(InputProblem) -> Currency {
        guard let currency = currency(named: text.trimmingSpaces) else { throw .notACurrency(text) }
        return currency
    }

    func currency(named text: String) -> Currency? {
        let name = text.lowercased()
        if current.convention.sharedNames.words.contains(name) { return current }
        let named = Region.currencies.first { $0.names.words.contains(name) }?.code
        // Only known codes: with any three letters a typing error would become a currency.
        let code = named ?? (Currency.isKnown(text.uppercased()) ? text : Self.bySymbol[text]) ?? Self.byPrefix[name]
        return (code ?? Currency.ownCurrencies.first { $0.names.contains(name) }?.id).flatMap(Currency.init(code:))
    }

    /// Codes by signs with letters before amounts, as `us$`, which only one currency has.
    private static let byPrefix: [String: String] = {
        let all = Region.currencies.flatMap { currency in
            currency.prefixes.words.map { ($0.lowercased(), currency.code) }
        }
        let marked = all.filter { prefix, _ in prefix.contains(where: \.isLetter) && prefix.contains { !$0.isLetter } }
        return Dictionary(grouping: marked, by: \.0).compactMapValues { Set($0.map(\.1)).count == 1 ? $0[0].1 : nil }
    }()

    /// Codes by the signs in formatted amounts.
    private static let bySymbol = Dictionary(Region.currencies.map { ($0.symbol, $0.code) }) { first, _ in first }
}

extension OwnCurrency {
    /// Its symbol and its name as they are typed beside an amount.
    fileprivate var names: [String] { [symbol, name].compactMap { $0?.lowercased().filter { !$0.isWhitespace } } }
}

extension String {
    /// An amount with its unit without what Korean adds to it: `2만원정도`, `23,400원을`, `3만원어치`.
    var withoutEndingOfAmount: String {
        guard utf8.count > count else { return self }
        let pattern = /(.*[0-9만천백십](?:원|달러|불|엔|유로|위안))(?:정도|정|쯤|가량|어치|씩)?(?:[을를이가은는에만]|으로|로|이나)?/
        return wholeMatch(of: pattern).map { String($0.output.1) } ?? self
    }

    /// Whether this is a number of thousands: `1.2k`.
    var isThousands: Bool { withThousands != self }

    /// With thousands written out: `1200` for `1.2k`.
    fileprivate var withThousands: String {
        guard let match = wholeMatch(of: /([^0-9]*)([0-9]+)(?:[.,]([0-9]{1,2}))?[kK]([^a-zA-Z0-9]*)/) else {
            return self
        }
        let decimals = match.output.3 ?? ""
        let zeros = String(repeating: "0", count: 3 - decimals.count)
        return "\(match.output.1)\(match.output.2)\(decimals)\(zeros)\(match.output.4)"
    }

    /// With digits, commas and points as a Korean or Japanese keyboard types them in full width as ASCII ones.
    var halfWidth: String {
        guard utf8.count > count else { return self }
        return String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    let isWide = (0xFF10...0xFF19).contains(scalar.value) || [0xFF0C, 0xFF0E].contains(scalar.value)
                    return isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
                }
            )
        )
    }
}
