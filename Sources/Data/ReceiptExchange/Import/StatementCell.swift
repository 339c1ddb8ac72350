import ReceiptDomain

/// Which sign stands before decimals in a table; `nil` where its numbers do not tell.
struct NumberStyle: Equatable {
    var decimal: Character?
    /// Numbers like `1.234` are thousands where the language of the columns has commas before decimals.
    var hasCommas = false

    init(decimal: Character? = nil, hasCommas: Bool = false) { (self.decimal, self.hasCommas) = (decimal, hasCommas) }

    /// The decimal sign that all numbers of a table agree on; where they contradict each other, each is read by itself.
    init(of cells: some Sequence<String>, hasCommas: Bool) {
        var found: Set<Character> = []
        for cell in cells {
            let digits = cell.filter { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
            if let sign = Self.evidence(Array(digits)) { found.insert(sign) }
            if found.count == 2 { break }
        }
        self.init(decimal: found.count == 1 ? found.first : nil, hasCommas: hasCommas && found.isEmpty)
    }

    private static func evidence(_ digits: [Character]) -> Character? {
        guard let place = digits.lastIndex(where: { !$0.isNumber }) else { return nil }
        let sign = digits[place]
        let other: Character = sign == "." ? "," : "."
        let isAlone = !digits.contains(other)
        if digits.count(where: { $0 == sign }) > 1 { return isAlone ? other : nil }
        if !isAlone { return sign }
        let (head, tail) = (place, digits.count - place - 1)
        // Three digits behind it may be thousands, unless none can stand before them.
        return tail != 3 || head > 3 || head == 0 || digits[0] == "0" ? sign : nil
    }
}

/// Values as they stand in the cells of statements.
enum StatementCell {
    // MARK: Days

    /// The day, and the time where there is one behind it; `nil` where the cell has none.
    ///
    /// Without an order, days whose numbers alone do not tell are none.
    static func day(_ cell: String, _ order: DateOrder?) -> (day: CalendarDay, time: TimeOfDay?)? {
        guard let cell = DayCell(cell), let day = cell.day(order) else { return nil }
        return (day, cell.time)
    }

    static func time(_ groups: [String], isAfternoon: Bool) -> TimeOfDay? {
        guard groups.count >= 2, let hour = Int(groups[0]), let minute = Int(groups[1]) else { return nil }
        return TimeOfDay(hour: isAfternoon && hour < 12 ? hour + 12 : hour, minute: minute)
    }

    /// A cell that has a time alone: `19:42`, `194205`.
    static func time(_ cell: String) -> TimeOfDay? {
        let groups = cell.split { !$0.isASCII || !$0.isNumber }.map(String.init)
        if let only = groups.first, groups.count == 1, only.count == 6 || only.count == 4 {
            return time([String(only.prefix(2)), String(only.dropFirst(2).prefix(2))], isAfternoon: false)
        }
        return time(groups, isAfternoon: cell.contains("오후") || cell.lowercased().contains("pm"))
    }

    // MARK: Amounts

    /// Signs and words of currencies that are no codes.
    private static let signs: [(String, String)] = [
        ("kč", "CZK"), ("zł", "PLN"), ("ft", "HUF"), ("kr", ""), ("tl", "TRY"), ("lei", "RON"), ("r$", "BRL"),
        ("元", "CNY"), ("円", "JPY"), ("rs", ""), ("us$", "USD"), ("rp", "IDR"), ("rm", "MYR"), ("r", "ZAR"),
        ("ksh", "KES"),
        ("nt$", "TWD"), ("mx$", "MXN"), ("a$", "AUD"), ("c$", "CAD"),
        ("nz$", "NZD"), ("s$", "SGD"), ("hk$", "HKD"), ("fr", "CHF"),
    ]
    private static let currencySigns: [Character: String] = [
        "€": "EUR", "¥": "JPY", "￥": "JPY", "£": "GBP", "₺": "TRY", "₹": "INR", "₦": "NGN", "₪": "ILS", "₱": "PHP",
        "₴": "UAH",
        "฿": "THB", "₫": "VND", "₸": "KZT", "₽": "RUB",
    ]

