import Foundation
import GRDB
import ReceiptDomain

/// Fills an index database that no other process sees yet.
final class SQLiteIndexWriter: RecordIndexWriter {
    let draft: IndexDraft
    let movements: Movement.Rule
    let isNew: Bool
    /// Rows whose text is not in the FTS table yet, where not all rows are new.
    var rowsWithNewText: Set<Int64> = []
    var lessons: any LessonCounting
    var totals = TotalCounts()
    var accounts: [String: Int64] = [:]
    var merchants: [String: Int64] = [:]
    /// Days whose sums have changed, in an index that is updated instead of built.
    var movedDays: Set<MovedDay> = []
    private var openRows: IndexRows?
    /// The ``RecordID/tail`` of ids that have a row, in a new index: most records appear once, and need no lookup.
    var known: Set<Int> = []

    struct MovedDay: Hashable {
        var account: Int64
        var day: Int
    }

    var database: DatabaseQueue { draft.database }

    /// Available until the index is finished.
    var rows: IndexRows {
        guard let openRows else { preconditionFailure("a finished index gets no more rows") }
        return openRows
    }

    init(_ draft: IndexDraft, isNew: Bool, _ rules: IndexRules) throws {
        self.draft = draft
        self.isNew = isNew
        lessons = rules.lessons()
        movements = rules.movements
        try draft.database.write { db in
            if isNew { try db.execute(sql: IndexFormat.tables) }
            openRows = try IndexRows(db)
        }
    }

    func add(_ changes: IndexChanges, earlier: (LinePlace) throws -> ReceiptDomain.Record) throws {
        try database.write { db in
            var numbersOfRecords: [RecordID: Int64] = [:]
            numbersOfRecords.reserveCapacity(changes.records.count)
            for record in changes.records { numbersOfRecords[record.record.id] = try add(record, db, earlier) }
            var numbers: [EntityKey: Int64] = [:]
            for line in changes.lines {
                if case .entity(let key) = line.subject, numbers[key] == nil {
                    numbers[key] = try add(key, isThere: changes.entities[key] ?? false, db)
                }
            }
            for line in changes.lines {
                switch line.subject {
                case .entity(let key): try add(line, numbers[key].map { -$0 })
                case .record(let id): try add(line, numbersOfRecords[id])
                }
            }
            for (kind, count) in changes.lineCounts {
                let sql = "INSERT INTO kind VALUES (?, ?) ON CONFLICT DO UPDATE SET lines = lines + excluded.lines"
                try db.execute(sql: sql, arguments: [kind, count])
            }
            for (sha256, ids) in changes.holders {
                for id in ids { try add(holder: numbersOfRecords[id], of: sha256) }
            }
            for (key, ids) in changes.occurrences {
                for id in ids { try add(key, row: numbersOfRecords[id], db) }
            }
        }
    }

    func finish(checkpoint: String) throws -> any RecordIndex {
        try database.write { db in
            try write(lessons.notes, db)
            try totals.write(to: db)
            try addUpFlows(db)
            try addWords(db)
            if isNew { try db.execute(sql: IndexFormat.indices) }
            let sql = "INSERT OR REPLACE INTO meta VALUES ('checkpoint', ?)"
            try db.execute(sql: sql, arguments: [checkpoint])
        }
        // Open statements would keep the file from being closed.
        openRows = nil
        return try draft.publish()
    }

    // MARK: Learned notes and words

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
            // Large enough for all words of a long ledger, so that FTS segments need no repeated merging.
            try db.execute(sql: "INSERT INTO words (words, rank) VALUES ('hashsize', 33554432)")
            let texts = try RowStatement("SELECT row, text FROM text", db)
            while try texts.findNext() { try addWords(of: texts.text(1), word: texts.integer(0)) }
        } else {
            for row in rowsWithNewText.sorted() {
                let sql = "SELECT word, text FROM record JOIN text USING (row) WHERE row = ?"
                let found = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [row])
                if let found { try addWords(of: found[1], word: found[0]) }
            }
        }
    }

    func addWords(of text: String, word: Int64) throws {
        rows.words.bind(word)
        rows.words.bind(SearchTokens.document(text))
        try rows.words.run()
    }
}
