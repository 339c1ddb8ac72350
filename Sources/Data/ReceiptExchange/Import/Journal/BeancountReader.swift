import HouseholdBook
import ReceiptDomain

/// Reads a file of beancount, line by line.
struct BeancountReader {
    private(set) var draft: JournalDraft
    private var entry: JournalDraft.Entry?
    private var account: String?
    private var pushed: [String] = []
    private var rootNames: [String: Journal.Root] = [:]

    /// Plug-ins that add and change no entries.
    private static let harmless: Set<String> = [
        "auto_accounts", "check_average_cost", "check_closing", "check_commodity", "check_drained", "coherent_cost",
        "commodity_attr", "implicit_prices", "leafonly", "noduplicates", "nounused", "onecommodity", "pedantic",
        "sellgains", "unique_prices",
    ]

    init(_ draft: JournalDraft) { self.draft = draft }

    mutating func read(_ lines: [String]) throws(JournalProblem) {
        // Only a point stands before decimals.
        draft.marks[""] = "."
        for (index, line) in lines.enumerated() { try read(line, index + 1) }
        endEntry()
    }

    private mutating func endEntry() {
        if let entry { draft.items.append(.entry(entry)) }
        (entry, account) = (nil, nil)
    }

    private mutating func read(_ line: String, _ number: Int) throws(JournalProblem) {
        let text = Self.withoutComment(line)
        guard let first = text.first(where: { !$0.isWhitespace }) else {
            // Empty lines end an entry, and comments do not.
            if line.allSatisfy(\.isWhitespace) { endEntry() }
            return
        }
        if text.first?.isWhitespace == true { return try readIndented(text.drop { $0.isWhitespace }, first, number) }
        endEntry()
        // Headings of org-mode and the like.
        guard first.isLetter || first.isNumber else { return }
        let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        if first.isNumber {
            guard let day = String(words[0]).journalDay(year: nil) else {
                throw JournalProblem(number, .notADay(String(words[0])))
            }
            guard words.count >= 2 else { throw JournalProblem(number, .unreadable(line.onOneLine)) }
            return try readDated(day, words[1], words.count > 2 ? words[2] : "", line, number)
        }
        switch words[0] {
        case "option":
            let values = Self.strings(text)
            let name = values.first ?? ""
            if name.hasPrefix("name_"), values.count == 2, let root = Journal.Root(rawValue: String(name.dropFirst(5)))
            {
                rootNames[values[1]] = root
            }
        case "plugin":
            let name = Self.strings(text).first ?? ""
            guard name.hasPrefix("beancount.plugins."), Self.harmless.contains(String(name.dropFirst(18))) else {
                throw JournalProblem(number, .unsupported("plugin " + name))
            }
        case "include": throw JournalProblem(number, .include(Self.strings(text).first ?? ""))
        case "pushtag": pushed.append(String(words.last?.drop { $0 == "#" } ?? ""))
        case "poptag": pushed.removeAll { $0 == String(words.last?.drop { $0 == "#" } ?? "") }
        case "pushmeta", "popmeta": throw JournalProblem(number, .unsupported(String(words[0])))
        default: throw JournalProblem(number, .unreadable(line.onOneLine))
        }
    }

    private mutating func readDated(
        _ day: CalendarDay,
        _ word: Substring,
        _ rest: Substring,
        _ line: String,
        _ number: Int
    ) throws(JournalProblem) {
        let name = String(rest.prefix { !$0.isWhitespace })
        switch word {
        case "open": account = known(name)
        case "close": if let last = day.adding(days: -1) { draft.journal.closed[known(name)] = last }
        case "balance":
            let parts = rest.dropFirst(name.count).split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
            let whole =
                parts.count == 2
                ? String(parts[0]) + String(parts[1].drop { !$0.isLetter }) : String(rest.dropFirst(name.count))
            guard let amount = JournalAmount(whole, line: number) else {
                throw JournalProblem(number, .notAnAmount(rest.onOneLine))
            }
            var balance = JournalDraft.Balance(
                line: number,
                account: known(name),
                amount: amount,
                withSubaccounts: true
            )
            if parts.count == 2 { balance.tolerance = JournalAmount(parts[1], line: number) }
            draft.items.append(.balance(balance, day))
        case "pad": throw JournalProblem(number, .unsupported("pad"))
        case "commodity", "note", "document", "event", "price", "query", "custom": break
        case "txn", "*", "!": begin(day, rest, number)
        default:
            guard word.count == 1 else { throw JournalProblem(number, .unreadable(line.onOneLine)) }
            begin(day, rest, number)
        }
    }

