extension StatementFile {
    /// The longest header by which a format is known.
    private static let longestHeader = 2000

    /// By what files of one format are known: the names of the columns, or their number; `nil` for formats that leave nothing open.
    public func header(of bytes: [UInt8]) throws(ExchangeError) -> String? {
        switch try body(of: bytes).body {
        case .tables(let tables):
            let headers = tables.map(Self.header)
            return String((headers.max { $0.count < $1.count } ?? "").prefix(Self.longestHeader))
        case .text(_, .qif): return "qif"
        case .text: return nil
        }
    }

    private static func header(of table: StatementTable) -> String {
        if let found = StatementColumns.find(in: table.rows) { return found.columns.names.joined(separator: "|") }
        let first = table.rows.prefix(60)
        let width = first.map { $0.count { !$0.isEmpty } }.max() ?? 0
        guard let widest = first.first(where: { $0.count { !$0.isEmpty } == width }) else { return "" }
        let isData = widest.contains {
            DayCell($0) != nil || PlainDays.isDay($0.onOneLine) || StatementCell.amount($0) != nil
        }
        return isData ? "#\(width)" : widest.map(ColumnWords.plain).joined(separator: "|")
    }

    /// The first cells of each column of the widest table, for a person who says what they have.
    public func columns(of bytes: [UInt8]) throws(ExchangeError) -> [[String]] {
        guard case .tables(let tables) = try body(of: bytes).body else { return [] }
        func width(_ row: [String]) -> Int { row.count { !$0.isEmpty } }
        func width(_ table: StatementTable) -> Int { table.rows.prefix(60).map(width).max() ?? 0 }
        guard let table = tables.max(by: { width($0) < width($1) }) else { return [] }
        let rows = table.rows.prefix(60).filter { width($0) * 2 >= width(table) && width($0) > 1 }.prefix(4)
        return (0..<(rows.map(\.count).max() ?? 0)).map { column in
            rows.map { column < $0.count ? $0[column] : "" }.filter { !$0.isEmpty }
        }
    }
}
