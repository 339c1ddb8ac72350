import GRDB

/// The value that every row of a sound index has; only a damaged one is without.
func sound<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    return value
}

/// The values that an index states about itself.
enum IndexMeta: String {
    /// ``IndexFormat/version``.
    case version
    case user
    /// The file's modification date; empty while the file is being written.
    case date
    case checkpoint
    /// Another value whenever the learned counts have changed.
    case lessons

    static func value(_ key: IndexMeta, _ db: Database) throws -> String? {
        let statement = try db.cachedStatement(sql: "SELECT value FROM meta WHERE key = ?")
        return try String.fetchOne(statement, arguments: [key.rawValue])
    }

    static func set(_ key: IndexMeta, _ value: String, _ db: Database) throws {
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO meta VALUES (?, ?)")
            .execute(arguments: [key.rawValue, value])
    }
}
