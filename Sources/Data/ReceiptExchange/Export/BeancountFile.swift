public import HouseholdBook
import ReceiptDomain

/// Writes the book as a Beancount file.
public struct BeancountFile {
    private let book: ExportedBook
    private let entries: [ExportedBook.Entry]
    private let names: BeancountNames

    public init(_ book: ExportedBook) {
        self.book = book
        entries = book.entries
        var names = BeancountNames()
        for account in book.accounts.accounts { names.add(JournalNames.parts(of: account), account.name) }
        if !book.openings.isEmpty { names.add(JournalNames.opening, nil) }
        for entry in entries {
            for posting in entry.postings {
                let parts = JournalNames.parts(of: posting, entry.record.kind, book)
                names.add(parts, JournalNames.name(of: posting.place, book))
            }
        }
        self.names = names
    }

    public var text: String {
        let days = entries.map(\.date) + book.openings.map(\.date) + book.statements.map(\.date)
        let first = days.min()
        var currencies: [Currency: Int] = [:]
        for posting in entries.flatMap(\.postings) { currencies[posting.amount.currency, default: 0] += 1 }
        for account in book.accounts.accounts { currencies[account.currency, default: 0] += 1 }
        let main = currencies.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
        var lines = ["option \"title\" \"ReceiptMind\""]
        if let main { lines.append("option \"operating_currency\" \"\(main.code)\"") }
        // A whole amount allows no difference, not even that of a price computed from two amounts.
        lines.append("option \"inferred_tolerance_default\" \"*:0.00000001\"")
        if let first { lines += names.all.flatMap { open($0, on: first) } }
        var dated: [(day: CalendarDay, text: String)] = book.openings.map { ($0.date, opening($0)) }
        dated += entries.map { ($0.date, transaction($0)) }
        // Beancount checks a balance at the beginning of its day.
        dated += book.statements.compactMap { statement in
            statement.date.adding(days: 1).map { ($0, balance(statement, on: $0)) }
        }
        dated += closings
        lines += dated.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
            .map { "\n" + $0.element.text }
        return lines.joined(separator: "\n") + "\n"
    }

    private func open(_ name: BeancountNames.Name, on day: CalendarDay) -> [String] {
        ["\(day) open \(name.account)"] + (name.title.map { ["  name: \(quoted($0))"] } ?? [])
    }

    private func opening(_ opening: ExportedBook.Opening) -> String {
        let account = names[JournalNames.parts(of: opening.account)]
        return """
            \(opening.date) * \(quoted(book.words.opening)) ""
              \(account)  \(opening.amount.decimalWithCode)
              \(names[JournalNames.opening])
            """
    }

    private func balance(_ statement: Statement, on day: CalendarDay) -> String {
        "\(day) balance \(names[JournalNames.parts(of: statement.account, book)])  \(statement.balance.decimalWithCode)"
    }

    /// The closed accounts, each on the day after its last.
    private var closings: [(CalendarDay, String)] {
        guard case .days(_, nil) = book.scope else { return [] }
        return book.accounts.accounts.compactMap { account in
            guard let day = account.closed?.adding(days: 1) else { return nil }
            return (day, "\(day) close \(names[JournalNames.parts(of: account)])")
        }
    }

    private func transaction(_ entry: ExportedBook.Entry) -> String {
        let record = entry.record
        let tags = record.tags.filter(Self.isTag).map { " #" + $0 }.joined()
        let title = quoted(book.title(of: record))
        let narration = record.merchant == nil && record.kind != .transfer ? "" : record.memo
        var lines = ["\(entry.date) * \(title) \(quoted(narration))\(tags)", "  id: \(quoted(record.id.rawValue))"]
        func add(_ key: String, _ value: String?) {
            if let value, !value.isEmpty { lines.append("  \(key): \(quoted(value))") }
        }
        let words = record.tags.filter { !Self.isTag($0) }
        for (name, value) in JournalNames.facts(of: record, tags: words) { add(name, value) }
        for (index, path) in (book.imagePaths[record.id] ?? []).enumerated() { add("image-\(index + 1)", path) }
        for posting in entry.postings {
            var line =
                "  \(names[JournalNames.parts(of: posting, record.kind, book)])  \(posting.amount.decimalWithCode)"
            if let cost = posting.cost, cost.currency != posting.amount.currency {
                line += " @@ " + cost.magnitude.decimalWithCode
            }
            lines.append(line)
            if let subject = posting.subject { lines.append("    subject: \(quoted(book.subjectName(subject)))") }
        }
        return lines.joined(separator: "\n")
    }

    /// Beancount's tags are ASCII.
    private static func isTag(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (97...122).contains(byte | 0x20) || byte == 45 || byte == 95
            }
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.onOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

/// Account names in Beancount's form: parts of ASCII letters, digits and hyphens that begin with a capital or a digit.
struct BeancountNames {
    struct Name {
        var account: String
        var title: String?
    }

    private var byParts: [[String]: Name] = [:]
    private var taken: Set<String> = []

    /// `title` is the account's name for people.
    mutating func add(_ parts: [String], _ title: String?) {
        guard byParts[parts] == nil else { return }
        let plain = parts.map(Self.component).joined(separator: ":")
        var name = plain
        var number = 2
        // Names that differ only in characters left out get a number.
        while !taken.insert(name).inserted {
            name = "\(plain)-\(number)"
            number += 1
        }
        byParts[parts] = Name(account: name, title: title)
    }

    subscript(parts: [String]) -> String { byParts[parts]?.account ?? "Equity:Unknown" }

    var all: [Name] { byParts.values.sorted { $0.account < $1.account } }

    /// The text as a part of an account's name.
    ///
    /// A text with letters that Beancount forbids becomes `U-` and its Unicode numbers, which never change; the account's title
    /// has the words.
    private static func component(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (97...122).contains(byte | 0x20) || byte == 45 || byte == 95
        }
        guard isPlain, let first = text.first, first.isLetter || first.isNumber else {
            return "U-"
                + text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: "-")
        }
        return first.uppercased() + text.dropFirst().replacing("_", with: "-")
    }
}
