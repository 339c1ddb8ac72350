import ReceiptDomain

/// A statement's row as a record notes it: `kb|2026-11-10|-5000KRW|스타벅스|1`.
///
/// Its parts are the account, the day, the amount, the text, and a number that tells equal rows apart; account and text are
/// without signs and spaces. Other programs may have written anything, so that each part may be missing.
struct BankKey {
    private let parts: [Substring]

    init(_ text: String) { parts = text.split(separator: "|", omittingEmptySubsequences: false) }

    private subscript(_ number: Int) -> Substring? { parts.indices.contains(number) ? parts[number] : nil }

    /// The account's id, or its name or number where the book did not have it yet.
    var account: String { String(parts[0]) }
    var date: CalendarDay? { self[1].flatMap { CalendarDay(iso: $0) } }

    var amount: Money? {
        guard let text = self[2], let code = text.firstIndex(where: \.isLetter),
            let currency = Currency(code: String(text[code...]))
        else { return nil }
        return Money(decimal: text[..<code], currency: currency)
    }

    var text: String? { self[3].map(String.init) }

    /// The key without text and number: banks reword a text once a payment is settled.
    var stem: String { parts.prefix(3).joined(separator: "|") }

    static func stem(_ account: String, _ date: CalendarDay, _ amount: Money) -> String {
        "\(account.keyPart)|\(date)|\(amount.decimal)\(amount.currency)"
    }
}

extension String {
    /// Letters and digits only, so that differences in spelling do not change the key.
    var keyPart: String { String(lowercased().filter { $0.isLetter || $0.isNumber }.prefix(40)) }
}
