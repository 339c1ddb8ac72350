import Foundation
import GRDB
import ReceiptDomain

// The rows of lines, and of what they are about beside records.
extension SQLiteIndexWriter {
    func add(_ key: EntityKey, isThere: Bool, _ db: Database) throws -> Int64 {
        let sql = """
            INSERT INTO entity (kind, id, there) VALUES (?, ?, ?)
            ON CONFLICT DO UPDATE SET there = excluded.there RETURNING number
            """
        let number = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [key.kind, key.id, isThere])
        guard let number else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        return number
    }

    func add(_ line: LedgerStepLine, _ subject: Int64?, _ db: Database) throws {
        guard let subject else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        try db.cachedStatement(
            sql: "INSERT INTO line (subject, offset, length, mark, step, undoes, adopts) VALUES (?,?,?,?,?,?,?)"
        ).execute(arguments: [
            subject, line.place.offset, line.place.length, line.place.mark, line.step, line.undoes, line.adopts,
        ])
    }

    func add(holder row: Int64?, of sha256: String, _ db: Database) throws {
        // What is no hash is nobody's photo.
        guard let hash = Data(hexadecimal: sha256), let row else { return }
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO image VALUES (?, ?)").execute(arguments: [hash, row])
    }

    func add(_ key: OccurrenceKey, row: Int64?, _ db: Database) throws {
        guard let row else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO occurrence VALUES (?, ?, ?)")
            .execute(arguments: [key.recurrence, key.due.description, row])
    }
}