    /// The account's name; its root as the options of the file call it.
    private mutating func known(_ name: String) -> String {
        if let root = rootNames[String(name.prefix { $0 != ":" })] { draft.journal.roots[name] = root }
        return name
    }

    private mutating func begin(_ day: CalendarDay, _ rest: Substring, _ number: Int) {
        let strings = Self.strings(rest)
        var head = Journal.Entry(line: number, date: day, title: strings.first ?? "")
        if strings.count > 1 { head.memo = strings[1] }
        let behind = rest[(rest.lastIndex(of: "\"").map { rest.index(after: $0) } ?? rest.startIndex)...]
        head.tags =
            pushed
            + behind.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
        entry = JournalDraft.Entry(head: head)
    }

    private mutating func readIndented(_ text: Substring, _ first: Character, _ number: Int) throws(JournalProblem) {
        if first.isLowercase {
            guard let colon = text.firstIndex(of: ":") else {
                throw JournalProblem(number, .unreadable(text.onOneLine))
            }
            let value =
                Self.strings(text[text.index(after: colon)...]).first ?? text[text.index(after: colon)...].onOneLine
            return note(String(text[..<colon]), value)
        }
        guard entry != nil else { return }
        if first == "#" || first == "^" {
            entry?.head.tags += text.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("#") }.map {
                String($0.dropFirst())
            }
            return
        }
        var rest = text
        if !first.isLetter {
            rest = rest.dropFirst().drop { $0.isWhitespace }
        }
        let name = String(rest.prefix { !$0.isWhitespace })
        guard name.contains(":") else { throw JournalProblem(number, .unreadable(text.onOneLine)) }
        var posting = JournalDraft.Posting(line: number, account: known(name))
        try posting.read(rest.dropFirst(name.count), number)
        entry?.postings.append(posting)
    }

    private mutating func note(_ name: String, _ value: String) {
        if let account, name == "name" { draft.journal.titles[account] = value }
        guard let entry else { return }
        if entry.postings.isEmpty {
            self.entry?.head.facts[name] = value
        } else if name == "subject" {
            self.entry?.postings[entry.postings.count - 1].subject = value
        }
    }

    /// Without what stands behind a semicolon that is no part of a text.
    private static func withoutComment(_ line: String) -> Substring {
        var (isQuoted, isEscaped) = (false, false)
        for index in line.indices {
            switch line[index] {
            case "\\" where !isEscaped: isEscaped = true
            case "\"" where !isEscaped: isQuoted.toggle()
            case ";" where !isQuoted: return line[..<index]
            default: isEscaped = false
            }
        }
        return line[...]
    }

    /// The texts in quotes.
    private static func strings(_ text: some StringProtocol) -> [String] {
        var strings: [String] = []
        var current: String?
        var isEscaped = false
        for sign in text {
            if isEscaped {
                current?.append(sign)
                isEscaped = false
            } else if sign == "\\", current != nil {
                isEscaped = true
            } else if sign == "\"" {
                if let text = current { strings.append(text) }
                current = current == nil ? "" : nil
            } else {
                current?.append(sign)
            }
        }
        return strings
    }
}

extension Substring {
    fileprivate var onOneLine: String { String(self).onOneLine }
}
