import Foundation
import GRDB
import ReceiptDomain

/// Fills a database that nobody else sees yet.
final class SQLiteIndexWriter: RecordIndexWriter {
    private let draft: IndexDraft
    private let learned: SQLiteIndexes.Lessons
    private let isNew: Bool
    /// Rows whose text is not in the table of words yet, where not all are new.
    private var rowsWithNewText: Set<Int64> = []
    private var lessons = LessonCounts()

    private var database: DatabaseQueue { draft.database }

    init(_ draft: IndexDraft, isNew: Bool, learned: @escaping SQLiteIndexes.Lessons) throws {
        self.draft = draft
        self.isNew = isNew
        self.learned = learned
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
            try lessons.write(to: db)
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
        let sql = "SELECT row, word, status, shop, offset, length, mark FROM record WHERE id = ?"
        let old = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [record.id.bytes])
        let row: Int64 = old?["row"] ?? draft.nextRow()
        let word: Int64 = old?["word"] ?? row
        if let old, old["status"] == IndexFormat.number(.confirmed) {
            lessons.add(learned(try earlier(SQLiteIndex.place(old))).counts, -1)
        }
        var shop: String?
        if record.status == .confirmed {
            let lesson = learned(record)
            lessons.add(lesson.counts, 1)
            shop = lesson.shop
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

/// How often each value was noted under each key, more and less than before.
private struct LessonCounts {
    private struct Note: Hashable {
        var key: String
        var value: String
    }

    private var counts: [Note: Int] = [:]

    mutating func add(_ notes: [(key: String, value: String)], _ count: Int) {
        for note in notes { counts[Note(key: note.key, value: note.value), default: 0] += count }
    }

    func write(to db: Database) throws {
        let sql = "INSERT INTO learned VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count"
        let statement = try db.cachedStatement(sql: sql)
        for (note, count) in counts.sorted(by: { ($0.key.key, $0.key.value) < ($1.key.key, $1.key.value) })
        where count != 0 { try statement.execute(arguments: [note.key, note.value, count]) }
        try db.execute(sql: "DELETE FROM learned WHERE count = 0")
    }
}
