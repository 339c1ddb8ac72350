import Crypto
import ReceiptDomain
import Synchronization

/// An account's pictures: bytes in rows, or objects that rows refer to.
extension PostgresAccount {
    // MARK: Storing

    /// The bucket for new pictures; `nil` where they go into the tables.
    struct Bucket {
        var number: Int
        var address: String

        init(_ row: PostgresRow) throws { (number, address) = (try row.integer(0), try row.text(1)) }

        static let current =
            "SELECT number, address FROM receiptmind.library JOIN receiptmind.bucket ON number = bucket"
    }

    func bucket() throws -> Bucket? {
        try ask(Bucket.current).first.map(Bucket.init)
    }

    /// Stores a picture durably.
    ///
    /// Unreferenced pictures are removed after a day. An object is stored before the row that refers to it; its key is recorded
    /// first, so that an interrupted upload can be cleaned up.
    func keep(_ bytes: [UInt8]) throws {
        let hash = Array(SHA256.hash(data: bytes))
        guard try !keepOn(hash) else { return }
        guard let bucket = try bucket() else {
            return try transaction(
                { run in try PostgresParts.keep(bytes, hash, of: id, run) },
                isDone: { run in try has(hash, run) }
            )
        }
        let object = try put(bytes, hash, in: bucket)
        try transaction(
            { run in
                let made = try run(
                    """
                    INSERT INTO receiptmind.blob (account, sha256, size, bucket, key) VALUES ($1, $2, $3, $4, $5)
                    ON CONFLICT DO NOTHING RETURNING 1
                    """,
                    [.integer(id), .bytes(hash), .integer(bytes.count)] + object.values
                )
                // Another process may have stored the picture first; then its object stays, and this one is released.
                try made.count == 1 ? settle(object, run) : release(object, run)
            },
            isDone: { run in try has(hash, run) }
        )
    }

    /// Whether the picture is stored already; if so, its time without reference starts anew.
    private func keepOn(_ hash: [UInt8]) throws -> Bool {
        // Harmless when repeated after a lost connection.
        let found = try ask(
            """
            WITH kept AS (
                UPDATE receiptmind.blob SET since = now()
                WHERE account = $1 AND sha256 = $2 AND since < now() - interval '1 hour' RETURNING 1
            )
            SELECT EXISTS (SELECT FROM kept) OR EXISTS (SELECT FROM receiptmind.blob WHERE account = $1 AND sha256 = $2)
            """,
            [.bytes(hash)]
        )
        return try found.row.flag(0)
    }

    private func has(_ hash: [UInt8], _ run: PostgresSession) throws -> Bool {
        let sql = "SELECT 1 FROM receiptmind.blob WHERE account = $1 AND sha256 = $2"
        return try run(sql, [.integer(id), .bytes(hash)]).count == 1
    }

    /// Records a new unique key, then stores the bytes as an object under it.
    func put(_ bytes: [UInt8], _ hash: [UInt8], in bucket: Bucket) throws -> PostgresObject {
        let number = UInt64.random(in: 0...(.max))
        // Several libraries may share a bucket; each cleans up only keys with its own id.
        let key = ObjectKey(library: try library(), account: id, hash: hash.hexadecimal, number: number)
        let object = PostgresObject(bucket: bucket.number, key: key)
        try run("INSERT INTO receiptmind.object (account, bucket, key) VALUES ($1, $2, $3)", object.values)
        try LibraryError.ofBucket { try buckets.at(bucket.address).put(bytes, as: key) }
        return object
    }

    /// Cached, because the id never changes.
    private func library() throws -> String {
        if let known = knownLibrary.withLock(\.self) { return known }
        let found = try ask("SELECT id::text FROM receiptmind.library").row.text(0)
        knownLibrary.withLock { $0 = found }
        return found
    }

    /// The object that a row refers to.
    ///
    /// - Throws: ``DatabaseProblem/foreignObject(key:)`` where its key is not one of this account's pictures.
    func object(_ bucket: Int, _ key: String) throws -> PostgresObject {
        guard let known = ObjectKey(key), known.account == id, known.library == (try library()) else {
            throw LibraryError.database(.foreignObject(key: key))
        }
        return PostgresObject(bucket: bucket, key: known)
    }

    private static let thisObject = "account = $1 AND bucket = $2 AND key = $3"

