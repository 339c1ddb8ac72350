public import HouseholdBook
import ReceiptDomain

/// Writes each account's movements as QIF, with categories and splits; a transfer is written once, at its source.
///
/// A transfer between two currencies is written on both sides, each with its own amount, under a category: QIF has one amount for
/// both sides of a transfer. Balances are right in this way.
///
/// QIF states neither currency nor date order; programs expect month, day, year.
public struct QIFFile {
    private let book: ExportedBook
    private let unknown: String

    /// `unknown` is the name for movements without an account.
    public init(_ book: ExportedBook, unknown: String) { (self.book, self.unknown) = (book, unknown) }

    public var text: String {
        let sections = book.sections(unknown: unknown).filter { !$0.lines.isEmpty || $0.opening != nil }
        return (categories + sections.flatMap(lines)).joined(separator: "\n") + "\n"
    }

    private var categories: [String] {
        var kinds: [String: Bool] = [:]
        for entry in book.entries {
            for posting in entry.postings {
                guard case .category(let category) = posting.place else { continue }
                kinds[name(category)] = entry.record.kind == .income
            }
            if entry.record.isExchange { kinds[exchange] = false }
        }
        guard !kinds.isEmpty else { return [] }
        return ["!Type:Cat"] + kinds.sorted { $0.key < $1.key }.flatMap { ["N" + $0, $1 ? "I" : "E", "^"] }
    }

    private func lines(_ section: MovementSection) -> [String] {
        let type =
            switch section.kind {
            case .cash: "Cash"
            case .bank, .savings: "Bank"
            case .card: "CCard"
            case .prepaid, .investment: "Oth A"
            case .loan: "Oth L"
            }
        var lines = [
            "!Account", "N" + account(section.id), "D" + clean(section.name), "T" + type, "^", "!Type:" + type,
        ]
        if let opening = section.opening {
            lines += ["D" + date(opening.date), "T" + opening.amount.decimal, "POpening Balance"]
            lines += ["L[\(account(section.id))]", "^"]
        }
        return lines + section.lines.flatMap { entry($0, in: section) }
    }

    private func entry(_ line: MovementSection.Line, in section: MovementSection) -> [String] {
        let record = line.record
        // The other account already has this movement, as a transfer.
        let isExchange = record.isExchange
        if record.kind == .transfer, !isExchange, record.account != section.id, isListed(record.account) { return [] }
        func target(_ place: Posting.Place) -> String {
            if isExchange, place.isAccount { return exchange }
            return self.target(place)
        }
        var lines = ["D" + date(line.date), "T" + line.change.decimal, "P" + clean(book.title(of: record))]
        if record.merchant != nil, !record.memo.isEmpty { lines.append("M" + clean(record.memo)) }
        let parts = line.others.filter { $0.weight.currency == section.currency }
        if parts.isEmpty, isExchange { lines.append("L" + exchange) }
        if let only = parts.first, parts.count == 1 {
            lines.append("L" + target(only.place))
        } else if !parts.isEmpty {
            lines.append("L" + target(parts[0].place))
            for part in parts {
                // A split's amount has the sign of the whole.
                let share = Money(minorUnits: -part.weight.minorUnits, currency: part.weight.currency)
                lines += ["S" + target(part.place), "$" + share.decimal]
            }
        }
        return lines + ["^"]
    }

    private var exchange: String { clean(book.words.exchange) }

    private func isListed(_ id: String?) -> Bool { id.map { book.accounts[$0] != nil } ?? false }

    private func target(_ place: Posting.Place) -> String {
        switch place {
        case .account(let id), .beforeOpening(let id): "[\(account(id))]"
        case .elsewhere(let text): "[\(clean(text ?? unknown))]"
        case .category(let category): name(category)
        case .adjustment: clean(book.words.adjustment)
        }
    }

    private func account(_ id: String) -> String {
        guard id.hasPrefix("?") else { return id }
        let text = id.dropFirst().dropLast(3)
        return clean(text.isEmpty ? unknown : String(text)) + " " + id.suffix(3)
    }

    /// Without `:`, which begins a subcategory, `/`, which begins a class, and brackets, which name an account.
    private func name(_ category: Category?) -> String {
        let name = category.map(book.name) ?? "?"
        return clean(name).map { ":/[]".contains($0) ? "-" : String($0) }.joined()
    }

    private func clean(_ text: String) -> String { text.onOneLine }

    private func date(_ day: CalendarDay) -> String {
        "\(day.month.padded(to: 2))/\(day.day.padded(to: 2))/\(day.year)"
    }
}

extension Record {
    /// A transfer between two currencies.
    fileprivate var isExchange: Bool {
        guard kind == .transfer, let arrived = book.toAmount, let amount else { return false }
        return arrived.currency != amount.currency
    }
}

extension Posting.Place {
    fileprivate var isAccount: Bool {
        switch self {
        case .account, .beforeOpening, .elsewhere: true
        case .category, .adjustment: false
        }
    }
}
