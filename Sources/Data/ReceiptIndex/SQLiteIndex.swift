import Foundation
import GRDB
import ReceiptDomain

/// An index in a SQLite file, or in memory where no file can be written.
///
/// A file is written in place. Its date is emptied and synced before any other page changes, and set after all pages are synced:
/// a process that dies in between, or a power cut, leaves a file whose date is not the one that it states.
final class SQLiteIndex: RecordIndex {
    private let database: DatabaseQueue
    /// `nil` in memory.
    private let file: IndexFile?
    private let rules: IndexRules
    let lastFound = LastFoundRecords()

    /// - Throws: where the database is not the user's index, or not as its last writer left it.
    init(_ database: DatabaseQueue, _ file: IndexFile?, of user: UserID, _ rules: IndexRules) throws {
        (self.database, self.file, self.rules) = (database, file, rules)
        try read { db in
            guard try IndexMeta.value(.version, db) == IndexFormat.version,
                try IndexMeta.value(.user, db) == user.rawValue
            else { throw DatabaseError(resultCode: .SQLITE_MISMATCH) }
        }
    }

    /// Reads in one transaction; throws where the file was changed by anyone else.
    func read<Answer>(_ work: (Database) throws -> Answer) throws -> Answer {
        try database.read { db in
            try check(db)
            return try work(db)
        }
    }

