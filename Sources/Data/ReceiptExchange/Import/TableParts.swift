/// A table whose rows stand under several lines of names, as cards have purchases at home and abroad.
extension StatementTable {
    /// The parts below lines of different names, each with the remarks above the first and its rows where they stand.
    var parts: [StatementTable] {
        guard let found = StatementColumns.find(in: rows) else { return [self] }
        var starts: [Int] = []
        var names = found.columns.names
        for (index, row) in rows.enumerated().dropFirst(found.first) where Self.mayBeNames(row) {
            let columns = StatementColumns(row)
            guard columns.isHeader, columns.names != names else { continue }
            starts.append(index)
            names = columns.names
        }
        guard !starts.isEmpty else { return [self] }
        let remarks = Array(rows.prefix(found.first - 1))
        return zip([0] + starts, starts + [rows.count]).map { start, end in
            var part = self
            let blank = [[String]](repeating: [], count: max(0, start - remarks.count))
            part.rows = start == 0 ? Array(rows[..<end]) : remarks + blank + rows[start..<end]
            return part
        }
    }

    /// Names of columns have no digits; finding out their meaning takes long.
    private static func mayBeNames(_ row: [String]) -> Bool {
        row.count { !$0.isEmpty } >= 3 && !row.contains { cell in cell.utf8.contains { (48...57).contains($0) } }
    }
}
