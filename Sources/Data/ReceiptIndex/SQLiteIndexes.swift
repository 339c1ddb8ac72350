import GRDB
public import ReceiptDomain

/// Stores an index of each user's ledger in a SQLite file beside it.
public struct SQLiteIndexes: RecordIndexes {
    private let rules: IndexRules

    /// - Parameters:
    ///   - lessons: Makes a counter of what confirmed records teach.
    ///   - movements: Computes a record's movements on accounts.
    ///   - statements: Names the accounts of a record's statement rows.
    public init(
        lessons: @escaping @Sendable () -> any LessonCounting,
        movements: @escaping Movement.Rule,
        statements: @escaping @Sendable (ReceiptDomain.Record) -> [String]
    ) {
        rules = IndexRules(lessons: lessons, movements: movements, statements: statements)
    }

    public func index(in folder: FileLocation, of user: UserID) -> (any RecordIndex)? {
        guard let file = IndexFile(IndexPath(folder: folder)),
            let database = try? DatabaseQueue(path: file.path.path, configuration: Self.ofFile)
        else { return nil }
        // An invalid index is made anew.
        return try? SQLiteIndex(database, file, of: user, rules)
    }

    public func newIndex(
        at place: RecordIndexPlace,
        of user: UserID,
        _ fill: (any RecordIndexWriter) throws -> String
    ) throws -> any RecordIndex {
        switch place {
        case .folder(let folder):
            let draft = try IndexDraft(folder: folder)
            try write(to: draft.database, of: user, fill)
            try draft.publish()
            guard let index = index(in: folder, of: user) else { throw DatabaseError(resultCode: .SQLITE_CANTOPEN) }
            return index
        case .temporary, .memory:
            // SQLite's names: a temporary file without a name, and none at all.
            let name = place == .memory ? ":memory:" : ""
            let database = try DatabaseQueue(path: name, configuration: Self.ofMemory)
            try write(to: database, of: user, fill)
            return try SQLiteIndex(database, nil, of: user, rules)
        }
    }

    private func write(
        to database: DatabaseQueue,
        of user: UserID,
        _ fill: (any RecordIndexWriter) throws -> String
    ) throws {
        try database.write { db in
            try db.execute(sql: IndexFormat.tables)
            try IndexMeta.set(.version, IndexFormat.version, db)
            try IndexMeta.set(.user, user.rawValue, db)
            let writer = try SQLiteIndexWriter(db, isNew: true, rules)
            try writer.finish(checkpoint: fill(writer))
        }
    }

    /// Locks are waited for as long as another process writes many lines.
    ///
    /// The journal is in memory, because one in a file would be applied to a file that took this one's name. A half-written file
    /// is recognised by its date instead; see ``SQLiteIndex/advance(from:_:)``.
    private static let ofFile: Configuration = {
        var configuration = Configuration()
        configuration.label = "index"
        configuration.busyMode = .timeout(60)
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY")
        }
        return configuration
    }()

    private static let ofMemory: Configuration = {
        var configuration = Configuration()
        configuration.label = "index"
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -16384")
        }
        return configuration
    }()
}

/// The rules by which an index derives values from records.
struct IndexRules: Sendable {
    let lessons: @Sendable () -> any LessonCounting
    let movements: Movement.Rule
    let statements: @Sendable (ReceiptDomain.Record) -> [String]
}
