import ReceiptDomain

/// Writes records as CSV (RFC 4180) in the form that Excel reads.
public struct CSVFile {
    private let table: RecordTable
    private let hasMark: Bool

    /// Excel needs UTF-8's byte order mark to read Korean letters; other programs may not expect one.
    public init(_ table: RecordTable, hasMark: Bool) { (self.table, self.hasMark) = (table, hasMark) }

    public var text: String {
        var text = hasMark ? "\u{FEFF}" : ""
        text += Self.line(RecordTable.Column.allCases.map(\.rawValue))
        for row in table.rows { text += Self.line(row.map(Self.value)) }
        return text
    }

    private static func line(_ values: [String]) -> String { values.map(quoted).joined(separator: ",") + "\r\n" }

    private static func value(_ cell: RecordTable.Cell) -> String {
        switch cell {
        case .empty: ""
        case .text(let text): harmless(text)
        case .day(let day): day.description
        case .money(let money): money.decimal
        case .number(let number): String(number)
        }
    }

    /// A text with an apostrophe before it where a spreadsheet would run it as a formula; amounts and days need none.
    ///
    /// Spaces and line breaks may stand before a formula's sign, and the sign may have full width.
    static func harmless(_ text: String) -> String { isFormula(text) ? "'" + text : text }

    /// Undoes ``harmless(_:)``.
    static func original(_ cell: String) -> String {
        cell.hasPrefix("'") && isFormula(cell.dropFirst()) ? String(cell.dropFirst()) : cell
    }

    private static func isFormula(_ text: some StringProtocol) -> Bool {
        // A text that begins with an apostrophe itself gets another, so that undoing restores it.
        let scalars = text.unicodeScalars.drop { $0 == "'" }
        guard let first = scalars.first else { return false }
        if "\t\r\n".unicodeScalars.contains(first) { return true }
        return scalars.first { !$0.properties.isWhitespace }.map("=+-@＝＋－＠".unicodeScalars.contains) ?? false
    }

    private static func quoted(_ value: String) -> String {
        let isSpecial = value.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
        return isSpecial ? "\"" + value.replacing("\"", with: "\"\"") + "\"" : value
    }
}
