import Foundation
import GRDB
import ReceiptDomain

// The rows of a record.
extension SQLiteIndexWriter {
    func add(
        _ new: IndexChanges.NewestRecord,
        _ db: Database,
        _ earlier: (LinePlace) throws -> ReceiptDomain.Record
    ) throws -> Int64 {
        let record = new.record
        let sql = "SELECT row, word, status, shop, offset, length, mark, paid, spent FROM record WHERE id = ?"
        let isFirst = isNew && known.insert(record.id.tail).inserted
        let old = isFirst ? nil : try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [record.id.bytes])
        let row: Int64 = old?["row"] ?? draft.nextRow()
        let word: Int64 = old?["word"] ?? row
        if let old {
            totals.add(status: old["status"], paid: old["paid"], spent: old["spent"], -1)
            if old["status"] == IndexFormat.number(.confirmed) {
                let before = try earlier(SQLiteIndex.place(old))
                lessons.count(before, -1)
                try move(before, row: row, isGone: true, db)
            }
            if record.isPurged { try forget(row, db) }
        } else if !record.images.isEmpty {
            try db.cachedStatement(sql: "INSERT INTO unread VALUES (?)").execute(arguments: [row])
        }
        let spent = record.spending
        totals.add(
            status: IndexFormat.number(record.status),
            paid: spent?.currency.code,
            spent: spent?.minorUnits,
            1
        )
        var shop: String?
        if record.status == .confirmed {
            lessons.count(record, 1)
            shop = record.merchant.map { lessons.shop($0) }
            try move(record, row: row, isGone: false, db)
        }
        let newWord = try add(SearchText(record).stored, row: row, word: word, isNew: old == nil, db)
        let statement = try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO record VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
        )
        guard let amount = record.amount else {
            let values = columns(of: new, row, money: [nil, nil, nil, nil], shop: shop, word: newWord)
            try statement.execute(arguments: StatementArguments(values))
            return row
        }
        // What is too much to be compared is for a scan to find.
        guard let thousandths = amount.thousandths else { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
        let currency = amount.currency
        let money: [(any DatabaseValueConvertible)?] = [
            amount.minorUnits, thousandths, currency.fractionDigits, currency.code,
        ]
        let values = columns(of: new, row, money: money, shop: shop, word: newWord)
        try statement.execute(arguments: StatementArguments(values))
        return row
    }

    /// In the order of the table.
    private func columns(
        of new: IndexChanges.NewestRecord,
        _ row: Int64,
        money: [(any DatabaseValueConvertible)?],
        shop: String?,
        word: Int64
    ) -> [(any DatabaseValueConvertible)?] {
        let record = new.record
        let spending = record.spending
        let spent: [(any DatabaseValueConvertible)?] = [spending?.minorUnits, spending?.currency.code]
        return [
            row, record.id.bytes, record.id.tail, new.line.offset, new.line.length, new.line.mark,
            IndexFormat.number(record.status), IndexFormat.number(record.kind), RecordOrder(record).day,
            record.time?.minutes,
        ] + money + [record.category?.code, record.printed.approvalNumber, shop, word] + spent
    }

    /// - Returns: the number of the text's words.
    private func add(_ text: String, row: Int64, word: Int64, isNew: Bool, _ db: Database) throws -> Int64 {
        if !isNew {
            let statement = try db.cachedStatement(sql: "SELECT text FROM text WHERE row = ?")
            if try String.fetchOne(statement, arguments: [row]) == text { return word }
        }
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO text VALUES (?, ?)").execute(arguments: [row, text])
        if self.isNew { return row }
        rowsWithNewText.insert(row)
        return IndexFormat.word(row: row, after: word)
    }

    /// Adds what the record moves on accounts, or takes it away again.
    private func move(_ record: ReceiptDomain.Record, row: Int64, isGone: Bool, _ db: Database) throws {
        guard let day = record.date?.daysSince1970 else { return }
        let key = "account = ? AND day = ? AND currency = ? AND role = ? AND row = ?"
        let sql =
            isGone ? "DELETE FROM movement WHERE \(key)" : "INSERT OR REPLACE INTO movement VALUES (?, ?, ?, ?, ?, ?)"
        let statement = try db.cachedStatement(sql: sql)
        for movement in movements(record) {
            let amount = movement.amount
            // Sums of these must not leave the integers.
            guard abs(amount.minorUnits) < 1 << 50 else { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
            let account = try number(ofAccount: movement.account, db)
            let place: StatementArguments = [account, day, amount.currency.code, movement.role.rawValue, row]
            try statement.execute(arguments: isGone ? place : place + [amount.minorUnits])
        }
    }

    private func number(ofAccount name: String, _ db: Database) throws -> Int64 {
        if let number = accounts[name] { return number }
        try db.execute(sql: "INSERT OR IGNORE INTO account (name) VALUES (?)", arguments: [name])
        let found = try Int64.fetchOne(db, sql: "SELECT number FROM account WHERE name = ?", arguments: [name])
        guard let found else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        accounts[name] = found
        return found
    }
}

// What was read on images.
extension SQLiteIndexWriter {
    func add(readTexts texts: [RecordID: String]) throws {
        try database.write { db in
            for (id, text) in texts.sorted(by: { $0.key < $1.key }) {
                let sql = "SELECT row FROM record JOIN unread USING (row) WHERE id = ?"
                guard let row = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [id.bytes]) else {
                    continue
                }
                try db.cachedStatement(sql: "DELETE FROM unread WHERE row = ?").execute(arguments: [row])
                guard !text.isEmpty else { continue }
                try db.cachedStatement(sql: "INSERT OR REPLACE INTO read VALUES (?, ?)").execute(arguments: [row, text])
                try addWords(of: text, word: IndexFormat.readWord(row: row), db)
            }
        }
    }

    func unreadRecords(limit: Int) throws -> [RecordID] {
        try database.read { db in try SQLiteIndex.unread(limit, db) }
    }

    /// What was read on images that are removed for good.
    func forget(_ row: Int64, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM read WHERE row = ?", arguments: [row])
        try db.execute(sql: "DELETE FROM unread WHERE row = ?", arguments: [row])
    }
}
