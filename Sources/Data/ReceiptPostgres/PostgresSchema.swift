import ReceiptDomain

/// The schema as numbered migrations, each applied once in a transaction by a role that may create tables.
///
/// `Scripts/database migrate` applies the same files. Each states its number and the oldest migration that a program must know to
/// work with the result, so that programs from before and after an additive migration work side by side.
public enum PostgresSchema {
    /// The migration that a program must know once pictures are stored outside the tables.
    static let pictures = 20

    private static let migrations: [(number: Int, sql: [UInt8])] = [
        (1, PackageResources.v0001_lines_sql), (2, PackageResources.v0002_files_sql),
        (10, PackageResources.v0010_queue_sql), (12, PackageResources.v0012_lost_workers_sql),
        (pictures, PackageResources.v0020_pictures_sql), (21, PackageResources.v0021_object_keys_sql),
    ]

    public static var newest: Int { migrations.map(\.number).max() ?? 0 }

    /// Applies missing migrations, one process at a time.
    ///
    /// - Throws: ``PostgresProblem/schema(version:known:)`` where a newer program has migrated the tables.
    public static func migrate(_ connection: PostgresConnection) throws {
        try connection.transaction(
            { run in
                // An arbitrary key that no other program uses.
                _ = try run("SELECT pg_advisory_xact_lock(5927100042)")
                _ = try run("CREATE SCHEMA IF NOT EXISTS receiptmind")
                _ = try run(
                    "CREATE TABLE IF NOT EXISTS receiptmind.version (number bigint PRIMARY KEY, oldest bigint NOT NULL)"
                )
                let found = try Found(run)
                guard found.oldest <= newest else {
                    throw PostgresProblem.schema(version: found.version, known: newest)
                }
                for migration in migrations where !found.numbers.contains(migration.number) {
                    try run.script(String(decoding: migration.sql, as: UTF8.self))
                }
            },
            isDone: { run in try Set(migrations.map(\.number)).isSubset(of: Found(run).numbers) }
        )
    }

    /// - Throws: ``PostgresProblem/schema(version:known:)`` for tables that are incomplete, or too new for this program.
    static func check(_ connection: PostgresConnection) throws {
        let isThere = try connection.ask("SELECT to_regclass('receiptmind.version') IS NOT NULL").row.flag(0)
        guard isThere else { throw PostgresProblem.schema(version: 0, known: newest) }
        let found = try Found { try connection.ask($0) }
        guard found.oldest <= newest, Set(migrations.map(\.number)).isSubset(of: found.numbers) else {
            throw PostgresProblem.schema(version: found.version, known: newest)
        }
    }

    /// The migrations applied so far.
    private struct Found {
        var numbers: Set<Int> = []
        /// The oldest migration that a program must know.
        var oldest = 0
        var version: Int { numbers.max() ?? 0 }

        init(_ session: PostgresSession) throws { try self.init { try session($0) } }

        init(_ ask: (String) throws -> [PostgresRow]) throws {
            let rows = try ask("SELECT number, oldest FROM receiptmind.version")
            for row in rows {
                numbers.insert(try row.integer(0))
                oldest = max(oldest, try row.integer(1))
            }
        }
    }
}
