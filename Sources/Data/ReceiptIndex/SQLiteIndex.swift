import Foundation
import GRDB
import ReceiptDomain

/// A read-only index in a SQLite file, or in memory where no file can be created.
struct SQLiteIndex: RecordIndex {
    let database: DatabaseQueue
    let checkpoint: String
    let lastFound = LastFoundRecords()

    init(_ database: DatabaseQueue) throws {
        self.database = database
        checkpoint = try database.read { db in try String.fetchOne(db, sql: Self.value, arguments: ["checkpoint"]) ?? ""
        }
    }

    static let value = "SELECT value FROM meta WHERE key = ?"

    // MARK: Lines

    func stepLines(of subject: LedgerSubject) throws -> [LedgerStepLine] {
        try database.read { db in
            guard let number = try Self.number(of: subject, db) else { return [] }
            let sql = "SELECT * FROM line WHERE subject = ? ORDER BY number"
            return try Row.fetchAll(db, sql: sql, arguments: [number]).map { Self.line($0, subject) }
        }
    }

    func newestLine(of subject: LedgerSubject) throws -> LinePlace? {
        try database.read { db in
            guard case .record(let id) = subject else {
                guard let number = try Self.number(of: subject, db) else { return nil }
                return try Self.newestLine(of: number, db)
            }
            let sql = "SELECT offset, length, mark FROM record WHERE id = ?"
            return try Row.fetchOne(db, sql: sql, arguments: [id.bytes]).map(Self.place)
        }
    }

    func newestLines() throws -> [LinePlace] {
        try database.read { db in
            let rows = try Row.fetchCursor(db, sql: "SELECT offset, length, mark FROM record ORDER BY id")
            return try Array(rows.map(Self.place))
        }
    }

    func stepLines(before number: Int?, limit: Int) throws -> [(number: Int, line: LedgerStepLine)] {
        try database.read { db in
            let sql = """
                SELECT line.*, record.id AS record, entity.kind AS kind, entity.id AS entity FROM line
                LEFT JOIN record ON record.row = subject LEFT JOIN entity ON entity.number = -subject
                WHERE line.number < ? ORDER BY line.number DESC LIMIT ?
                """
            return try Row.fetchAll(db, sql: sql, arguments: [number ?? Int.max, limit]).map { row in
                let subject: LedgerSubject
                if let bytes: Data = row["record"], let id = RecordID(bytes: bytes) {
                    subject = .record(id)
                } else if let kind: String = row["kind"], let id: String = row["entity"] {
                    subject = .entity(EntityKey(kind: kind, id: id))
                } else {
                    throw DatabaseError(resultCode: .SQLITE_CORRUPT)
                }
                return (row["number"], Self.line(row, subject))
            }
        }
    }

    static func place(_ row: Row) -> LinePlace {
        LinePlace(offset: row["offset"], length: row["length"], mark: row["mark"])
    }

    private static func line(_ row: Row, _ subject: LedgerSubject) -> LedgerStepLine {
        LedgerStepLine(
            subject: subject,
            place: place(row),
            step: row["step"],
            undoes: row["undoes"],
            adopts: row["adopts"]
        )
    }

    private static func newestLine(of number: Int64, _ db: Database) throws -> LinePlace? {
        let sql = "SELECT offset, length, mark FROM line WHERE subject = ? ORDER BY number DESC LIMIT 1"
        return try Row.fetchOne(db, sql: sql, arguments: [number]).map(place)
    }

    /// The value of `line.subject`: a record's row, or an entity's negated number.
    static func number(of subject: LedgerSubject, _ db: Database) throws -> Int64? {
        switch subject {
        case .record(let id): try Int64.fetchOne(db, sql: "SELECT row FROM record WHERE id = ?", arguments: [id.bytes])
        case .entity(let key):
            try Int64.fetchOne(
                db,
                sql: "SELECT -number FROM entity WHERE kind = ? AND id = ?",
                arguments: [key.kind, key.id]
            )
        }
    }

    // MARK: Records

