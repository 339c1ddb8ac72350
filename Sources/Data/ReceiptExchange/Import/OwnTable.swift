public import Foundation
public import ReceiptDomain

extension StatementFile {
    /// The records of our own CSV or workbook, whole; `nil` for other files, and where a row has no id, as one that was added by hand.
    ///
    /// `subject` gives the id for a subject's name. Accounts and whatever else a table does not have stay as they are.
    public func ownRecords(
        _ bytes: [UInt8],
        of user: UserID,
        at instant: Date,
        subject: (String) -> String
    ) throws(ExchangeError) -> [(line: Int, record: Record)]? {
        // Other programs' texts need not be read twice.
        let isWorkbook = bytes.starts(with: [0x50, 0x4B])
        guard isWorkbook || String(decoding: bytes.prefix(400), as: UTF8.self).contains("settledCurrency"),
            case .tables(let tables) = try body(of: bytes).body
        else { return nil }
        for table in tables {
            guard let own = OwnTable(table, user, instant) else { continue }
            return try own.records(subject)
        }
        return nil
    }
}

/// A table as ``RecordTable`` writes it.
private struct OwnTable {
    private let rows: [[String]]
    private let places: [RecordTable.Column: Int]
    private let user: UserID
    private let instant: Date

    init?(_ table: StatementTable, _ user: UserID, _ instant: Date) {
        guard let header = table.rows.first else { return nil }
        // Older files lack the last ones.
        let columns = RecordTable.Column.allCases.prefix(header.count)
        guard header.count == columns.count, columns.contains(.id) else { return nil }
        let names = Dictionary(header.enumerated().map { ($1, $0) }) { first, _ in first }
        // A workbook's titles are in a language, in the same order.
        let isNamed = columns.allSatisfy { names[$0.rawValue] != nil }
        places = Dictionary(
            uniqueKeysWithValues: columns.enumerated().map { ($1, isNamed ? names[$1.rawValue] ?? $0 : $0) }
        )
        rows = table.rows.dropFirst().filter { $0.contains { !$0.isEmpty } }
        (self.user, self.instant) = (user, instant)
        // No other program's rows have such ids, whatever language the titles are in.
        guard isNamed || !rows.isEmpty, rows.allSatisfy({ cell(.id, $0).flatMap { RecordID($0) } != nil }) else {
            return nil
        }
    }

    private func cell(_ column: RecordTable.Column, _ row: [String]) -> String? {
        guard let place = places[column], place < row.count, !row[place].isEmpty else { return nil }
        return CSVFile.original(row[place])
    }

    func records(_ subject: (String) -> String) throws(ExchangeError) -> [(line: Int, record: Record)] {
        try rows.enumerated().map { (index, row) throws(ExchangeError) in
            (line: index + 2, record: try record(row, index + 2, subject))
        }
    }

    private func record(_ row: [String], _ line: Int, _ subject: (String) -> String) throws(ExchangeError) -> Record {
        func value<Value>(_ column: RecordTable.Column, _ make: (String) -> Value?) throws(ExchangeError) -> Value? {
            guard let text = cell(column, row) else { return nil }
            guard let value = make(text) else { throw .unreadable(line: line, text: text) }
            return value
        }
        func required<Value>(_ column: RecordTable.Column, _ make: (String) -> Value?) throws(ExchangeError) -> Value {
            guard let value = try value(column, make) else { throw .unreadable(line: line, text: column.rawValue) }
            return value
        }
        func known(_ column: RecordTable.Column) throws(ExchangeError) -> Currency? {
            guard let code = cell(column, row) else { return nil }
            guard let currency = Currency(code: code) else { throw .unknownCurrency(line: line, code: code) }
            return currency
        }
        let currency = try known(.currency)
        func money(_ column: RecordTable.Column, _ other: Currency? = nil) throws(ExchangeError) -> Money? {
            guard let unit = other ?? currency else { return nil }
            return try value(column) { Money(decimal: $0, currency: unit) }
        }
        var record = Record(
            id: try required(.id) { RecordID($0) },
            user: user,
            kind: try required(.kind, RecordKind.init(rawValue:)),
            status: try required(.status, RecordStatus.init(rawValue:)),
            merchant: cell(.merchant, row),
            date: try value(.date) { CalendarDay(iso: $0) },
            time: try value(.time) { TimeOfDay(iso: $0) },
            amount: try money(.amount),
            tax: try money(.tax),
            subtotal: try money(.subtotal),
            category: try value(.category) { ReceiptDomain.Category(code: $0) },
            account: cell(.account, row),
            createdAt: instant
        )
        record.memo = cell(.memo, row) ?? ""
        record.tags = cell(.tags, row)?.split(separator: ", ").map(String.init) ?? []
        record.subject = cell(.subject, row).map(subject)
        record.mood = try value(.mood) { Mood(rawValue: $0) }
        record.printed.cardDigits = cell(.card, row)
        record.printed.approvalNumber = cell(.approval, row)
        record.book.toAccount = cell(.toAccount, row)
        record.book.toAmount = try money(.toAmount, try known(.toCurrency))
        record.book.fee = try money(.fee)
        record.book.settled = try money(.settled, try known(.settledCurrency))
        record.book.refundOf = try value(.refundOf) { RecordID($0) }
        record.book.recurrence = cell(.recurrence, row)
        record.book.bank = cell(.bank, row)
        if let currency, let splits = cell(.splits, row) {
            for part in splits.split(separator: "; ") {
                guard let split = Self.split(part, currency, subject) else {
                    throw .unreadable(line: line, text: String(part))
                }
                record.book.splits.append(split)
            }
        }
        if let months = try value(.installments, { Int($0) }) {
            // The table does not have the first month; it is usually the one after the purchase.
            let today = CalendarDay(daysSince1970: Int(instant.timeIntervalSince1970) / 86_400)
            guard let date = record.date ?? today,
                Installments.possibleMonths.contains(months),
                let first = CalendarDay(year: date.year, month: date.month, day: 1)?.adding(months: 1)
            else { throw .unreadable(line: line, text: "\(months)") }
            record.book.installments = Installments(months: months, first: first)
        }
        return try value(.extra) { RecordDetails($0)?.completing(record) } ?? record
    }

    /// `pet=25000@나비`; a split without a category begins with the sign.
    private static func split(_ text: Substring, _ currency: Currency, _ subject: (String) -> String) -> Split? {
        guard let sign = text.firstIndex(of: "=") else { return nil }
        let code = text[..<sign]
        let parts = text[text.index(after: sign)...].split(separator: "@", maxSplits: 1)
        guard let decimal = parts.first, let amount = Money(decimal: decimal, currency: currency) else { return nil }
        var split = Split(category: code.isEmpty ? nil : ReceiptDomain.Category(code: String(code)), amount: amount)
        guard code.isEmpty || split.category != nil else { return nil }
        split.subject = parts.count > 1 ? subject(String(parts[1])) : nil
        return split
    }
}
