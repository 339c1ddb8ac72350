public import HouseholdBook
import ReceiptDomain

/// Writes the book as a journal of hledger, one that its strict checks accept.
public struct HledgerJournal {
    private let book: ExportedBook

    public init(_ book: ExportedBook) { self.book = book }

    public var text: String {
        let entries = book.entries
        var blocks = [declarations(entries)]
        // A statement is about the end of its day, so that it comes after all that moved on it; an opening comes first.
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
                names[account(posting.place, entry.record.kind)] = JournalNames.name(of: posting.place, book)
            }
        }
        for posting in book.recurrences.flatMap({ samplePostings($0) }) {
            names[account(posting.posting.place, posting.kind)] = JournalNames.name(of: posting.posting.place, book)
            currencies.insert(posting.posting.amount.currency)
        }
        if !book.openings.isEmpty { names[name(JournalNames.opening)] = .some(nil) }
        let commodities = currencies.sorted { $0.code < $1.code }.map { currency in
            // A point behind the digits says that it is a decimal one; hledger refuses a commodity without any.
            "commodity 1000.\(String(repeating: "0", count: currency.fractionDigits)) \(currency.code)"
        }
        let accounts = names.sorted { $0.key < $1.key }.map { name, title in
            "account " + name + (title.map { "  ; name:" + tag($0) } ?? "")
        }
        return (commodities + accounts).joined(separator: "\n")
    }

    private func account(_ place: Posting.Place, _ kind: RecordKind) -> String {
        name(JournalNames.parts(of: place, kind, book))
    }

    private func name(_ parts: [String]) -> String { parts.joined(separator: ":") }

    // MARK: Entries

    private func opening(_ opening: ExportedBook.Opening) -> String {
        """
        \(opening.date) * \(description(book.words.opening))
            \(name(JournalNames.parts(of: opening.account)))  \(amount(opening.amount))
            \(name(JournalNames.opening))
        """
    }

    private func assertion(_ statement: Statement) -> String {
        let zero = Money(minorUnits: 0, currency: statement.balance.currency)
        return """
            \(statement.date) * \(description(book.words.statement))
                \(name(JournalNames.parts(of: statement.account, book)))  \(amount(zero)) = \(amount(statement.balance))
            """
    }

    private func transaction(_ entry: ExportedBook.Entry) -> String {
        let record = entry.record
        var lines = ["\(entry.date) * \(description(book.title(of: record)))  ; id:\(record.id)"]
        lines += tags(of: record).map { "    ; " + $0 }
        for posting in entry.postings {
            var line = "    \(account(posting.place, record.kind))  \(amount(posting.amount))"
            if let cost = posting.cost, cost.currency != posting.amount.currency {
                line += " @@ " + amount(cost.absolute)
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
        add("mood", record.mood?.rawValue)
        add("tags", record.tags.joined(separator: " "))
        add("time", record.time?.description)
        add("installments", record.book.installments.map { String($0.months) })
        add("refund", record.book.refundOf?.rawValue)
        add("bank", record.book.bank)
        for path in book.imagePaths[record.id] ?? [] { add("image", path) }
        return tags
    }

    /// A semicolon would begin a comment, a bar a note, and what begins like a mark or a code would be taken for one.
    private func description(_ text: String) -> String {
        let plain = text.onOneLine.replacing(";", with: ",").replacing("|", with: "/")
        return plain.first.map { "(*!=".contains($0) } == true ? "() " + plain : plain
    }

    /// A comma would end the value, and brackets are looked through for dates.
    private func tag(_ text: String) -> String {
        text.onOneLine.replacing(",", with: ";").replacing("[", with: "(").replacing("]", with: ")")
    }

    private func amount(_ money: Money) -> String { money.decimal + " " + money.currency.code }

    // MARK: What comes again

    private func samplePostings(_ recurrence: Recurrence) -> [(posting: Posting, kind: RecordKind)] {
        guard !periods(recurrence).isEmpty else { return [] }
        return recurrence.samplePostings(book.accounts).map { ($0, recurrence.template.kind) }
    }

    /// A forecast; `nil` for a rhythm that a journal cannot say.
    private func periodic(_ recurrence: Recurrence) -> String? {
        let postings = samplePostings(recurrence)
        guard !postings.isEmpty else { return nil }
        let lines = postings.map { posting, kind in
            "    \(account(posting.place, kind))  \(amount(posting.amount))"
        }
        let blocks = periods(recurrence).map { period in
            (["~ \(period)  \(description(recurrence.template.name))"] + lines).joined(separator: "\n")
        }
        return blocks.joined(separator: "\n\n")
    }

    /// The times between the days that are left out: a journal has no exceptions.
    private func periods(_ recurrence: Recurrence) -> [String] {
        let schedule = recurrence.schedule
        guard recurrence.ended == nil, schedule.every == 1, schedule.count == nil else { return [] }
        let pause = recurrence.pauses.filter { $0.through == nil }.map(\.from).min()
        let end = [schedule.until?.adding(days: 1), pause].compactMap(\.self).min()
        var start = max(schedule.anchor, recurrence.since)
        var periods: [String] = []
        for day in recurrence.leftOutDays(from: start, through: end) {
            if start < day { periods.append("\(rhythm(schedule)) from \(start) to \(day)") }
            // hledger counts months from where a period begins, so that it has to be a day of the schedule.
            let (next, last) = (day.adding(days: 1) ?? day, day.adding(months: 13) ?? day)
            start = schedule.dues(from: next, through: last).first { _ in true } ?? next
        }
        if let end, start >= end { return periods }
        return periods + ["\(rhythm(schedule)) from \(start)" + (end.map { " to \($0)" } ?? "")]
    }

    private func rhythm(_ schedule: Schedule) -> String {
        let anchor = schedule.anchor
        return switch schedule.unit {
        case .day: "daily"
        case .week: "every \(Self.ordinal(anchor.weekday)) day of week"
        // "monthly from" a day within a month is refused; this takes the last day of months that are shorter.
        case .month: "every \(Self.ordinal(anchor.day)) day of month"
        case .year: "every \(anchor.month)/\(anchor.day)"
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
