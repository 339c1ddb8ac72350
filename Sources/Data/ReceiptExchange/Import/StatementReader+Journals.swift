import HouseholdBook
import ReceiptDomain

/// Journals that have every posting of an entry on a line of its own.
extension StatementReader {
    func journal() throws(ExchangeError) -> StatementContent {
        var lines: [StatementLine] = []
        for row in try rows().rows {
            guard let day = StatementCell.day(row.day, options.dateOrder) else {
                throw .unreadable(line: row.number, text: row.day)
            }
            if let line = journalLine(row.cells, row.number, day.day) { lines.append(line) }
        }
        lines = Self.ownSides(lines)
        guard !lines.isEmpty else { throw .noRows }
        return StatementContent(layout: layout, sign: .signed, lines: lines)
    }

    private func journalLine(_ row: [String], _ number: Int, _ day: CalendarDay) -> StatementLine? {
        guard let account = cell(.account, row), let written = cell(layout == .beancount ? .position : .amount, row),
            let money = StatementCell.amount(written)
        else { return nil }
        let parts = account.split(separator: ":")
        guard let root = parts.first?.lowercased(), let leaf = parts.last else { return nil }
        let texts = texts(row, isOut: nil)
        var line = StatementLine(date: day, amount: money.decimal, text: texts.first ?? "", line: number)
        line.currency = money.currency ?? cell(.commodity, row).flatMap { Currency(code: $0) }
        line.memo = texts.dropFirst().joined(separator: ", ")
        // Only for as long as it takes to find the other side.
        line.recordID = cell(.index, row) ?? "\(day) \(line.text)"
        if ["assets", "liabilities", "asset", "liability"].contains(root) {
            line.account = leaf.lowercased()
        } else {
            line.category = ["expenses", "income", "expense", "revenues"].contains(root) ? leaf.lowercased() : "equity"
        }
        return line
    }

    /// The movements on accounts, with the category that the same entry names.
    private static func ownSides(_ lines: [StatementLine]) -> [StatementLine] {
        var categories: [String: String] = [:]
        for line in lines {
            if let entry = line.recordID, let category = line.category { categories[entry] = category }
        }
        return lines.filter { $0.account != nil }.map { line in
            var line = line
            line.category = line.recordID.flatMap { categories[$0] }
            line.recordID = nil
            return line
        }.filter { $0.category != "equity" && $0.category != "opening" }
    }
}
