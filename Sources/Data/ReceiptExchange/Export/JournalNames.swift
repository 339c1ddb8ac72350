import HouseholdBook
import ReceiptDomain

/// The tree of accounts in plain-text accounting, the same for hledger and Beancount.
enum JournalNames {
    /// The part below an account for foreign purchases that are not settled yet.
    static let unsettled = "unsettled"

    /// The parts of the account that a movement is on, from its root.
    static func parts(of posting: Posting, _ kind: RecordKind, _ book: ExportedBook) -> [String] {
        switch posting.place {
        case .account(let id):
            // Amounts in another currency are in no balance of the account.
            parts(of: id, book) + (book.accounts[id]?.currency == posting.amount.currency ? [] : [unsettled])
        case .beforeOpening: opening
        case .elsewhere(let text): ["assets", "unknown"] + [text].compactMap { $0.flatMap(plain) }
        case .category(let category):
            [kind == .income ? "income" : "expenses", category?.code ?? "uncategorized"]
        case .adjustment: ["equity", "adjustment"]
        }
    }

    /// The facts of a record that both programs' journals state; `first` is the month of the first instalment.
    static func facts(of record: Record, tags: [String]) -> [(name: String, value: String?)] {
        let installments = record.book.installments
        return [
            ("mood", record.mood?.rawValue), ("tags", tags.joined(separator: " ")), ("time", record.time?.description),
            ("installments", installments.map { String($0.months) }),
            ("first", installments.map { $0.first.isoMonth }),
            ("interest", installments?.interest?.decimalWithCode),
            ("refund", record.book.refundOf?.rawValue), ("bank", record.book.bank),
        ]
    }

    static let opening = ["equity", "opening"]

    static func parts(of id: String, _ book: ExportedBook) -> [String] {
        guard let account = book.accounts[id] else { return ["assets", "unknown", id] }
        return parts(of: account)
    }

    static func parts(of account: Account) -> [String] {
        [account.kind.isDebt ? "liabilities" : "assets", account.kind.rawValue, account.id]
    }

    /// The account's name for people; `nil` where it is the same as its id.
    static func name(of place: Posting.Place, _ book: ExportedBook) -> String? {
        switch place {
        case .account(let id): book.accounts[id].flatMap { $0.name == id ? nil : $0.name }
        case .category(let category?): book.name(of: category)
        case .elsewhere(let text): text
        case .beforeOpening, .category, .adjustment: nil
        }
    }

    /// Letters, digits and hyphens, because every other character has a meaning to one of the programs.
    ///
    /// `nil` where nothing is left.
    private static func plain(_ text: String) -> String? {
        let words = text.split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? nil : words.joined(separator: "-").lowercased()
    }
}

extension String {
    /// On one line: control characters and line breaks become spaces, several spaces one.
    var onOneLine: String {
        if isPlain { return self }
        let parts = unicodeScalars.split { scalar in
            scalar.properties.isWhitespace || scalar.steersDisplay
        }
        return parts.map { String($0) }.joined(separator: " ")
    }

    /// Whether the text is already on one line, as most are: of printable ASCII, and of U+4000 to U+D7FF, which has no spaces.
    private var isPlain: Bool {
        var last = UInt8(ascii: " ")
        for byte in utf8 {
            switch byte {
            case 0x20 where last == 0x20: return false
            case 0x20...0x7E, 0x80...0xBF, 0xE4...0xED: last = byte
            default: return false
            }
        }
        return isEmpty || last != 0x20
    }
}
