import HouseholdBook

/// Reads a journal in the language of hledger and Ledger, line by line.
struct HledgerReader {
    private(set) var draft: JournalDraft
    private var entry: JournalDraft.Entry?
    private var year: Int?
    private var parent: [String] = []
    /// The word that ends a block which is passed over.
    private var ending: String?
    /// Whether the lines that follow belong to a forecast or a directive.
    private var skips = false
    private var lastDirective: (name: String, value: String) = ("", "")

    init(_ draft: JournalDraft) { self.draft = draft }

    mutating func read(_ lines: [String]) throws(JournalProblem) {
        for (index, line) in lines.enumerated() { try read(line, index + 1) }
        if let ending { throw JournalProblem(lines.count, .unreadable(ending)) }
        endEntry()
    }

    private mutating func read(_ line: String, _ number: Int) throws(JournalProblem) {
        if let ending {
            if line.onOneLine == ending { self.ending = nil }
            return
        }
        guard let first = line.first(where: { !$0.isWhitespace }) else {
            endEntry()
            skips = false
            return
        }
        if line.first?.isWhitespace == true { return try readIndented(line, first, number) }
        endEntry()
        skips = false
        switch first {
        case ";", "#", "*", "%", "|": return
        case "~":
            draft.journal.forecasts += 1
            skips = true
        case "=": throw JournalProblem(number, .automated)
        case "0"..."9": try begin(line, number)
        default: try readDirective(line, number)
        }
    }

    private mutating func endEntry() {
        if let entry { draft.items.append(.entry(entry)) }
        entry = nil
    }

    // MARK: Entries

    /// `2026-11-03=2026-11-05 * (101) Shop | a note  ; tag:value`.
    private mutating func begin(_ line: String, _ number: Int) throws(JournalProblem) {
        let (text, comment) = Self.comment(line)
        let word = text.prefix { !$0.isWhitespace }
        let days = word.split(separator: "=", maxSplits: 1)
        guard let day = days.first.flatMap({ String($0).journalDay(year: year) }) else {
            throw JournalProblem(number, .notADay(String(word)))
        }
        var rest = text.dropFirst(word.count).drop { $0.isWhitespace }
        if let mark = rest.first, "*!".contains(mark) { rest = rest.dropFirst().drop { $0.isWhitespace } }
        if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
            rest = rest[rest.index(after: end)...].drop { $0.isWhitespace }
        }
        let parts = rest.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map {
            String($0).onOneLine
        }
        var head = Journal.Entry(line: number, date: day, title: parts.first ?? "")
        if parts.count == 2 { head.memo = parts[1] }
        entry = JournalDraft.Entry(head: head)
        note(comment)
    }

    private mutating func readIndented(_ line: String, _ first: Character, _ number: Int) throws(JournalProblem) {
        if skips { return readDetail(line) }
        guard entry != nil else {
            if first == ";" || first == "#" { return }
            throw JournalProblem(number, .unreadable(line.onOneLine))
        }
        if first == ";" || first == "#" { return note(Self.comment(line).comment) }
        let (text, comment) = Self.comment(line)
        var rest = text.drop { $0.isWhitespace }
        if let mark = rest.first, "*!".contains(mark) { rest = rest.dropFirst().drop { $0.isWhitespace } }
        // Two spaces or a tab end the name of an account, in which single spaces may stand.
        let end = rest.indices.first { index in
            rest[index] == "\t"
                || rest[index] == " " && rest.index(after: index) < rest.endIndex
                    && rest[rest.index(after: index)].isWhitespace
        }
        let name = String(rest[..<(end ?? rest.endIndex)]).onOneLine
        if let mark = name.first, "([".contains(mark) { throw JournalProblem(number, .virtualPosting(name)) }
        var posting = JournalDraft.Posting(line: number, account: (parent + [name]).joined(separator: ":"))
        if let end { try posting.read(rest[end...], number) }
        posting.subject = Self.tags(comment).first { $0.name == "subject" }?.value
        entry?.postings.append(posting)
        note(comment)
    }

    /// The text, and the comment behind it.
    private static func comment(_ line: String) -> (text: Substring, comment: Substring) {
        guard let mark = line.firstIndex(of: ";") else { return (line[...], "") }
        return (line[..<mark], line[line.index(after: mark)...])
    }

    private static func tags(_ comment: Substring) -> [(name: String, value: String)] {
        comment.split(separator: ",").compactMap { (part: Substring) -> (name: String, value: String)? in
            guard let colon = part.firstIndex(of: ":"),
                let name = part[..<colon].split(whereSeparator: \.isWhitespace).last
            else { return nil }
            return (String(name), String(part[part.index(after: colon)...]).onOneLine)
        }
    }

    /// Takes tags over, and the words of a comment without any.
    private mutating func note(_ comment: Substring) {
        let tags = Self.tags(comment)
        for (name, value) in tags { entry?.head.facts[name] = value }
        let words = String(comment).onOneLine
        guard tags.isEmpty, !words.isEmpty else { return }
        let before = entry?.head.memo ?? ""
        entry?.head.memo = [before, words].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    // MARK: Directives

    private mutating func readDirective(_ line: String, _ number: Int) throws(JournalProblem) {
        let (text, comment) = Self.comment(line)
        let word = text.prefix { !$0.isWhitespace }
        let value = String(text.dropFirst(word.count)).onOneLine
        lastDirective = (String(word), value)
        skips = true
        switch word {
        case "account":
            for (name, told) in Self.tags(comment) {
                if name == "name" { draft.journal.titles[value] = told }
                if name == "type" { draft.journal.roots[value] = Self.root(told) }
            }
        case "commodity", "D": noteFormat(value)
        case "decimal-mark": draft.marks[""] = value.first
        case "Y", "year": year = Int(value)
        case "apply" where value.hasPrefix("account "): parent.append(String(value.dropFirst(8)))
        case "end":
            if value.hasPrefix("apply"), !parent.isEmpty { parent.removeLast() }
        case "comment", "test": ending = "end " + word
        case "include", "!include": throw JournalProblem(number, .include(value))
        case "payee", "tag", "P", "N", "tags": break
        default:
            if word.hasPrefix("Y"), let told = Int(word.dropFirst()) {
                year = told
            } else if ["alias", "apply", "bucket", "A", "assert", "check", "define", "eval", "python", "fixed"]
                .contains(word)
            {
                throw JournalProblem(number, .unsupported(String(word)))
            } else {
                throw JournalProblem(number, .unreadable(line.onOneLine))
            }
        }
    }

    /// Lines below `commodity` and `account`.
    private mutating func readDetail(_ line: String) {
        let text = line.onOneLine
        if lastDirective.name == "commodity", text.hasPrefix("format ") { noteFormat(String(text.dropFirst(7))) }
    }

    /// `1.000,00 EUR`: the last sign stands before decimals, also if nothing is behind it.
    private mutating func noteFormat(_ text: String) {
        guard let amount = JournalAmount(text, line: 0), let mark = text.last(where: { $0 == "." || $0 == "," }) else {
            return
        }
        draft.marks[amount.commodity] = mark
    }

    private static func root(_ type: String) -> Journal.Root? {
        switch type.lowercased() {
        case "a", "asset", "c", "cash": .assets
        case "l", "liability": .liabilities
        case "e", "equity", "v", "conversion": .equity
        case "r", "revenue": .income
        case "x", "expense": .expenses
        default: nil
        }
    }
}
