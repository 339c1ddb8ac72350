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
    static func harmless(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        return "=+-@\t\r".unicodeScalars.contains(first) ? "'" + text : text
    }

    private static func quoted(_ value: String) -> String {
        let isSpecial = value.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
        return isSpecial ? "\"" + value.replacing("\"", with: "\"\"") + "\"" : value
    }
}
