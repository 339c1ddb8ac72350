import Crypto
public import ReceiptDomain

/// An account's files: small ones in rows, pictures once for each account under their hash.
public final class PostgresParts: FileStore {
    private let account: PostgresAccount

    init(_ account: PostgresAccount) { self.account = account }

    public func parts(in folder: PartFolder) throws -> [Part] {
        let found = try account.ask(
            """
            SELECT p.name, coalesce(b.size, length(p.bytes)::bigint), p.sha256 FROM receiptmind.part p
            LEFT JOIN receiptmind.blob b ON b.account = p.account AND b.sha256 = p.picture
            WHERE p.account = $1 AND p.folder = $2 ORDER BY p.name
            """,
            [.text(folder.text)]
        )
        return try found.map { row in
            let name = PartName(folder, try row.bytes(0))
            return Part(name, size: try row.integer(1), sha256: try row.bytes(2).hexadecimal)
        }
    }

    public func records() throws -> [RecordID] {
        let sql = "SELECT DISTINCT folder FROM receiptmind.part WHERE account = $1 ORDER BY folder"
        let found = try account.ask(sql)
        return try found.compactMap { RecordID(try $0.text(0)) }
    }

    public func bytes(of name: PartName) throws -> [UInt8]? {
        try account.contents(named: name.text) {
            try account.ask(
                """
                SELECT p.sha256, coalesce(p.bytes, b.bytes), b.size, b.bucket, b.key FROM receiptmind.part p
                LEFT JOIN receiptmind.blob b ON b.account = p.account AND b.sha256 = p.picture
                WHERE p.account = $1 AND p.folder = $2 AND p.name = $3
                """,
                [.text(name.folder.text), .bytes(name.name)]
            )
        }
    }

    public func write(_ changes: [PartChange]) throws {
        guard !changes.isEmpty else { return }
        // Pictures stored in rows are written in the same transaction.
        if try account.bucket() != nil { try prepare(changes.compactMap(\.picture)) }
        // The changes can be repeated with the same result, so a lost commit needs no check.
        try account.transaction({ run in try account.make(changes, run) }, isDone: { _ in false })
    }

    /// Uploads pictures first: they may take long, and are unreferenced until a row names them.
    public func writeWithNextLines(_ changes: [PartChange]) throws {
        try prepare(changes.compactMap(\.picture))
        account.hold(changes)
    }

    public func prepare(_ pictures: [[UInt8]]) throws {
        for bytes in pictures { try account.keep(bytes) }
    }

    /// Hashes rows in the database, and objects here one by one.
    public func damagedParts() throws -> [PartDamage] {
        let found = try account.ask(
            """
            SELECT p.folder, p.name, p.sha256, b.key IS NULL FROM receiptmind.part p
            LEFT JOIN receiptmind.blob b ON b.account = p.account AND b.sha256 = p.picture
            WHERE p.account = $1
            AND (b.key IS NOT NULL OR sha256(coalesce(p.bytes, b.bytes)) IS DISTINCT FROM p.sha256) ORDER BY 1, 2
            """
        )
        // Several files may share one picture.
        var states: [[UInt8]: PartDamage.Kind?] = [:]
        return try found.compactMap { row in
            let name = PartName(PartFolder(try row.text(0)), try row.bytes(1))
            if try row.flag(3) { return PartDamage(name, .changed) }
            let hash = try row.bytes(2)
            let kind = try states[hash] ?? damage(of: name)
            states[hash] = kind
            return kind.map { PartDamage(name, $0) }
        }
    }

    private func damage(of name: PartName) throws -> PartDamage.Kind? {
        do {
            _ = try bytes(of: name)
            return nil
        } catch LibraryError.bucket(.gone) {
            return .missing
        } catch LibraryError.bucket(.changed), LibraryError.database(.changedPart),
            LibraryError.database(.foreignObject)
        {
            return .changed
        }
    }

    public func settle() throws { try account.clearObjects() }

    public func unneeded() throws -> [String] { try account.unneeded() }

    public func removeUnneeded() throws { try account.removeUnneeded() }

    // MARK: In a transaction

    static func put(_ bytes: [UInt8], as name: PartName, of account: Int, _ run: PostgresSession) throws {
        let hash = Array(SHA256.hash(data: bytes))
        // Usually stored already; a picture cleaned up meanwhile is stored in the row.
        if name.isPicture { try keep(bytes, hash, of: account, run) }
        run.later(
            """
            INSERT INTO receiptmind.part (account, folder, name, sha256, \(name.isPicture ? "picture" : "bytes"))
            VALUES ($1, $2, $3, $4, $5) ON CONFLICT (account, folder, name)
            DO UPDATE SET sha256 = excluded.sha256, picture = excluded.picture, bytes = excluded.bytes
            """,
            [
                .integer(account), .text(name.folder.text), .bytes(name.name), .bytes(hash),
                .bytes(name.isPicture ? hash : bytes),
            ]
        )
    }

    /// Stores bytes under their hash, and sends them only where they are missing.
    static func keep(_ bytes: [UInt8], _ hash: [UInt8], of account: Int, _ run: PostgresSession) throws {
        // Locks the row, so that it is not cleaned up as unreferenced.
        let look = "SELECT 1 FROM receiptmind.blob WHERE account = $1 AND sha256 = $2 FOR KEY SHARE"
        if try run(look, [.integer(account), .bytes(hash)]).count == 1 { return }
        run.later(
            "INSERT INTO receiptmind.blob (account, sha256, size, bytes) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            [.integer(account), .bytes(hash), .integer(bytes.count), .bytes(bytes)]
        )
    }

    /// Removes a file or a whole folder, and pictures that nothing else refers to.
    static func remove(_ name: [UInt8]?, in folder: PartFolder, of account: Int, _ run: PostgresSession) throws {
        let found = try run(
            "DELETE FROM receiptmind.part WHERE account = $1 AND folder = $2 AND ($3 OR name = $4) RETURNING picture",
            [.integer(account), .text(folder.text), .flag(name == nil), .bytes(name ?? [])]
        )
        for picture in found.compactMap(\.cells.first).compactMap(\.self) {
            try removePicture(picture, of: account, run)
        }
    }

    private static func removePicture(_ hash: [UInt8], of account: Int, _ run: PostgresSession) throws {
        _ = try run("SAVEPOINT picture")
        do {
            _ = try run(
                """
                WITH gone AS (
                    DELETE FROM receiptmind.blob WHERE account = $1 AND sha256 = $2
                    AND NOT EXISTS (SELECT FROM receiptmind.part WHERE account = $1 AND picture = $2)
                    RETURNING account, bucket, key
                )
                INSERT INTO receiptmind.object (account, bucket, key, wanted)
                SELECT account, bucket, key, false FROM gone WHERE key IS NOT NULL
                """,
                [.integer(account), .bytes(hash)]
            )
        } catch PostgresProblem.refused(let state, _) where state.hasPrefix("23") {
            // The picture is still referenced.
            _ = try run("ROLLBACK TO SAVEPOINT picture")
        }
        _ = try run("RELEASE SAVEPOINT picture")
    }
}

extension PartName {
    /// Every file except our small JSON files.
    var isPicture: Bool { folder != .own && !name.suffix(5).elementsEqual(".json".utf8) }
}

extension PartChange {
    fileprivate var picture: [UInt8]? {
        guard case .put(let name, let bytes) = self, name.isPicture else { return nil }
        return bytes
    }
}

extension PartFolder {
    init(_ text: String) {
        self = RecordID(text).map { .record($0) } ?? (text.isEmpty ? .own : .failed)
    }
}
