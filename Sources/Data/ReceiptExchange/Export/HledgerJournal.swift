public import HouseholdBook
import ReceiptDomain

/// Writes the book as an hledger journal that passes hledger's strict checks.
public struct HledgerJournal {
    private let book: ExportedBook

    public init(_ book: ExportedBook) { self.book = book }

    public var text: String {
        let entries = book.entries
        var blocks = [declarations(entries)]
        // On one day openings come first, and statements, which hold at its end, come last.
        var dated: [(day: CalendarDay, rank: Int, text: String)] =
            book.openings.map { ($0.date, 0, opening($0)) } + entries.map { ($0.date, 1, transaction($0)) }
        dated += book.statements.map { ($0.date, 2, assertion($0)) }
        blocks += dated.enumerated().sorted { a, b in
            (a.element.day, a.element.rank, a.offset) < (b.element.day, b.element.rank, b.offset)
        }.map(\.element.text)
        blocks += book.recurrences.compactMap(periodic)
        return blocks.joined(separator: "\n\n") + "\n"
    }

    // MARK: Declarations

    private func declarations(_ entries: [ExportedBook.Entry]) -> String {
        var currencies = Set(entries.flatMap(\.postings).flatMap { [$0.amount.currency, $0.weight.currency] })
        currencies.formUnion(book.accounts.accounts.map(\.currency))
        var names: [String: String?] = [:]
        for account in book.accounts.accounts { names[name(JournalNames.parts(of: account))] = account.name }
        for entry in entries {
            for posting in entry.postings {
                names[account(posting, entry.record.kind)] = JournalNames.name(of: posting.place, book)
            }
        }
        for posting in book.recurrences.flatMap({ samplePostings($0) }) {
            names[account(posting.posting, posting.kind)] = JournalNames.name(of: posting.posting.place, book)
            currencies.insert(posting.posting.amount.currency)
        }
        if !book.openings.isEmpty { names[name(JournalNames.opening)] = .some(nil) }
        let commodities = currencies.sorted { $0.code < $1.code }.map { currency in
            // hledger refuses a commodity without a decimal mark, also where it has no decimals.
            "commodity 1000.\(String(repeating: "0", count: currency.fractionDigits)) \(currency.code)"
        }
        let accounts = names.sorted { $0.key < $1.key }.map { name, title in
            "account " + name + (title.map { "  ; name:" + tag($0) } ?? "")
        }
        return (commodities + accounts).joined(separator: "\n")
    }

    private func account(_ posting: Posting, _ kind: RecordKind) -> String {
        name(JournalNames.parts(of: posting, kind, book))
    }

    private func name(_ parts: [String]) -> String { parts.joined(separator: ":") }

    // MARK: Entries

    private func opening(_ opening: ExportedBook.Opening) -> String {
        """
        \(opening.date) * \(description(book.words.opening))
            \(name(JournalNames.parts(of: opening.account)))  \(opening.amount.decimalWithCode)
            \(name(JournalNames.opening))
        """
    }

    private func assertion(_ statement: Statement) -> String {
        let zero = Money.zero(statement.balance.currency)
        return """
            \(statement.date) * \(description(book.words.statement))
                \(name(JournalNames.parts(of: statement.account, book)))  \(zero.decimalWithCode) = \(statement.balance.decimalWithCode)
            """
    }

