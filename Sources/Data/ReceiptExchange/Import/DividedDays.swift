/// Days and times whose parts stand in columns of their own, as PayPay銀行 has them: `操作日(年)`, `操作日(月)`, `操作日(日)`.
enum DividedDays {
    private static let parts: [(names: [String], sign: String)] = [
        (["年", "月", "日"], "-"), (["時", "分", "秒"], ":"),
    ]

    /// The rows with all parts in the first of their columns, whose name is the one without a part's.
    static func joining(_ rows: [[String]]) -> [[String]] {
        var rows = rows
        for (head, cells) in rows.enumerated().prefix(60) {
            for (names, sign) in parts {
                guard let first = cells.firstIndex(where: { part($0)?.name == names[0] }),
                    first + names.count <= cells.count, let stem = part(cells[first])?.stem,
                    zip(cells[first...], names).allSatisfy({ cell, name in
                        part(cell).map { $0.stem == stem && $0.name == name } == true
                    })
                else { continue }
                rows[head].replaceSubrange(first..<first + names.count, with: [stem, "", ""])
                for row in rows.indices.dropFirst(head + 1) where first + names.count <= rows[row].count {
                    let numbers = rows[row][first..<first + names.count].map(\.onOneLine)
                    guard numbers.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else { continue }
                    let joined = numbers.map { $0.count < 2 ? "0" + $0 : $0 }.joined(separator: sign)
                    rows[row].replaceSubrange(first..<first + names.count, with: [joined, "", ""])
                }
            }
        }
        return rows
    }

    /// The column's name, and that of the part in parentheses.
    private static func part(_ cell: String) -> (stem: String, name: String)? {
        let halves = cell.onOneLine.split { "()（）".contains($0) }.map(String.init)
        return halves.count == 2 ? (halves[0], halves[1]) : nil
    }
}
