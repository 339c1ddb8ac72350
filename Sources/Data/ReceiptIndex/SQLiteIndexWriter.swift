import GRDB
import ReceiptDomain

/// Adds a ledger's lines to an index, within one transaction.
final class SQLiteIndexWriter: RecordIndexWriter {
    let db: Database
    let rules: IndexRules
    let isNew: Bool
    /// Rows whose text is not in the FTS table yet, where not all rows are new.
    var rowsWithNewText: Set<Int64> = []
    var lessons: any LessonCounting
    var totals = TotalCounts()
    var accounts: [String: Int64] = [:]
    var merchants: [String: Int64] = [:]
    /// Days whose sums have changed, in an index that is updated instead of built.
    var movedDays: Set<MovedDay> = []
    let rows: IndexRows
    /// The ``RecordID/tail`` of ids that have a row, in a new index: most records appear once, and need no lookup.
    var known: Set<Int> = []
    private var lastRow: Int64

    struct MovedDay: Hashable {
        var account: Int64
        var day: Int
    }

    init(_ db: Database, isNew: Bool, _ rules: IndexRules) throws {
        self.db = db
        self.isNew = isNew
        lessons = rules.lessons()
        self.rules = rules
        rows = try IndexRows(db)
        lastRow = try isNew ? 0 : Int64.fetchOne(db, sql: "SELECT max(row) FROM record") ?? 0
    }

    /// The next unused row of the `record` table.
    func nextRow() -> Int64 {
        lastRow += 1
        return lastRow
    }

    func add(_ changes: IndexChanges, earlier: (LinePlace) throws -> ReceiptDomain.Record) throws {
        var numbersOfRecords: [RecordID: Int64] = [:]
        numbersOfRecords.reserveCapacity(changes.records.count)
        // Places are sorted instead of records, which are large.
        let newest = changes.records.map { (id: $0.key, offset: $0.value.line.offset) }.sorted { $0.offset < $1.offset }
        for (id, _) in newest {
            if let record = changes.records[id] { numbersOfRecords[id] = try add(record, earlier) }
        }
        var numbers: [EntityKey: Int64] = [:]
        for line in changes.lines {
            if case .entity(let key) = line.subject, numbers[key] == nil {
                numbers[key] = try add(key, isThere: changes.entities[key] ?? false)
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
            for id in ids { try add(key, row: numbersOfRecords[id]) }
        }
    }

    func finish(checkpoint: String) throws {
        try write(lessons.notes)
        try totals.write(to: db)
        try addUpFlows()
        try addWords()
        if isNew { try db.execute(sql: IndexFormat.indices) }
        try IndexMeta.set(.checkpoint, checkpoint, db)
    }

    // MARK: Learned notes and words

    private func write(_ notes: [LearnedNote]) throws {
        let sql = "INSERT INTO learned VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count"
        let statement = try db.cachedStatement(sql: sql)
        let changed = notes.filter { $0.count != 0 }
        for note in changed.sorted(by: { ($0.key, $0.value) < ($1.key, $1.value) }) {
            try statement.execute(arguments: [note.key, note.value, note.count])
            guard note.count < 0 else { continue }
            try db.cachedStatement(sql: "DELETE FROM learned WHERE key = ? AND value = ? AND count = 0")
                .execute(arguments: [note.key, note.value])
        }
        if !changed.isEmpty { try IndexMeta.set(.lessons, String(UInt64.random(in: .min ... .max)), db) }
    }

    private func addWords() throws {
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
