import CXlsxWriter
public import HouseholdBook
import ReceiptDomain

/// libxlsxwriter's functions; the library is opened at their first use.
private let writer: cxlsx_writer = {
    guard let opened = cxlsx_open() else { preconditionFailure("it ends the process where there is none") }
    return opened.pointee
}()

/// Writes records and accounts as a workbook of Excel.
public struct SpreadsheetFile {
    /// The names of sheets and columns.
    public struct Words: Sendable {
        public var records: String
        public var accounts: String
        public var columns: [RecordTable.Column: String]
        /// Id, name, kind, currency, opening, balance.
        public var accountColumns: [String]

        public init(
            records: String,
            accounts: String,
            columns: [RecordTable.Column: String],
            accountColumns: [String]
        ) {
            (self.records, self.accounts) = (records, accounts)
            (self.columns, self.accountColumns) = (columns, accountColumns)
        }
    }

    private let book: ExportedBook
    private let words: Words

    public init(_ book: ExportedBook, _ words: Words) { (self.book, self.words) = (book, words) }

    /// - Throws: ``ExchangeError/notWritten(_:)``
    public func write(to path: String) throws(ExchangeError) {
        guard let workbook = writer.workbook_new(path) else { throw .notWritten("no memory") }
        var formats = Formats(workbook)
        if let sheet = writer.workbook_add_worksheet(workbook, words.records) { fill(records: sheet, &formats) }
        if !book.accounts.isEmpty, let sheet = writer.workbook_add_worksheet(workbook, words.accounts) {
            fill(accounts: sheet, &formats)
        }
        let status = writer.workbook_close(workbook)
        guard status == LXW_NO_ERROR else {
            throw .notWritten(writer.lxw_strerror(status).map { String(cString: $0) } ?? "")
        }
    }

    private func fill(records sheet: UnsafeMutablePointer<lxw_worksheet>, _ formats: inout Formats) {
        for (index, column) in RecordTable.Column.allCases.enumerated() {
            let place = UInt16(index)
            _ = writer.worksheet_write_string(sheet, 0, place, words.columns[column] ?? column.rawValue, formats.head)
            _ = writer.worksheet_set_column(sheet, place, place, Self.width(column), nil)
        }
        var line: UInt32 = 0
        for row in RecordTable(book).rows {
            line += 1
            for (index, cell) in row.enumerated() { write(cell, sheet, line, UInt16(index), &formats) }
        }
        _ = writer.worksheet_freeze_panes(sheet, 1, 0)
        _ = writer.worksheet_autofilter(sheet, 0, 0, line, UInt16(RecordTable.Column.allCases.count - 1))
    }

    private func fill(accounts sheet: UnsafeMutablePointer<lxw_worksheet>, _ formats: inout Formats) {
        for (index, title) in words.accountColumns.enumerated() {
            _ = writer.worksheet_write_string(sheet, 0, UInt16(index), title, formats.head)
            _ = writer.worksheet_set_column(sheet, UInt16(index), UInt16(index), 16, nil)
        }
        let sections = book.sections(unknown: "?")
        for (index, account) in book.accounts.accounts.enumerated() {
            let section = sections.first { $0.id == account.id }
            let cells: [RecordTable.Cell] = [
                .text(account.id), .text(account.name), .text(account.kind.rawValue), .text(account.currency.code),
                (section?.opening?.amount).map { .money($0) } ?? .empty,
                (section?.closing).map { .money($0) } ?? .empty,
            ]
            for (column, cell) in cells.enumerated() {
                write(cell, sheet, UInt32(index + 1), UInt16(column), &formats)
            }
        }
    }

    private func write(
        _ cell: RecordTable.Cell,
        _ sheet: UnsafeMutablePointer<lxw_worksheet>,
        _ row: UInt32,
        _ column: UInt16,
        _ formats: inout Formats
    ) {
        switch cell {
        case .empty: return
        // Written as a string, so that it is no formula and keeps leading zeros.
        case .text(let text):
            _ = writer.worksheet_write_string(sheet, row, column, String(text.prefix(Self.longestText)), nil)
        case .day(let day):
            _ = writer.worksheet_write_number(
                sheet,
                row,
                column,
                Double(day.daysSince1970 + Self.daysBefore1970),
                formats.day
            )
        case .money(let money):
            let number = Double(money.decimal) ?? 0
            _ = writer.worksheet_write_number(sheet, row, column, number, formats.money(money.currency.fractionDigits))
        case .number(let number): _ = writer.worksheet_write_number(sheet, row, column, Double(number), nil)
        }
    }

    /// Excel's limit for a cell (32,767), in UTF-16 units; no letter has more than two.
    private static let longestText = 16_000
    /// Excel counts days from 1899-12-30.
    private static let daysBefore1970 = 25_569

    private static func width(_ column: RecordTable.Column) -> Double {
        switch column {
        case .merchant, .memo, .splits, .images: 24
        case .id, .refundOf: 38
        case .date, .amount, .category, .categoryName, .account, .accountName: 13
        default: 9
        }
    }

    private struct Formats {
        let head: UnsafeMutablePointer<lxw_format>?
        let day: UnsafeMutablePointer<lxw_format>?
        private let workbook: UnsafeMutablePointer<lxw_workbook>
        private var byDigits: [Int: UnsafeMutablePointer<lxw_format>] = [:]

        init(_ workbook: UnsafeMutablePointer<lxw_workbook>) {
            self.workbook = workbook
            head = writer.workbook_add_format(workbook)
            writer.format_set_bold(head)
            day = writer.workbook_add_format(workbook)
            writer.format_set_num_format(day, "yyyy-mm-dd")
        }

        mutating func money(_ digits: Int) -> UnsafeMutablePointer<lxw_format>? {
            if let known = byDigits[digits] { return known }
            guard let format = writer.workbook_add_format(workbook) else { return nil }
            writer.format_set_num_format(
                format,
                "#,##0" + (digits > 0 ? "." + String(repeating: "0", count: digits) : "")
            )
            byDigits[digits] = format
            return format
        }
    }
}
