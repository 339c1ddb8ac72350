/// The cards of a statement of several, each of which stands in a line above its rows, as Vpass has them.
enum CardSections {
    /// The table with the card of each row in a column of accounts; `nil` where it has no lines of different cards.
    static func dividing(
        _ table: StatementTable,
        _ columns: StatementColumns
    ) -> (table: StatementTable, columns: StatementColumns)? {
        guard !columns.has(.account), let date = columns.first(.date) else { return nil }
        func isRow(_ row: [String]) -> Bool { date < row.count && DayCell(row[date].onOneLine) != nil }
        let cards = table.rows.map { row in card(row).flatMap { isRow(row) ? nil : $0 } }
        guard Set(cards.compactMap(\.self)).count > 1 else { return nil }
        var table = table
        let place = max(table.rows.map(\.count).max() ?? 0, columns.names.count)
        var current = ""
        for index in table.rows.indices {
            current = cards[index] ?? current
            guard isRow(table.rows[index]) else { continue }
            table.rows[index] += [String](repeating: "", count: place - table.rows[index].count) + [current]
        }
        return (table, columns.adding(.account, at: place))
    }

    /// The number of the card of which the line alone tells, or the card's name where that hides its last digits.
    private static func card(_ row: [String]) -> String? {
        let cells = row.map(\.onOneLine).filter { !$0.isEmpty }
        guard let number = cells.lazy.compactMap(number).first else { return nil }
        if number.suffix(4).allSatisfy(\.isNumber) { return number }
        return cells.last { Self.number($0) == nil } ?? number
    }

    /// Whether the cell has a card's number, and hardly a letter beside it: `4835-****-****-1234  Df`.
    static func isNumber(_ cell: String) -> Bool {
        number(cell) != nil && cell.count { $0.isLetter && !"xX".contains($0) } <= 3
    }

    /// `4980-****-****-1234`, whatever stands before it.
    private static func number(_ cell: String) -> String? {
        // A search by pattern takes too long for every cell of a long statement.
        guard cell.utf8.count <= 120, cell.unicodeScalars.count(where: isMask) >= 4,
            let found = cell.firstMatch(of: /[0-9*＊Xx•●][0-9*＊Xx•● \-]{6,22}/)
        else { return nil }
        let number = found.output.filter { $0 != " " && $0 != "-" }
        let digits = number.count(where: \.isNumber)
        return (4...12).contains(digits) && number.count - digits >= 4 ? String(number) : nil
    }

    private static func isMask(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "*", "＊", "X", "x", "•", "●": true
        default: false
        }
    }
}