    /// Marks the object as referenced, in the transaction that writes the row.
    func settle(_ object: PostgresObject, _ run: PostgresSession) throws {
        let sql = "DELETE FROM receiptmind.object WHERE \(Self.thisObject) AND wanted RETURNING 1"
        // After more than a week the cleanup may have begun.
        guard try run(sql, [.integer(id)] + object.values).count == 1 else { throw LibraryError.bucket(.overdue) }
    }

    /// Marks the object as never to be referenced.
    func release(_ object: PostgresObject, _ run: PostgresSession) throws {
        let sql = "UPDATE receiptmind.object SET wanted = false WHERE \(Self.thisObject)"
        _ = try run(sql, [.integer(id)] + object.values)
    }

    // MARK: Reading

    /// The bytes of a file or picture, from a row with hash, bytes or NULL, and the object's size, bucket and key.
    ///
    /// Looks again where an object is missing and the row has changed: pictures may be moved at any time.
    ///
    /// - Throws: ``DatabaseProblem/changedPart(name:)``, ``BucketProblem/changed(name:)``, ``BucketProblem/gone(name:)``
    func contents(named name: String, _ look: () throws -> [PostgresRow]) throws -> [UInt8]? {
        var rows = try look()
        while rows.count == 1 {
            let row = try rows.row
            let hash = try row.bytes(0)
            guard row.isNull(1) else {
                let bytes = try row.bytes(1)
                guard hash.elementsEqual(SHA256.hash(data: bytes)) else {
                    throw LibraryError.database(.changedPart(name: name))
                }
                return bytes
            }
            let object = try object(row.integer(3), row.text(4))
            if let bytes = try bytes(of: object, count: row.integer(2), named: name) {
                guard hash.elementsEqual(SHA256.hash(data: bytes)) else {
                    throw LibraryError.bucket(.changed(name: name))
                }
                return bytes
            }
            rows = try look()
            if rows == [row] { throw LibraryError.bucket(.gone(name: name)) }
        }
        return nil
    }

    private func bytes(of object: PostgresObject, count: Int, named name: String) throws -> [UInt8]? {
        do {
            return try store(of: object).bytes(of: object.key, count: count)
        } catch BucketProblem.changed {
            throw LibraryError.bucket(.changed(name: name))
        } catch let problem as BucketProblem {
            throw LibraryError.bucket(problem)
        }
    }

    private func store(of object: PostgresObject) throws -> any ObjectStore {
        let sql = "SELECT address FROM receiptmind.bucket WHERE number = $2"
        let found = try ask(sql, [.integer(object.bucket)])
        return try buckets.at(found.row.text(0))
    }

    // MARK: Cleanup

    /// Removes released objects, then the records of their keys.
    func clearObjects() throws {
        let found = try ask("SELECT bucket, key FROM receiptmind.object WHERE account = $1 AND NOT wanted ORDER BY key")
        for row in found {
            let object = try object(row.integer(0), row.text(1))
            try LibraryError.ofBucket { try store(of: object).remove(object.key) }
            try run("DELETE FROM receiptmind.object WHERE \(Self.thisObject) AND NOT wanted", object.values)
        }
    }

    /// Pictures without reference for a day, and unfinished objects after a week: no running operation can need them.
    private static let unneededPictures = """
        account = $1 AND since < now() - interval '1 day'
        AND NOT EXISTS (SELECT FROM receiptmind.part WHERE account = $1 AND picture = blob.sha256)
        AND NOT EXISTS (SELECT FROM receiptmind.job WHERE account = $1 AND job.sha256 = blob.sha256)
        """

    private static let unneededObjects =
        "account = $1 AND (NOT wanted OR since < clock_timestamp() - interval '7 days')"

    /// Keys of unneeded objects, and hashes of unneeded pictures.
    func unneeded() throws -> [String] {
        let found = try ask(
            """
            SELECT encode(sha256, 'hex') FROM receiptmind.blob WHERE \(Self.unneededPictures)
            UNION ALL SELECT key FROM receiptmind.object WHERE \(Self.unneededObjects) ORDER BY 1
            """
        )
        return try found.map { try $0.text(0) }
    }

    func removeUnneeded() throws {
        try run(
            """
            WITH gone AS (DELETE FROM receiptmind.blob WHERE \(Self.unneededPictures) RETURNING account, bucket, key)
            INSERT INTO receiptmind.object (account, bucket, key, wanted)
            SELECT account, bucket, key, false FROM gone WHERE key IS NOT NULL
            """
        )
        // Released before they are removed: a transaction that would refer to one then fails.
        try run("UPDATE receiptmind.object SET wanted = false WHERE \(Self.unneededObjects)")
        try clearObjects()
    }
}
