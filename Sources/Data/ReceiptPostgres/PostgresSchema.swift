/// The tables, as numbered changes: each is applied once, in a transaction, by whoever may make tables.
public enum PostgresSchema {
    /// Each as it was when it was new.
    ///
    /// A ledger's lines hang on each other by a key that has number, place and hash of the line before: a gap, a fork, a false place
    /// or a false hash cannot be written, whoever writes. `number` is the line's place among all lines and not its own `seq`, because
    /// damaged lines are kept as they are.
    private static let ledger = PostgresMigration(
        1,
        """
        CREATE TABLE receiptmind.account (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE
        );

        CREATE TABLE receiptmind.ledger (
            account bigint PRIMARY KEY REFERENCES receiptmind.account, lines bigint NOT NULL DEFAULT 0,
            size bigint NOT NULL DEFAULT 0, last bytea NOT NULL DEFAULT sha256(''), accepted bytea NOT NULL DEFAULT ''
        ) WITH (fillfactor = 50);

        CREATE TABLE receiptmind.line (
            account bigint NOT NULL REFERENCES receiptmind.account, number bigint NOT NULL CHECK (number > 0),
            start bigint NOT NULL CHECK (number > 1 OR start = 0), through bigint NOT NULL,
            bytes bytea NOT NULL CHECK (position('\\x0a'::bytea IN bytes) = 0),
            hash bytea NOT NULL CHECK (hash = sha256(bytes)),
            before bigint CHECK (before IS NOT DISTINCT FROM nullif(number - 1, 0)),
            previous bytea NOT NULL CHECK (number > 1 OR previous = sha256('')),
            CHECK (through = start + length(bytes) + 1),
            PRIMARY KEY (account, number), UNIQUE (account, start), UNIQUE (account, number, hash, through),
            FOREIGN KEY (account, before, previous, start) REFERENCES receiptmind.line (account, number, hash, through)
        );

        CREATE TABLE receiptmind.aside (
            account bigint NOT NULL REFERENCES receiptmind.account, name text NOT NULL, reason text NOT NULL,
            bytes bytea NOT NULL, PRIMARY KEY (account, name)
        );
        """
    )

    private static let migrations = [
        ledger, PostgresMigration(10, String(decoding: PackageResources.v0010_queue_sql, as: UTF8.self)),
    ]

    public static var newest: Int { migrations.last?.number ?? 0 }

    /// One process at a time; what is applied already is passed over.
    ///
    /// - Throws: ``PostgresProblem/schema(version:known:)`` where a newer program has changed the tables.
    public static func migrate(_ connection: PostgresConnection) throws {
        try connection.transaction(
            { run in
                // Whatever number, as long as nobody else takes it.
                _ = try run("SELECT pg_advisory_xact_lock(5927100042)")
                _ = try run("CREATE SCHEMA IF NOT EXISTS receiptmind")
                _ = try run("CREATE TABLE IF NOT EXISTS receiptmind.version (number bigint NOT NULL)")
                let version = try version(run)
                guard version <= newest else { throw PostgresProblem.schema(version: version, known: newest) }
                for migration in migrations where migration.number > version {
                    for statement in migration.statements { _ = try run(statement) }
                    _ = try run("INSERT INTO receiptmind.version VALUES ($1)", [.integer(migration.number)])
                }
            },
            isDone: { run in try version(run) == newest }
        )
    }

    /// - Throws: ``PostgresProblem/schema(version:known:)`` for tables that are not those of this program.
    static func check(_ connection: PostgresConnection) throws {
        let found = try connection.run("SELECT to_regclass('receiptmind.version') IS NOT NULL")
        let version = try found.flag(0, 0) ? connection.run(newestVersion).integer(0, 0) : 0
        guard version == newest else { throw PostgresProblem.schema(version: version, known: newest) }
    }

    private static let newestVersion = "SELECT coalesce(max(number), 0) FROM receiptmind.version"

    private static func version(_ run: PostgresSession) throws -> Int { try run(newestVersion).integer(0, 0) }
}