    func records(matching text: String, limit: Int) throws -> [RecordID] {
        try database.read { db in
            var found: Set<RecordID> = []
            if let (first, last) = RecordID.bytes(beginning: text) {
                let sql = "SELECT id FROM record WHERE id BETWEEN ? AND ? LIMIT ?"
                let rows = try Data.fetchAll(db, sql: sql, arguments: [first, last, limit])
                found.formUnion(rows.compactMap { RecordID(bytes: $0) })
            }
            if let (first, last) = RecordID.tails(ending: text) {
                let sql = "SELECT id FROM record WHERE tail BETWEEN ? AND ?"
                let rows = try Data.fetchCursor(db, sql: sql, arguments: [first, last])
                while found.count < 2 * limit, let row = try rows.next() {
                    if let id = RecordID(bytes: row), id.rawValue.hasSuffix(text) { found.insert(id) }
                }
            }
            return Array(found)
        }
    }

    func records(holding sha256: String) throws -> [RecordID] {
        guard let hash = [UInt8](hexadecimal: sha256) else { return [] }
        return try database.read { db in
            let sql = "SELECT id FROM image JOIN record USING (row) WHERE sha256 = ?"
            return try Data.fetchAll(db, sql: sql, arguments: [Data(hash)]).compactMap { RecordID(bytes: $0) }
        }
    }

    // MARK: Occurrences

    func occurrences() throws -> Set<OccurrenceKey> {
        try database.read { db in
            let rows = try Row.fetchCursor(db, sql: "SELECT DISTINCT recurrence, due FROM occurrence")
            var keys: Set<OccurrenceKey> = []
            while let row = try rows.next() {
                guard let due = CalendarDay(iso: row["due"] as String) else {
                    throw DatabaseError(resultCode: .SQLITE_CORRUPT)
                }
                keys.insert(OccurrenceKey(recurrence: row["recurrence"], due: due))
            }
            return keys
        }
    }

    func lines(ofRecurrence id: String) throws -> [LinePlace] {
        try database.read { db in
            let sql = """
                SELECT DISTINCT record.row, offset, length, mark FROM occurrence JOIN record USING (row)
                WHERE recurrence = ?
                """
            return try Row.fetchAll(db, sql: sql, arguments: [id]).map(Self.place)
        }
    }

    // MARK: Entities

    func entity(_ key: EntityKey) throws -> (line: LinePlace, isThere: Bool)? {
        try database.read { db in
            let sql = "SELECT number, there FROM entity WHERE kind = ? AND id = ?"
            guard let row = try Row.fetchOne(db, sql: sql, arguments: [key.kind, key.id]) else { return nil }
            let number: Int64 = row["number"]
            return try Self.newestLine(of: -number, db).map { ($0, row["there"]) }
        }
    }

    func entities(ofKind kind: String) throws -> [(key: EntityKey, line: LinePlace, isThere: Bool)] {
        try database.read { db in
            let sql = "SELECT number, id, there FROM entity WHERE kind = ? ORDER BY number"
            return try Row.fetchAll(db, sql: sql, arguments: [kind]).compactMap { row in
                let number: Int64 = row["number"]
                let key = EntityKey(kind: kind, id: row["id"])
                return try Self.newestLine(of: -number, db).map { (key, $0, row["there"]) }
            }
        }
    }

    func lineCounts() throws -> [String: Int] {
        try database.read { db in
            let rows = try Row.fetchAll(db, sql: "SELECT kind, lines FROM kind")
            return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
        }
    }

    // MARK: Learned counts

    func counts(of key: String, limit: Int?) throws -> [String: Int] {
        try database.read { db in
            // SQLite treats a negative limit as none.
            let sql = "SELECT value, count FROM learned WHERE key = ? ORDER BY value LIMIT ?"
            let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [key, limit ?? -1])
            return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
        }
    }

    func notes(beginning prefix: String) throws -> [LearnedNote] {
        try database.read { db in
            let sql = "SELECT key, value, count FROM learned WHERE key >= ? AND key < ?"
            let rows = try Row.fetchCursor(db, sql: sql, arguments: [prefix, prefix + "\u{10FFFF}"])
            return try Array(rows.map { LearnedNote(key: $0[0], value: $0[1], count: $0[2]) })
        }
    }

    func lines(ofShop shop: String) throws -> [LinePlace] {
        try database.read { db in
            let sql = """
                SELECT offset, length, mark FROM record
                WHERE merchant IN (SELECT number FROM merchant WHERE shop = ?) AND status = ?
                """
            let confirmed = IndexFormat.number(.confirmed)
            return try Row.fetchAll(db, sql: sql, arguments: [shop, confirmed]).map(Self.place)
        }
    }
}
