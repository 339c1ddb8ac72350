import Foundation
import GRDB
import ReceiptDomain

/// Fills a database that nobody else sees yet.
final class SQLiteIndexWriter: RecordIndexWriter {
    private let draft: IndexDraft
    private let movements: Movement.Rule
    private let isNew: Bool
    /// Rows whose text is not in the table of words yet, where not all are new.
    private var rowsWithNewText: Set<Int64> = []
    private var lessons: any LessonCounting
    private var totals = TotalCounts()
    private var accounts: [String: Int64] = [:]

    private var database: DatabaseQueue { draft.database }

    init(_ draft: IndexDraft, isNew: Bool, _ rules: IndexRules) throws {
        self.draft = draft
        self.isNew = isNew
        lessons = rules.lessons()
        movements = rules.movements
        if isNew { try draft.database.write { db in try db.execute(sql: IndexFormat.tables) } }
    }

    func add(_ changes: IndexChanges, earlier: (LinePlace) throws -> ReceiptDomain.Record) throws {
        try database.write { db in
            var rows: [RecordID: Int64] = [:]
            for record in changes.records { rows[record.record.id] = try add(record, db, earlier) }
            var numbers: [EntityKey: Int64] = [:]
            for line in changes.lines {
                if case .entity(let key) = line.subject, numbers[key] == nil {
                    numbers[key] = try add(key, isThere: changes.entities[key] ?? false, db)
                }
            }
            for line in changes.lines {
                switch line.subject {
                case .entity(let key): try add(line, numbers[key].map { -$0 }, db)
                case .record(let id): try add(line, rows[id], db)
                }
            }
            for (kind, count) in changes.lineCounts {
                let sql = "INSERT INTO kind VALUES (?, ?) ON CONFLICT DO UPDATE SET lines = lines + excluded.lines"
                try db.execute(sql: sql, arguments: [kind, count])
            }
            for (sha256, ids) in changes.holders {
                for id in ids { try add(holder: rows[id], of: sha256, db) }
            }
            for (key, ids) in changes.occurrences {
                for id in ids { try add(key, row: rows[id], db) }
            }
        }
    }

    func finish(checkpoint: String) throws -> any RecordIndex {
        try database.write { db in
            try write(lessons.notes, db)
            try totals.write(to: db)
            try addWords(db)
            if isNew { try db.execute(sql: IndexFormat.indices) }
            let sql = "INSERT OR REPLACE INTO meta VALUES ('checkpoint', ?)"
            try db.execute(sql: sql, arguments: [checkpoint])
        }
        return try draft.publish()
    }

    // MARK: Rows

    private func add(
        _ new: IndexChanges.NewestRecord,
        _ db: Database,
        _ earlier: (LinePlace) throws -> ReceiptDomain.Record
    ) throws -> Int64 {
        let record = new.record
        let sql = "SELECT row, word, status, shop, offset, length, mark, paid, spent FROM record WHERE id = ?"
        let old = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [record.id.bytes])
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
        totals.add(
            status: IndexFormat.number(record.status),
            paid: record.spending?.currency.code,
            spent: record.spending?.minorUnits,
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
        let spent: [(any DatabaseValueConvertible)?] = [record.spending?.minorUnits, record.spending?.currency.code]
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

    private func write(_ notes: [LearnedNote], _ db: Database) throws {
        let sql = "INSERT INTO learned VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count"
        let statement = try db.cachedStatement(sql: sql)
        for note in notes.sorted(by: { ($0.key, $0.value) < ($1.key, $1.value) }) where note.count != 0 {
            try statement.execute(arguments: [note.key, note.value, note.count])
        }
        try db.execute(sql: "DELETE FROM learned WHERE count = 0")
    }

    // MARK: What was read

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
    private func forget(_ row: Int64, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM read WHERE row = ?", arguments: [row])
        try db.execute(sql: "DELETE FROM unread WHERE row = ?", arguments: [row])
    }

    private func add(_ key: EntityKey, isThere: Bool, _ db: Database) throws -> Int64 {
        let sql = """
            INSERT INTO entity (kind, id, there) VALUES (?, ?, ?)
            ON CONFLICT DO UPDATE SET there = excluded.there RETURNING number
            """
        let number = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [key.kind, key.id, isThere])
        guard let number else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        return number
    }

    private func add(_ line: LedgerStepLine, _ subject: Int64?, _ db: Database) throws {
        guard let subject else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        try db.cachedStatement(
            sql: "INSERT INTO line (subject, offset, length, mark, step, undoes, adopts) VALUES (?,?,?,?,?,?,?)"
        ).execute(arguments: [
            subject, line.place.offset, line.place.length, line.place.mark, line.step, line.undoes, line.adopts,
        ])
    }

    private func add(holder row: Int64?, of sha256: String, _ db: Database) throws {
        // What is no hash is nobody's photo.
        guard let hash = Data(hexadecimal: sha256), let row else { return }
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO image VALUES (?, ?)").execute(arguments: [hash, row])
    }

    private func add(_ key: OccurrenceKey, row: Int64?, _ db: Database) throws {
        guard let row else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO occurrence VALUES (?, ?, ?)")
            .execute(arguments: [key.recurrence, key.due.description, row])
    }

    private func addWords(_ db: Database) throws {
        if isNew {
            // Enough for all words of a long ledger at once, so that its parts need not be merged again and again.
            try db.execute(sql: "INSERT INTO words (words, rank) VALUES ('hashsize', 33554432)")
            let rows = try Row.fetchCursor(db, sql: "SELECT row, text FROM text")
            while let row = try rows.next() { try addWords(of: row[1], word: row[0], db) }
        } else {
            for row in rowsWithNewText.sorted() {
                let sql = "SELECT word, text FROM record JOIN text USING (row) WHERE row = ?"
                let found = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [row])
                if let found { try addWords(of: found[1], word: found[0], db) }
            }
        }
    }

    private func addWords(of text: String, word: Int64, _ db: Database) throws {
        try db.cachedStatement(sql: "INSERT INTO words (rowid, text) VALUES (?, ?)")
            .execute(arguments: [word, SearchTokens.document(text)])
    }
}

/// What records of each state add up to, more and less than before.
private struct TotalCounts {
    private struct Key: Hashable {
        var status: Int
        var paid: String
    }

    private var counts: [Key: (count: Int, sum: Int)] = [:]
    private var isTooMuch = false

    mutating func add(status: Int, paid: String?, spent: Int?, _ sign: Int) {
        let key = Key(status: status, paid: paid ?? "")
        var value = counts[key] ?? (0, 0)
        value.count += sign
        let (sum, overflow) = value.sum.addingReportingOverflow(sign * (spent ?? 0))
        value.sum = sum
        // Far from what SQLite would take for a floating point number.
        isTooMuch = isTooMuch || overflow || abs(sum) > 1 << 60
        counts[key] = value
    }

    func write(to db: Database) throws {
        guard !isTooMuch else { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
        let sql = """
            INSERT INTO total VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET count = count + excluded.count, sum = sum + excluded.sum
            """
        for (key, value) in counts.sorted(by: { ($0.key.status, $0.key.paid) < ($1.key.status, $1.key.paid) }) {
            try db.cachedStatement(sql: sql).execute(arguments: [key.status, key.paid, value.count, value.sum])
        }
    }
}
