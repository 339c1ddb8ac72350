/// A statement with a line for each value, `Date: 27/11/2026`, as Santander in the United Kingdom writes it.
enum LabelledLines {
    private struct Field {
        var line: Int
        var label: String
        var role: ColumnWords.Role
        var value: String
    }

    /// The table with the labels as its names, each row where its day stands; `nil` where the text has no such lines.
    static func table(_ text: String) -> StatementTable? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let fields = lines.enumerated().compactMap { field($0.element, $0.offset) }
        let days = fields.indices.filter { fields[$0].role == .date }
        guard let first = days.first, days.count == fields.count(where: { $0.role == .amount }),
            days.count <= StatementTable.mostRows
        else { return nil }
        let blocks = zip(days, days.dropFirst() + [fields.count]).map { fields[$0..<$1] }
        let labels = blocks[0].map(\.label)
        guard labels.count <= StatementTable.mostColumns else { return nil }
        var rows = [[String]](repeating: [], count: max(0, fields[first].line - 1)) + [labels]
        for block in blocks {
            rows += [[String]](repeating: [], count: max(0, block[block.startIndex].line - rows.count))
            rows.append(labels.map { label in block.first { $0.label == label }?.value ?? "" })
        }
        return StatementTable(name: "", rows: rows)
    }

    private static func field(_ line: Substring, _ number: Int) -> Field? {
        // Rows begin with a day, and have a colon in its time.
        guard line.first?.isNumber == false, let colon = line.firstIndex(of: ":") else { return nil }
        let label = String(line[..<colon]).onOneLine
        guard label.utf8.count <= 40, let role = ColumnWords.meaning(of: label).meanings.first?.role else { return nil }
        return Field(line: number, label: label, role: role, value: String(line[colon...].dropFirst()).onOneLine)
    }
}
