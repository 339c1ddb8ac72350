import GRDB
import ReceiptDomain

/// Prepared statements that insert an index's rows.
final class IndexRows {
    let record: RowStatement
    let text: RowStatement
    let words: RowStatement
    let unread: RowStatement
    let movement: RowStatement
    let line: RowStatement
    let image: RowStatement

    init(_ db: Database) throws {
        func insert(into table: String, columns: Int, orReplace: Bool = false) throws -> RowStatement {
            let places = Array(repeating: "?", count: columns).joined(separator: ",")
            return try RowStatement("INSERT\(orReplace ? " OR REPLACE" : "") INTO \(table) VALUES (\(places))", db)
        }
        record = try insert(into: "record", columns: 28, orReplace: true)
        text = try insert(into: "text", columns: 3, orReplace: true)
        words = try insert(into: "words (rowid, text)", columns: 2)
        unread = try insert(into: "unread", columns: 1)
        movement = try insert(into: "movement", columns: 7, orReplace: true)
        line = try insert(into: "line (subject, offset, length, mark, step, undoes, adopts)", columns: 7)
        image = try RowStatement("INSERT OR IGNORE INTO image VALUES (?, ?)", db)
    }
}

extension RowStatement {
    /// Binds the sixteen bytes of ``RecordID/bytes``.
    func bind(_ id: RecordID) {
        withUnsafeBytes(of: (id.high.bigEndian, id.low.bigEndian)) { bind($0) }
    }

    func bind(_ place: LinePlace) {
        bind(place.offset)
        bind(place.length)
        bind(place.mark)
    }
}