    /// The first access of a transaction, so that nobody writes meanwhile.
    private func check(_ db: Database) throws {
        let stated = try IndexMeta.value(.date, db)
        if let file, try stated != String(file.date) { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    }

    // MARK: Writing

    var checkpoint: String {
        get throws {
            if let file, !file.isInPlace { throw DatabaseError(resultCode: .SQLITE_NOTFOUND) }
            return try read { db in try IndexMeta.value(.checkpoint, db) ?? "" }
        }
    }

    var lessons: String { get throws { try read { db in try IndexMeta.value(.lessons, db) ?? "" } } }

    func advance(from checkpoint: String, _ work: (any RecordIndexWriter) throws -> String) throws -> Bool {
        try database.writeWithoutTransaction { db in
            let date = IndexFile.newDate()
            guard let file else { return try advance(db, from: checkpoint, to: date, work) }
            defer { try? db.execute(sql: "PRAGMA locking_mode = NORMAL; SELECT value FROM meta WHERE key = 'date'") }
            try db.inTransaction(.exclusive) {
                // Keeps the lock from one transaction to the next, and until the date is set. Only now that it is held: in this mode
                // whoever waits for it keeps a shared one, and two would wait for each other.
                try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
                try check(db)
                try IndexMeta.set(.date, "", db)
                return .commit
            }
            // Where the work fails, nothing has changed but the date.
            let result = Result { try advance(db, from: checkpoint, to: date, work) }
            if (try? result.get()) != true {
                try db.inTransaction(.exclusive) {
                    try IndexMeta.set(.date, String(date), db)
                    return .commit
                }
            }
            try file.stamp(date)
            return try result.get()
        }
    }

    private func advance(
        _ db: Database,
        from checkpoint: String,
        to date: Int,
        _ work: (any RecordIndexWriter) throws -> String
    ) throws -> Bool {
        var isHere = false
        try db.inTransaction(.exclusive) {
            isHere = try IndexMeta.value(.checkpoint, db) == checkpoint
            guard isHere else { return .rollback }
            let writer = try SQLiteIndexWriter(db, isNew: false, rules)
            try writer.finish(checkpoint: work(writer))
            try IndexMeta.set(.date, String(date), db)
            return .commit
        }
        return isHere
    }

    // MARK: Lines

    func stepLines(of subject: LedgerSubject) throws -> [LedgerStepLine] {
        try read { db in
            guard let number = try Self.number(of: subject, db) else { return [] }
            let sql = "SELECT * FROM line WHERE subject = ? ORDER BY number"
            return try Row.fetchAll(db, sql: sql, arguments: [number]).map { Self.line($0, subject) }
        }
    }

    func newestLine(of subject: LedgerSubject) throws -> LinePlace? {
        try read { db in
            guard case .record(let id) = subject else {
                guard let number = try Self.number(of: subject, db) else { return nil }
                return try Self.newestLine(of: number, db)
            }
            let sql = "SELECT offset, length, mark FROM record WHERE id = ?"
            return try Row.fetchOne(db, sql: sql, arguments: [id.bytes]).map(Self.place)
        }
    }

    func known(among ids: [RecordID]) throws -> Set<RecordID> {
        try read { db in
            let statement = try db.cachedStatement(sql: "SELECT 1 FROM record WHERE id = ?")
            return Set(try ids.filter { try Int.fetchOne(statement, arguments: [$0.bytes]) != nil })
        }
    }

    func newestLines() throws -> [LinePlace] {
        try read { db in
            let rows = try Row.fetchCursor(db, sql: "SELECT offset, length, mark FROM record ORDER BY id")
            return try Array(rows.map(Self.place))
        }
    }

    func stepLines(before number: Int?, limit: Int) throws -> [(number: Int, line: LedgerStepLine)] {
        try read { db in
            let sql = """
                SELECT line.*, record.id AS record, entity.kind AS kind, entity.id AS entity FROM line
                LEFT JOIN record ON record.row = subject LEFT JOIN entity ON entity.number = -subject
                WHERE line.number < ? ORDER BY line.number DESC LIMIT ?
                """
            return try Row.fetchAll(db, sql: sql, arguments: [number ?? Int.max, limit]).map { row in
                let subject: LedgerSubject
                if let bytes: Data = row["record"] {
                    subject = .record(try sound(RecordID(bytes: bytes)))
                } else {
                    subject = .entity(
                        EntityKey(kind: try sound(row["kind"] as String?), id: try sound(row["entity"] as String?))
                    )
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
        try read { db in
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
            // The beginning of the eight characters that lists show.
            if text.utf8.count < 8, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) {
                let sql = "SELECT id FROM record WHERE substr(hex(id), 25, ?) = ? LIMIT ?"
                let arguments: StatementArguments = [text.utf8.count, text.uppercased(), limit]
                let rows = try Data.fetchAll(db, sql: sql, arguments: arguments)
                found.formUnion(rows.compactMap { RecordID(bytes: $0) })
            }
            return Array(found)
        }
    }

    func records(holding sha256: String) throws -> [RecordID] {
        guard let hash = [UInt8](hexadecimal: sha256) else { return [] }
        return try read { db in
            let sql = "SELECT id FROM image JOIN record USING (row) WHERE sha256 = ?"
            return try Data.fetchAll(db, sql: sql, arguments: [Data(hash)]).compactMap { RecordID(bytes: $0) }
        }
    }

    // MARK: Occurrences

    func occurrences() throws -> Set<OccurrenceKey> {
        try read { db in
            let rows = try Row.fetchCursor(db, sql: "SELECT DISTINCT recurrence, due FROM occurrence")
            var keys: Set<OccurrenceKey> = []
            while let row = try rows.next() {
                let due = try sound(CalendarDay(iso: row["due"] as String))
                keys.insert(OccurrenceKey(recurrence: row["recurrence"], due: due))
            }
            return keys
        }
    }

    func lines(ofRecurrence id: String) throws -> [LinePlace] {
        try read { db in
            let sql = """
                SELECT DISTINCT record.row, offset, length, mark FROM occurrence JOIN record USING (row)
                WHERE recurrence = ?
                """
            return try Row.fetchAll(db, sql: sql, arguments: [id]).map(Self.place)
        }
    }

    // MARK: Entities

    func entity(_ key: EntityKey) throws -> (line: LinePlace, isThere: Bool)? {
        try read { db in
            let sql = "SELECT number, there FROM entity WHERE kind = ? AND id = ?"
            guard let row = try Row.fetchOne(db, sql: sql, arguments: [key.kind, key.id]) else { return nil }
            let number: Int64 = row["number"]
            return try Self.newestLine(of: -number, db).map { ($0, row["there"]) }
        }
    }

    func entities(ofKind kind: String) throws -> [(key: EntityKey, line: LinePlace, isThere: Bool)] {
        try read { db in
            let sql = "SELECT number, id, there FROM entity WHERE kind = ? ORDER BY number"
            return try Row.fetchAll(db, sql: sql, arguments: [kind]).compactMap { row in
                let number: Int64 = row["number"]
                let key = EntityKey(kind: kind, id: row["id"])
                return try Self.newestLine(of: -number, db).map { (key, $0, row["there"]) }
            }
        }
    }

    func lineCounts() throws -> [String: Int] {
        try read { db in
            let rows = try Row.fetchAll(db, sql: "SELECT kind, lines FROM kind")
            return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
        }
    }

    // MARK: Learned counts

    func counts(of key: String, limit: Int?) throws -> [String: Int] {
        try read { db in
            // SQLite treats a negative limit as none.
            let sql = "SELECT value, count FROM learned WHERE key = ? ORDER BY value LIMIT ?"
            let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [key, limit ?? -1])
            return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
        }
    }

    func notes(beginning prefix: String) throws -> [LearnedNote] {
        try read { db in
            let sql = "SELECT key, value, count FROM learned WHERE key >= ? AND key < ?"
            let rows = try Row.fetchCursor(db, sql: sql, arguments: [prefix, prefix + "\u{10FFFF}"])
            return try Array(rows.map { LearnedNote(key: $0[0], value: $0[1], count: $0[2]) })
        }
    }

    func lines(ofShop shop: String) throws -> [LinePlace] {
        try read { db in
            let sql = """
                SELECT offset, length, mark FROM record
                WHERE merchant IN (SELECT number FROM merchant WHERE shop = ?) AND status = ?
                """
            let confirmed = IndexFormat.number(.confirmed)
            return try Row.fetchAll(db, sql: sql, arguments: [shop, confirmed]).map(Self.place)
        }
    }
}