    /// Currencies as banks name them in a column.
    private static let names = [
        "人民币": "CNY", "人民币元": "CNY", "人民幣": "CNY", "美元": "USD", "美金": "USD", "港币": "HKD", "港幣": "HKD", "欧元": "EUR",
        "歐元": "EUR", "日元": "JPY", "日圓": "JPY", "英镑": "GBP", "臺幣": "TWD", "台幣": "TWD", "新臺幣": "TWD", "新台幣": "TWD",
        "円": "JPY", "日本円": "JPY", "米ドル": "USD", "ユーロ": "EUR", "원": "KRW", "원화": "KRW", "달러": "USD", "미국달러": "USD",
        "유로": "EUR", "엔": "JPY", "엔화": "JPY", "рубль": "RUB", "руб": "RUB", "грн": "UAH", "dollar": "USD",
        "euro": "EUR",
        "us$": "USD", "$": "USD", "₪": "ILS", "₩": "KRW", "r$": "BRL", "€": "EUR", "£": "GBP", "kč": "CZK", "zł": "PLN",
        "ft": "HUF", "tl": "TRY",
    ]

    /// The currency that a cell names by its code or in words.
    static func currency(_ cell: String) -> Currency? {
        // Banks in Russia still write the code of the old rouble.
        if cell == "RUR" { return Currency(code: "RUB") }
        return Currency(code: cell) ?? names[cell.lowercased()].flatMap { Currency(code: $0) }
    }

    /// Whether the cell names a dollar without saying whose.
    static func isDollar(_ cell: String) -> Bool { ["$", "dollar"].contains(cell.lowercased()) }

    /// Words behind an amount that say which way it goes: `DR`, `S` for Soll.
    private static let marks = [
        "cr": false, "h": false, "c": false, "k": false, "dr": true, "db": true, "s": true, "d": true,
    ]

    /// A plain decimal, and whether a mark says that it goes out; `nil` for a cell without a number, and for one with more than that.
    static func amount(
        _ cell: String,
        _ style: NumberStyle = NumberStyle()
    ) -> (decimal: String, currency: Currency?, isOut: Bool?)? {
        guard cell.utf8.count <= 80 else { return nil }
        var digits = ""
        var letters = ""
        var isNegative = false
        for sign in cell {
            switch sign {
            case "0"..."9", ".", ",": digits.append(sign)
            case "-", "−", "–", "△", "▲", "▼", "(": isNegative = true
            case "+", ")", " ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "’", "₩", "￦", "원", "\t": continue
            case "$" where letters.isEmpty: letters += "USD"
            // Marks of the direction of writing.
            case "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": continue
            case _ where currencySigns[sign] != nil: letters += currencySigns[sign] ?? ""
            case _ where sign.isLetter || sign == "$": letters.append(sign)
            default: return nil
            }
        }
        guard digits.contains(where: \.isNumber), digits.count <= 24, let plain = plain(digits, style) else {
            return nil
        }
        let mark = cell.last?.isLetter == true ? marks[letters.lowercased()] : nil
        if let mark {
            letters = ""
            isNegative = isNegative || mark
        } else if let known = signs.first(where: { $0.0 == letters.lowercased() }) {
            letters = known.1
        }
        guard letters.isEmpty || letters.utf8.count == 3 else { return nil }
        return ((isNegative && plain != "0" ? "-" : "") + plain, Currency(code: letters), mark)
    }

    /// Without separators of thousands, and with a point before decimals, whichever sign stood for them.
    private static func plain(_ digits: String, _ style: NumberStyle) -> String? {
        let points = digits.count { $0 == "." }
        let commas = digits.count { $0 == "," }
        var decimal = style.decimal
        var isSure = decimal != nil
        if decimal == nil {
            if points > 0, commas > 0 {
                (decimal, isSure) = (digits.last { $0 == "." || $0 == "," }, true)
            } else if points == 1 {
                decimal = style.hasCommas ? "," : "."
            } else if commas == 1, let tail = digits.split(separator: ",", omittingEmptySubsequences: false).last,
                tail.count != 3 || style.hasCommas
            {
                decimal = ","
            }
        }
        let parts = digits.split(separator: decimal ?? " ", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first else { return nil }
        guard parts.count == 1 || parts[1].allSatisfy(\.isNumber) else { return nil }
        // Groups of three; India's have two before the last.
        let groups = whole.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        if groups.count > 1 {
            guard groups.last?.count == 3, (1...3).contains(groups[0].count),
                groups.dropFirst().dropLast().allSatisfy({ (2...3).contains($0.count) })
            else { return nil }
        }
        var plain = String(groups.joined().drop { $0 == "0" })
        if plain.isEmpty { plain = "0" }
        var fraction = parts.count == 2 ? String(parts[1]) : ""
        // `1.230` may be a thousand: three decimals that may be none are kept, so that no currency with two takes them.
        if isSure || fraction.count != 3 { while fraction.hasSuffix("0") { fraction.removeLast() } }
        return fraction.isEmpty ? plain : plain + "." + fraction
    }
}
