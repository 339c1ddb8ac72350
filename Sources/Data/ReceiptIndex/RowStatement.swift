import GRDB
import GRDBSQLite
import Glibc
import ReceiptDomain

/// A prepared statement for many rows, which binds and reads plain values without an object for each.
///
/// The index of a long ledger has a million rows, for which such objects took longer than SQLite itself.
final class RowStatement {
    private let statement: Statement
    private let handle: OpaquePointer
    private var place: CInt = 0
    private var code = SQLITE_OK

    init(_ sql: String, _ db: Database, _ arguments: StatementArguments? = nil) throws {
        statement = try db.makeStatement(sql: sql)
        if let arguments { try statement.setArguments(arguments) }
        handle = statement.sqliteStatement
    }

    // MARK: Binding values in order

    func bind(_ value: Int) { note(sqlite3_bind_int64(handle, next(), Int64(value))) }
    func bind(_ value: Int64) { note(sqlite3_bind_int64(handle, next(), value)) }

    func bind(_ value: Int?) {
        guard let value else { return bindNothing() }
        bind(value)
    }

    func bind(_ value: Int64?) {
        guard let value else { return bindNothing() }
        bind(value)
    }

    func bind(_ text: String?) {
        guard var text else { return bindNothing() }
        let place = next()
        note(
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    // SQLite needs a non-null pointer for an empty text.
                    guard let base = characters.baseAddress, !characters.isEmpty else {
                        return sqlite3_bind_text(handle, place, "", 0, Self.copied)
                    }
                    return sqlite3_bind_text(handle, place, base, CInt(characters.count), Self.copied)
                }
            }
        )
    }

    func bind(_ bytes: UnsafeRawBufferPointer) {
        note(sqlite3_bind_blob(handle, next(), bytes.baseAddress, CInt(bytes.count), Self.copied))
    }

    private func bindNothing() { note(sqlite3_bind_null(handle, next())) }

    /// Tells SQLite to copy the bytes before the call returns.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    private func next() -> CInt {
        place += 1
        return place
    }

    private func note(_ code: CInt) {
        if code != SQLITE_OK { self.code = code }
    }

    // MARK: Running

    /// Executes the statement with the bound values and resets it.
    func run() throws {
        defer { sqlite3_reset(handle) }
        place = 0
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        let result = sqlite3_step(handle)
        guard result == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: result)) }
    }

    /// Steps to the next result row; `false` after the last.
    func findNext() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            sqlite3_reset(handle)
            return false
        case let result: throw DatabaseError(resultCode: ResultCode(rawValue: result))
        }
    }

    /// Whether the present result row has the same values as another statement's.
    func hasSameValues(as other: RowStatement) -> Bool {
        (0..<sqlite3_column_count(handle)).allSatisfy { column in
            let type = sqlite3_column_type(handle, column)
            guard type == sqlite3_column_type(other.handle, column) else { return false }
            if type == SQLITE_INTEGER { return integer(column) == other.integer(column) }
            // The bytes of a text or blob; a null has none.
            let (bytes, others) = (sqlite3_column_blob(handle, column), sqlite3_column_blob(other.handle, column))
            let count = sqlite3_column_bytes(handle, column)
            guard count == sqlite3_column_bytes(other.handle, column), let bytes, let others else {
                return (bytes == nil) == (others == nil) && count == sqlite3_column_bytes(other.handle, column)
            }
            return memcmp(bytes, others, Int(count)) == 0
        }
    }

    func integer(_ column: CInt) -> Int64 { sqlite3_column_int64(handle, column) }

    /// `nil` where the column has no sixteen bytes.
    func id(_ column: CInt) -> RecordID? {
        guard let blob = sqlite3_column_blob(handle, column) else { return nil }
        return RecordID(bytes: UnsafeRawBufferPointer(start: blob, count: Int(sqlite3_column_bytes(handle, column))))
    }

    func text(_ column: CInt) -> String {
        guard let text = sqlite3_column_text(handle, column) else { return "" }
        let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(handle, column)))
        return String(decoding: bytes, as: UTF8.self)
    }
}
