import Crypto
public import ReceiptDomain

/// Reports and moves the places of a library's pictures; for the owner of the tables.
extension PostgresLibrary {
    public func pictures() throws -> PictureReport {
        try LibraryError.ofDatabase {
            let current = try currentBucket()
            let found = try connection.ask(
                """
                SELECT address, count(*), sum(size)::bigint FROM receiptmind.blob
                LEFT JOIN receiptmind.bucket ON number = bucket GROUP BY address ORDER BY address NULLS FIRST
                """
            )
            return PictureReport(
                current: current?.address,
                places: try found.map { row in
                    PictureReport.Place(
                        address: row.isNull(0) ? nil : try row.text(0),
                        pictures: try row.integer(1),
                        bytes: try row.integer(2)
                    )
                }
            )
        }
    }

    private func currentBucket() throws -> PostgresAccount.Bucket? {
        try connection.ask(PostgresAccount.Bucket.current).first.map(PostgresAccount.Bucket.init)
    }

    /// Sends new pictures to a bucket, or into the tables for `nil`; existing ones stay.
    ///
    /// Writes, reads and removes a trial object first, so that an unusable bucket changes nothing.
    public func setPictures(to address: String?) throws {
        if let address { try tryOut(address) }
        try LibraryError.ofDatabase {
            try connection.transaction(
                { run in
                    guard let address else { return _ = try run("UPDATE receiptmind.library SET bucket = NULL") }
                    _ = try run(
                        "INSERT INTO receiptmind.bucket (address) VALUES ($1) ON CONFLICT DO NOTHING",
                        [.text(address)]
                    )
                    _ = try run(
                        "UPDATE receiptmind.library SET bucket = (SELECT number FROM receiptmind.bucket WHERE address = $1)",
                        [.text(address)]
                    )
                    // Programs that cannot find pictures in a bucket are kept from starting.
                    _ = try run(
                        "UPDATE receiptmind.version SET oldest = number WHERE number = $1",
                        [.integer(PostgresSchema.pictures)]
                    )
                },
                isDone: { _ in try self.currentBucket()?.address == address }
            )
        }
    }

    /// Asks the storage for new pictures for a missing object, to test access.
    ///
    /// - Returns: The address; `nil` for the database itself.
    /// - Throws: ``LibraryError/bucket(_:)``
    public func tryPictures() throws -> String? {
        guard let bucket = try LibraryError.ofDatabase({ try currentBucket() }) else { return nil }
        _ = try LibraryError.ofBucket { try buckets.at(bucket.address).bytes(of: trial.key, count: 0) }
        return bucket.address
    }

    /// An object of no account, always the same, so that the next trial overwrites the remains of an interrupted one.
    private var trial: (key: ObjectKey, bytes: [UInt8]) {
        let bytes = Array("ReceiptMind tries whether it can write, read and remove.".utf8)
        let hash = SHA256.hash(data: bytes).hexadecimal
        return (ObjectKey(library: id, account: 0, hash: hash, number: 0), bytes)
    }

    private func tryOut(_ address: String) throws {
        let (key, bytes) = trial
        try LibraryError.ofBucket {
            let store = try buckets.at(address)
            // Tests removal first, so that nothing is left where it is not permitted.
            try store.remove(key)
            try store.put(bytes, as: key)
            guard try store.bytes(of: key, count: bytes.count) == bytes else {
                throw BucketProblem.changed(name: key.description)
            }
            try store.remove(key)
        }
    }

    /// Moves all pictures to the place for new ones.
    ///
    /// One after another, without stopping other work: each is read, stored, read again and compared; then its row is changed and
    /// the old copy removed. Interrupted, the same call continues.
    public func movePictures() throws -> PictureMoveReport {
        var report = PictureMoveReport()
        let target = try LibraryError.ofDatabase { try currentBucket() }
        for user in try users() {
            let account = try account(of: user)
            var last: [UInt8] = []
            while let hash = try account.pictureElsewhere(than: target, after: last) {
                last = hash
                do {
                    report.bytes += try account.movePicture(hash, to: target)
                    report.pictures += 1
                } catch LibraryError.bucket(.gone), LibraryError.bucket(.changed), LibraryError.database(.changedPart),
                    LibraryError.database(.foreignObject)
                {
                    report.damaged.append("\(user)/\(hash.hexadecimal)")
                }
            }
            try account.clearObjects()
        }
        return report
    }
}

