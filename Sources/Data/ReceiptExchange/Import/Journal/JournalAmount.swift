import HouseholdBook
import ReceiptDomain

/// An amount as a journal has it: a number, and the sign or code of a commodity.
struct JournalAmount {
    var line: Int
    /// As it stands there, for messages.
    var text: String
    /// With its sign, and with separators.
    var number: String
    var commodity: String

    /// `nil` for what is no amount: an expression, a lot, two numbers.
    init?(_ text: some StringProtocol, line: Int) {
        var rest = text.drop { $0 == " " || $0 == "\t" }[...]
        (self.line, self.text) = (line, String(text).onOneLine)
        (number, commodity) = ("", "")
        var isNegative = false
        while let sign = rest.first {
            switch sign {
            case " ", "\t", "\u{A0}": rest.removeFirst()
            case "-", "−", "+":
                guard number.isEmpty else { return nil }
                if sign != "+" { isNegative.toggle() }
                rest.removeFirst()
            case "0"..."9", ".", ",":
                guard number.isEmpty else { return nil }
                let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
                guard digits.contains(where: \.isNumber) else { return nil }
                number = String(digits)
                rest = rest.dropFirst(digits.count)
            case "\"":
                let name = rest.dropFirst().prefix { $0 != "\"" }
                guard commodity.isEmpty, rest.count >= name.count + 2 else { return nil }
                commodity = String(name)
                rest = rest.dropFirst(name.count + 2)
            default:
                let name = rest.prefix { !$0.isNumber && !" \t-+.,;@=\"(){}[]*/".contains($0) }
                guard commodity.isEmpty, !name.isEmpty else { return nil }
                commodity = String(name)
                rest = rest.dropFirst(name.count)
            }
        }
        guard !number.isEmpty else { return nil }
        // A point behind all digits says only that there are none.
        if number.hasSuffix(".") || number.hasSuffix(",") { number.removeLast() }
        if isNegative { number = "-" + number }
    }
}

extension JournalDraft.Posting {
    /// A posting without its account: `$5.00 @ 1.2 EUR = $20`.
    mutating func read(_ text: Substring, _ line: Int) throws(JournalProblem) {
        if text.contains("{") || text.contains("[") { throw JournalProblem(line, .unsupported("{…}")) }
        if text.contains("(") { throw JournalProblem(line, .unsupported("(…)")) }
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = sides[0].split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        func amount(_ text: some StringProtocol) throws(JournalProblem) -> JournalAmount {
            guard let amount = JournalAmount(text, line: line) else {
                throw JournalProblem(line, .notAnAmount(String(text).onOneLine))
            }
            return amount
        }
        if parts[0].contains(where: { !$0.isWhitespace }) { self.amount = try amount(parts[0]) }
        if parts.count == 2 {
            guard self.amount != nil else { throw JournalProblem(line, .notAnAmount(String(text).onOneLine)) }
            if parts[1].hasPrefix("@") { cost = try amount(parts[1].dropFirst()) } else { price = try amount(parts[1]) }
        }
        guard sides.count == 2 else { return }
        // `==` is about all currencies, `=*` about accounts below it, too.
        let stated = sides[1].drop { $0 == "=" || $0 == "*" }
        let signs = sides[1].prefix(sides[1].count - stated.count)
        var balance = JournalDraft.Balance(line: line, account: account, amount: try amount(stated))
        (balance.isSole, balance.withSubaccounts) = (signs.contains("="), signs.contains("*"))
        self.balance = balance
    }
}

extension String {
    /// The day in a journal: `2026-11-03`, `2026/11/3`, `11.3` in a year that was said.
    func journalDay(year: Int?) -> CalendarDay? {
        let parts = split(omittingEmptySubsequences: false) { "-/.".contains($0) }
        guard (2...3).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let month = Int(parts[parts.count - 2]), let day = Int(parts[parts.count - 1])
        else { return nil }
        guard let year = parts.count == 3 ? (parts[0].count == 4 ? Int(parts[0]) : nil) : year else { return nil }
        return CalendarDay(year: year, month: month, day: day)
    }
}