    private func transaction(_ entry: ExportedBook.Entry) -> String {
        let record = entry.record
        var lines = ["\(entry.date) * \(description(book.title(of: record)))  ; id:\(record.id)"]
        lines += tags(of: record).map { "    ; " + $0 }
        for posting in entry.postings {
            var line = "    \(account(posting, record.kind))  \(posting.amount.decimalWithCode)"
            if let cost = posting.cost, cost.currency != posting.amount.currency {
                line += " @@ " + cost.magnitude.decimalWithCode
            }
            if let subject = posting.subject { line += "  ; subject:" + tag(book.subjectName(subject)) }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    private func tags(of record: Record) -> [String] {
        var tags: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value, !value.isEmpty { tags.append(name + ":" + tag(value)) }
        }
        add("memo", record.merchant == nil && record.kind != .transfer ? nil : record.memo)
        for (name, value) in JournalNames.facts(of: record, tags: record.tags) { add(name, value) }
        for path in book.imagePaths[record.id] ?? [] { add("image", path) }
        return tags
    }

    /// Without `;`, which begins a comment, and `|`, which begins a note.
    ///
    /// Empty brackets keep a first `*`, `!`, `=` or `(` from being read as a mark or code.
    private func description(_ text: String) -> String {
        let plain = text.onOneLine.replacing(";", with: ",").replacing("|", with: "/")
        return plain.first.map { "(*!=".contains($0) } == true ? "() " + plain : plain
    }

    /// Without commas, which end a tag's value, and square brackets, in which hledger looks for dates.
    private func tag(_ text: String) -> String {
        text.onOneLine.replacing(",", with: ";").replacing("[", with: "(").replacing("]", with: ")")
    }

    // MARK: Recurring entries

    private func samplePostings(_ recurrence: Recurrence) -> [(posting: Posting, kind: RecordKind)] {
        guard !periods(recurrence).isEmpty else { return [] }
        return recurrence.samplePostings(book.accounts).map { ($0, recurrence.template.kind) }
    }

    /// The recurring entries that go on and that a journal cannot express: those without an amount, and some schedules.
    public var leftOut: [String] {
        book.goingOn.filter { samplePostings($0).isEmpty && $0.next(onOrAfter: $0.since) != nil }.map(\.template.name)
    }

    /// Periodic transactions; `nil` for a recurrence that a journal cannot express.
    private func periodic(_ recurrence: Recurrence) -> String? {
        let postings = samplePostings(recurrence)
        guard !postings.isEmpty else { return nil }
        let lines = postings.map { posting, kind in
            "    \(account(posting, kind))  \(posting.amount.decimalWithCode)"
        }
        let blocks = periods(recurrence).map { period in
            (["~ \(period)  \(description(recurrence.template.name))"] + lines).joined(separator: "\n")
        }
        return blocks.joined(separator: "\n\n")
    }

    /// The periods between skipped days, because a journal has no exceptions.
    private func periods(_ recurrence: Recurrence) -> [String] {
        let schedule = recurrence.schedule
        guard recurrence.ended == nil else { return [] }
        let pause = recurrence.pauses.filter { $0.through == nil }.map(\.from).min()
        let last = [schedule.until, schedule.count.flatMap { schedule.due($0 - 1) }].compactMap(\.self).min()
        let end = [last?.adding(days: 1), pause].compactMap(\.self).min()
        func due(onOrAfter day: CalendarDay) -> CalendarDay {
            let far = day.adding(months: 12 * schedule.every + 1) ?? day
            return schedule.dues(from: day, through: far).first { _ in true } ?? day
        }
        // hledger counts from where a period begins, so that it has to be a day of the schedule.
        var start = due(onOrAfter: max(schedule.anchor, recurrence.since))
        var periods: [String] = []
        for day in recurrence.leftOutDays(from: start, through: end) {
            if start < day { periods += intervals(schedule, from: start, to: day) }
            start = due(onOrAfter: day.adding(days: 1) ?? day)
        }
        if let end, start >= end { return periods }
        return periods + intervals(schedule, from: start, to: end)
    }

    /// hledger's period expressions; empty for a schedule that has none.
    private func intervals(_ schedule: Schedule, from start: CalendarDay, to end: CalendarDay?) -> [String] {
        let anchor = schedule.anchor
        let last = end.map { " to \($0)" } ?? ""
        let span = " from \(start)" + last
        switch (schedule.unit, schedule.every) {
        case (.day, 1): return ["daily" + span]
        case (.week, 1): return ["every \(Self.ordinal(anchor.weekday)) day of week" + span]
        case (.day, let days): return ["every \(days) days" + span]
        // Weeks are counted from Mondays, and days from where the period begins.
        case (.week, let weeks): return ["every \(weeks * 7) days" + span]
        // "monthly from" a day within a month is refused; this takes the last day of months that are shorter.
        case (.month, 1): return ["every \(Self.ordinal(anchor.day)) day of month" + span]
        case (.year, 1): return ["every \(anchor.month)/\(anchor.day)" + span]
        // Every two months becomes six days of each year, each with its own start: an earlier one would add an occurrence.
        case (.month, let months) where 12 % months == 0 && anchor.day <= 28:
            let year = start.adding(months: 12).flatMap { $0.adding(days: -1) } ?? start
            return schedule.dues(from: start, through: year).filter { day in end.map { day < $0 } ?? true }
                .map { "every \($0.month)/\($0.day) from \($0)" + last }
        default: return []
        }
    }

    private static func ordinal(_ number: Int) -> String {
        switch (number % 10, number % 100) {
        case (_, 11...13): "\(number)th"
        case (1, _): "\(number)st"
        case (2, _): "\(number)nd"
        case (3, _): "\(number)rd"
        default: "\(number)th"
        }
    }
}