extension PostgresAccount {
    /// The next picture in order of hashes that is stored elsewhere.
    fileprivate func pictureElsewhere(than target: Bucket?, after last: [UInt8]) throws -> [UInt8]? {
        let found = try ask(
            """
            SELECT sha256 FROM receiptmind.blob WHERE account = $1 AND sha256 > $2
            AND coalesce(bucket, 0) <> $3 ORDER BY sha256 LIMIT 1
            """,
            [.bytes(last), .integer(target?.number ?? 0)]
        )
        return try found.first?.bytes(0)
    }

    /// - Returns: Its size in bytes; 0 where it was removed meanwhile.
    fileprivate func movePicture(_ hash: [UInt8], to target: Bucket?) throws -> Int {
        let values: [PostgresValue] = [.bytes(hash)]
        let sql = "SELECT sha256, bytes, size, bucket, key FROM receiptmind.blob WHERE account = $1 AND sha256 = $2"
        var found: [PostgresRow] = []
        let bytes = try contents(named: hash.hexadecimal) {
            found = try ask(sql, values)
            return found
        }
        guard let bytes else { return 0 }
        let row = try found.row
        let old = row.isNull(4) ? nil : try object(row.integer(3), row.text(4))
        let new = try target.map { try putAndRead(bytes, hash, in: $0) }
        try transaction(
            { run in try replace(hash, bytes, old, by: new, run) },
            isDone: { run in
                let now = try run(sql, [.integer(id)] + values)
                return try now.count == 1
                    && (new == nil ? now.row.isNull(4) : now.row.text(4) == new?.key.description)
            }
        )
        try clearObjects()
        return bytes.count
    }

    private func putAndRead(_ bytes: [UInt8], _ hash: [UInt8], in bucket: Bucket) throws -> PostgresObject {
        let object = try put(bytes, hash, in: bucket)
        try LibraryError.ofBucket {
            let kept = try buckets.at(bucket.address).bytes(of: object.key, count: bytes.count)
            // The row stays unchanged, and the new object is cleaned up after a week.
            guard kept == bytes else { throw BucketProblem.unreachable(detail: "\(object.key) is read otherwise") }
        }
        return object
    }

    /// Changes the row to the new place, unless it has changed meanwhile; the table itself verifies bytes by their hash.
    private func replace(
        _ hash: [UInt8],
        _ bytes: [UInt8],
        _ old: PostgresObject?,
        by new: PostgresObject?,
        _ run: PostgresSession
    ) throws {
        let changed = try run(
            """
            UPDATE receiptmind.blob SET bytes = CASE WHEN $3 THEN $4 END, bucket = nullif($5, 0), key = nullif($6, '')
            WHERE account = $1 AND sha256 = $2 AND coalesce(bucket, 0) = $7 AND coalesce(key, '') = $8 RETURNING 1
            """,
            [
                .integer(id), .bytes(hash), .flag(new == nil), .bytes(new == nil ? bytes : []),
                .integer(new?.bucket ?? 0), .text(new?.key.description ?? ""), .integer(old?.bucket ?? 0),
                .text(old?.key.description ?? ""),
            ]
        )
        guard changed.count == 1 else {
            if let new { try release(new, run) }
            return
        }
        if let new { try settle(new, run) }
        guard let old else { return }
        _ = try run(
            "INSERT INTO receiptmind.object (account, bucket, key, wanted) VALUES ($1, $2, $3, false)",
            [.integer(id)] + old.values
        )
    }
}
