import Foundation
import GRDB
import ReceiptDomain

/// Fills a database that nobody else sees yet.
final class SQLiteIndexWriter: RecordIndexWriter {
    let draft: IndexDraft
    let movements: Movement.Rule
    let isNew: Bool
    /// Rows whose text is not in the table of words yet, where not all are new.
    var rowsWithNewText: Set<Int64> = []
    var lessons: any LessonCounting
    var totals = TotalCounts()
    var accounts: [String: Int64] = [:]
    /// Of an index that is made anew, the ends of the identifiers that have a row: most records are met once, and need not be looked for.
    var known: Set<Int> = []

    var database: DatabaseQueue { draft.database }

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

    // MARK: Notes and words

    private func write(_ notes: [LearnedNote], _ db: Database) throws {
        let sql = "INSERT INTO learned VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count"
        let statement = try db.cachedStatement(sql: sql)
        for note in notes.sorted(by: { ($0.key, $0.value) < ($1.key, $1.value) }) where note.count != 0 {
            try statement.execute(arguments: [note.key, note.value, note.count])
        }
        try db.execute(sql: "DELETE FROM learned WHERE count = 0")
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

    func addWords(of text: String, word: Int64, _ db: Database) throws {
        try db.cachedStatement(sql: "INSERT INTO words (rowid, text) VALUES (?, ?)")
            .execute(arguments: [word, SearchTokens.document(text)])
    }
}
