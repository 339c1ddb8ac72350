import HouseholdBook
import ReceiptDomain

/// Writes records as RFC 4180 has it, so that Excel reads it, too.
public struct CSVFile {
    private let table: RecordTable
    private let hasMark: Bool

    /// Without the mark of UTF-8 at its beginning Excel reads Korean as something else; other programs may not expect it.
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

    /// A spreadsheet takes a text that begins like a formula for one; amounts and days are no texts.
    ///
    /// Characters that may stand before the sign of a formula: spaces, breaks, and the signs in the width of Chinese letters.
    static func harmless(_ text: String) -> String { isFormula(text) ? "'" + text : text }

    /// Such a text as it was before.
    static func original(_ cell: String) -> String {
        cell.hasPrefix("'") && isFormula(cell.dropFirst()) ? String(cell.dropFirst()) : cell
    }

    private static func isFormula(_ text: some StringProtocol) -> Bool {
        // One of its own tells a guarded text from one that was so.
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
