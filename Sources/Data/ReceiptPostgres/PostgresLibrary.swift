import Crypto
public import ReceiptDomain
import Synchronization

/// A library in PostgreSQL, with one connection for its work and a second for queries that must not wait for it.
public final class PostgresLibrary: SharedLibrary {
    public let name: String
    /// Unique for each library, and kept when its tables are moved.
    public let id: String
    let connection: PostgresConnection
    private let second: PostgresConnection
    let buckets: PostgresBuckets
    private let accounts = Mutex<[UserID: PostgresAccount]>([:])

    /// Whether the text names a database library, not a folder.
    public static func isName(_ text: String) -> Bool {
        text.hasPrefix("postgresql://") || text.hasPrefix("postgres://")
    }

    /// Opens the library; `bucket` opens the storage at a bucket's address, when a picture there is needed.
    ///
    /// - Throws: ``LibraryError/database(_:)`` where it cannot be used, for example for a name with a password.
    public init(
        _ name: String,
        timeouts: PostgresConnection.Timeouts = .init(),
        bucket: @escaping @Sendable (String) throws -> any ObjectStore
    ) throws {
        self.name = name
        buckets = PostgresBuckets(bucket)
        (connection, second) = (
            PostgresConnection(name, timeouts: timeouts), PostgresConnection(name, timeouts: timeouts)
        )
        let connection = connection
        id = try LibraryError.ofDatabase {
            // Command lines are visible to every user of the machine.
            if try PostgresName(name).hasPassword { throw PostgresProblem.passwordInName }
            try PostgresSchema.check(connection)
            return try connection.ask("SELECT id::text FROM receiptmind.library").row.text(0)
        }
    }

    // MARK: Users

    public func users() throws -> [UserID] {
        let found = try ask("SELECT name FROM receiptmind.account ORDER BY name COLLATE \"C\"")
        return try found.compactMap { UserID(try $0.text(0)) }
    }

    public func has(_ user: UserID) throws -> Bool {
        do { return try account(of: user).user == user } catch LibraryError.noSuchUser { return false }
    }

    public func add(_ user: UserID) throws {
        try LibraryError.ofDatabase { try PostgresAccount.add(user, connection) }
    }

    public func lines(of user: UserID, evenIfMoved: Bool) throws -> any LineStore {
        PostgresLineStore(try account(of: user), evenIfMoved: evenIfMoved)
    }

    public func setMoved(_ user: UserID, to place: String?) throws {
        let account = try account(of: user)
        guard let place else {
            try account.run("UPDATE receiptmind.account SET moved = NULL WHERE id = $1")
            return
        }
        try account.run("UPDATE receiptmind.account SET moved = $2 WHERE id = $1", [.text(place)])
    }

    public func placeOfMoved(_ user: UserID) throws -> String? {
        let found = try account(of: user).ask("SELECT moved FROM receiptmind.account WHERE id = $1")
        return try found.first.flatMap { $0.isNull(0) ? nil : try $0.text(0) }
    }

    public func photosWaiting(of user: UserID) throws -> Int {
        try account(of: user).ask("SELECT count(*) FROM receiptmind.job WHERE account = $1").row.integer(0)
    }

    public func retire(_ user: UserID) throws {
        let account = try account(of: user)
        let parts = PostgresParts(account)
        for folder in try [.own, .failed] + parts.records().map(PartFolder.record) {
            try parts.write([.removeAll(folder)])
        }
        try parts.settle()
        // A user's name has no colon, so the account is listed nowhere.
        try account.run("UPDATE receiptmind.account SET name = name || ':' || id WHERE id = $1")
        accounts.withLock { $0[user] = nil }
    }

    public func parts(of user: UserID) throws -> any FileStore { PostgresParts(try account(of: user)) }

    func account(of user: UserID) throws -> PostgresAccount {
        if let known = accounts.withLock({ $0[user] }) { return known }
        let account = try LibraryError.ofDatabase { try PostgresAccount(user, connection, buckets: buckets) }
        // Another thread may have added it first; both must share one account, which holds waiting changes.
        return accounts.withLock { known in
            if let earlier = known[user] { return earlier }
            known[user] = account
            return account
        }
    }

    // MARK: Pictures by their bytes

    /// Stores a picture without a record durably.
    ///
    /// - Returns: Its hash, 64 lower-case hexadecimal digits.
    @discardableResult
    public func keep(_ picture: [UInt8], of user: UserID) throws -> String {
        try account(of: user).keep(picture)
        return SHA256.hash(data: picture).hexadecimal
    }

    /// The picture with the hash; `nil` where there is none.
    public func picture(_ sha256: String, of user: UserID) throws -> [UInt8]? {
        let account = try account(of: user)
        let sql = """
            SELECT sha256, bytes, size, bucket, key FROM receiptmind.blob
            WHERE account = $1 AND sha256 = decode($2, 'hex')
            """
        return try account.contents(named: sha256) { try account.ask(sql, [.text(sha256)]) }
    }

    /// Adds a statement to the transaction that stores the record or failure of a photo.
    ///
    /// It runs last. Unless it returns `true`, the transaction is rolled back with ``PostgresProblem/overtaken``. `nil` removes
    /// it.
    public func enlist(photo sha256: String, of user: UserID, with hook: TransactionHook?) throws {
        try account(of: user).enlist(sha256, with: hook)
    }

    // MARK: Common files

    public func commonFile(_ name: String) throws -> [UInt8]? {
        let found = try ask("SELECT bytes FROM receiptmind.common WHERE name = $1", [.text(name)])
        return try found.first?.bytes(0)
    }

    public func changeCommonFile(_ name: String, _ change: ([UInt8]?) throws -> [UInt8]) throws {
        ReadSnapshot.end()
        try LibraryError.ofDatabase {
            try connection.transaction(
                { run in
                    _ = try run("SELECT pg_advisory_xact_lock(5927100043)")
                    let found = try run("SELECT bytes FROM receiptmind.common WHERE name = $1", [.text(name)])
                    let new = try change(found.first?.bytes(0))
                    _ = try run(
                        """
                        INSERT INTO receiptmind.common (name, bytes) VALUES ($1, $2)
                        ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, changes = common.changes + 1
                        """,
                        [.text(name), .bytes(new)]
                    )
                },
                isDone: { _ in false }
            )
        }
    }

    // MARK: Changes

    public func marks(of user: UserID?) throws -> [Int] {
        if let user { return try account(of: user).marks(by: second) }
        return try ReadSnapshot.marks(of: nil) {
            try LibraryError.ofDatabase {
                let sql = "SELECT coalesce(sum(changes), 0)::bigint FROM receiptmind.common"
                return [try second.ask(sql).row.integer(0)]
            }
        }
    }

    private func ask(_ sql: String, _ values: [PostgresValue] = []) throws -> [PostgresRow] {
        try LibraryError.ofDatabase { try connection.ask(sql, values) }
    }
}
