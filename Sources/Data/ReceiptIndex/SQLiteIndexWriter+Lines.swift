import GRDB
import ReceiptDomain

// Rows of ledger lines, entities, occurrences and image hashes.
extension SQLiteIndexWriter {
    func add(_ key: EntityKey, isThere: Bool) throws -> Int64 {
        let sql = """
            INSERT INTO entity (kind, id, there) VALUES (?, ?, ?)
            ON CONFLICT DO UPDATE SET there = excluded.there RETURNING number
            """
        return try sound(Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [key.kind, key.id, isThere]))
    }

    func add(_ line: LedgerStepLine, _ subject: Int64?) throws {
        let subject: Int64 = try sound(subject)
        let insert = rows.line
        insert.bind(subject)
        insert.bind(line.place)
        insert.bind(line.step)
        insert.bind(line.undoes)
        insert.bind(line.adopts ? 1 : 0)
        try insert.run()
    }

    func add(holder row: Int64?, of sha256: String) throws {
        // A text that is no hash belongs to no photo.
        guard let hash = [UInt8](hexadecimal: sha256), let row else { return }
        hash.withUnsafeBytes { rows.image.bind($0) }
        rows.image.bind(row)
        try rows.image.run()
    }

    func add(_ key: OccurrenceKey, row: Int64?) throws {
        let row: Int64 = try sound(row)
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO occurrence VALUES (?, ?, ?)")
            .execute(arguments: [key.recurrence, key.due.description, row])
    }
}
