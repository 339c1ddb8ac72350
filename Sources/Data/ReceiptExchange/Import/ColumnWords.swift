import HouseholdBook
import Foundation
import ReceiptDomain

/// Names of statement columns in the languages of the banks.
enum ColumnWords {
    /// The content of a column.
    enum Role: String, CaseIterable {
        case date, time, text, brief, amount, out, into, balance, memo, approval, months, part, type, direction,
            category
        case subcategory, account, counterpart, currency, state, id, index, position, kind, commodity, net, fee
        case cancelled, reference, payer, payee, local
    }

    struct Meaning {
        var role: Role
        /// ISO 639-1; `en` for words that several languages share.
        var language: String
        /// Its place among the words of its line: those that say most come first.
        var rank: Int
    }

    static let meanings: [String: [Meaning]] = {
        var meanings: [String: [Meaning]] = [:]
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            let head = parts[0].split(separator: " ")
            guard parts.count == 2, head.count == 2, let role = Role(rawValue: String(head[0])) else { continue }
            for (rank, word) in parts[1].split(separator: ",").enumerated() {
                let meaning = Meaning(role: role, language: String(head[1]), rank: rank)
                meanings[plain(String(word)), default: []].append(meaning)
            }
        }
        return meanings
    }()

    /// Names of the column with what a customer has there, each with a balance of its own: `Current`, `Savings`.
    static let products = Set(
        ["Product", "Produkt", "Produit", "Producto", "Prodotto", "Produto", "Termék", "Produs", "Tuote"].map(plain)
    )

    /// Currencies as they stand behind a name: `Betrag in EUR`.
    private static let tails: [(String, String?)] = [
        ("ineur", "EUR"), ("ineuro", "EUR"), ("eneuros", "EUR"), ("eneuro", "EUR"), ("euros", "EUR"), ("euroa", "EUR"),
        ("euro", "EUR"),
        ("eur", "EUR"), ("€", "EUR"), ("inusd", "USD"), ("usd", "USD"), ("$", nil), ("ingbp", "GBP"), ("gbp", "GBP"),
        ("£", "GBP"), ("inchf", "CHF"), ("chf", "CHF"), ("pln", "PLN"), ("czk", "CZK"), ("sek", "SEK"), ("nok", "NOK"),
        ("dkk", "DKK"), ("huf", "HUF"), ("ron", "RON"), ("krw", "KRW"), ("jpy", "JPY"), ("aud", "AUD"), ("cad", "CAD"),
        ("inr", "INR"), ("tl", "TRY"), ("pesos", nil),
    ]

    private static let signs = ["원": "KRW", "₩": "KRW", "円": "JPY", "元": "CNY", "€": "EUR", "£": "GBP"]

    /// Whether an amount's name says that it is of the purchase, and not of the account: `이용금액(외화)`, `Foreign Amount`.
    static func isForeign(_ cell: String) -> Bool {
        let name = cell.lowercased()
        return [
            "foreign", "original", "외화", "현지", "해외", "fremdw", "ursprung", "d'origine", "originale", "外貨", "現地", "外币",
            "orig.", "orig amount", "oorspr", "currency amount", "utl. belopp", "utländsk", "foreign spend", "abroad",
            "us$", "미화", "外幣",
            "מקורי",
            "סכום עסקה",
        ].contains(where: name.contains)
    }

    /// Whether an amount's name says that it is of the account: `Kwota w walucie rachunku`.
    static func isOfAccount(_ cell: String) -> Bool {
        let name = cell.lowercased()
        return [
            "account currency", "rachunku", "účtu", "kontowährung", "buchungsbetrag", "rekening", " i dkk", " i nok",
            " i sek", "חיוב", "원화", "счета", "рахунку",
        ].contains(
            where: name.contains
        )
    }

    /// The part of a currency's or an amount's name that says which one: `operation` of `operation amount`.
    static func stem(_ name: String) -> String {
        var stem = name
        for word in [
            "currencycode", "currency", "ccy", "통화코드", "통화", "валюта", "währung", "waehrung", "wahrung", "devise",
            "divisa", "moneda",
            "moeda", "waluta", "valuta", "通貨", "币种", "amount", "금액", "сумма", "сума", "betrag", "montant", "importo",
            "importe", "kwota",
            "金額", "金额", "מטבע", "סכום",
        ] { stem = stem.replacing(word, with: "") }
        return stem
    }

    /// Which columns may be meant, and the currency that their name says.
    static func meaning(of cell: String) -> (meanings: [Meaning], currency: String?) {
        guard cell.utf8.count <= 120 else { return ([], nil) }
        // Without their accents these are an English `No` and nothing.
        let whole = cell.onOneLine.lowercased().precomposedStringWithCanonicalMapping
        if let role = vietnamese[whole] { return ([Meaning(role: role, language: "vi", rank: 0)], nil) }
        let name = plain(cell)
        let inside = cell.split { "()[]（）".contains($0) }.dropFirst().first.map { $0.filter { !$0.isWhitespace } }
        let currency = inside.flatMap { text in
            text.count == 3 && text.allSatisfy { $0.isASCII && $0.isUppercase } ? String(text) : signs[text]
        }
        // `Amount (credit)`, `记账金额(支出)`
        if let found = meanings[name], found.contains(where: { $0.role == .amount }),
            let divided = inside.flatMap({ meanings[plain($0)] }),
            divided.contains(where: { $0.role == .out || $0.role == .into })
        {
            return (divided.map { Meaning(role: $0.role, language: $0.language, rank: found[0].rank) }, currency)
        }
        if let found = meanings[name] { return (found, currency) }
        // `청구회차`, `납부회차`
        if name.hasSuffix("회차") { return (meanings["회차"] ?? [], currency) }
        // `CAD$`: what moved in that currency.
        if name.count == 4, name.hasSuffix("$"), Currency.isKnown(name.prefix(3).uppercased()) {
            return ([Meaning(role: .amount, language: "en", rank: 0)], name.prefix(3).uppercased())
        }
        for (tail, code) in tails where name.hasSuffix(tail) {
            if let found = meanings[String(name.dropLast(tail.count))] { return (found, currency ?? code) }
        }
        let code = name.suffix(3).uppercased()
        if Currency.isKnown(code) {
            let rest = String(name.dropLast(3))
            let found = meanings[rest] ?? (rest.hasSuffix("in") ? meanings[String(rest.dropLast(2))] : nil)
            if let found { return (found, currency ?? code) }
        }
        return (bilingual(cell), currency)
    }

    private static let vietnamese: [String: Role] = ["nợ": .out, "có": .into]

    /// Of a name in two languages, each of which means the same: `Ngày giao dịch/Transaction Date`.
    ///
    /// Of two on lines of their own, one may be unknown.
    private static func bilingual(_ cell: String) -> [Meaning] {
        let parts = cell.split { $0 == "/" || $0.isNewline }.map { meanings[plain(String($0))] ?? [] }
        guard parts.count == 2, let first = parts.first else { return [] }
        let same = first.filter { meaning in parts[1].contains { $0.role == meaning.role } }
        return !same.isEmpty || !cell.contains(where: \.isNewline) || !parts.contains(where: \.isEmpty)
            ? same : parts[0] + parts[1]
    }

    /// Without spaces, capitals, accents, and what stands in parentheses: `출금액(원)`, `#Kwota`.
    static func plain(_ cell: String) -> String {
        var depth = 0
        var plain = String.UnicodeScalarView()
        for scalar in cell.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar {
            case "(", "[", "（": depth += 1
            case ")", "]", "）": depth = max(0, depth - 1)
            case _ where depth > 0 || (0x300...0x36F).contains(scalar.value) || scalar == "\u{FEFF}": continue
            case _ where scalar.properties.isWhitespace || "*_-.:#'’【】".unicodeScalars.contains(scalar): continue
            default: plain.append(scalar)
            }
        }
        return String(plain).precomposedStringWithCanonicalMapping
    }

    /// How many cells of the first lines are names of columns; one of a language that is written so counts more.
    static func known(in text: String, _ encoding: TextEncoding) -> Int {
        let languages = Self.languages[encoding] ?? []
        var score = 0
        for line in text.prefix(1 << 14).split(whereSeparator: \.isNewline).prefix(40) {
            for cell in line.split(whereSeparator: { ",;\t|\"".contains($0) }) {
                let found = meaning(of: String(cell)).meanings
                guard !found.isEmpty else { continue }
                score += found.allSatisfy { languages.contains($0.language) } ? 3 : 2
            }
        }
        return score
    }

    private static let languages: [TextEncoding: Set<String>] = [
        .cp1250: ["pl", "cs", "sk", "hu", "ro"], .latin2: ["pl", "cs", "sk", "hu", "ro"],
        .cp1257: ["et", "lt", "lv"], .cp1254: ["tr"], .cp1251: ["ru", "uk"],
    ]

    /// Those that set a comma before decimals, and days before months.
    static let withCommas: Set<String> = [
        "de", "nl", "fr", "it", "es", "pt", "pl", "cs", "sk", "hu", "ro", "sv", "da", "no", "fi", "et", "lt", "lv",
        "tr", "ru", "uk", "hr", "el", "vi", "bg", "is", "sl",
    ]
}
