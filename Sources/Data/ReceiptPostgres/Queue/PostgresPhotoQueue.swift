public import ReceiptDomain
import ReceiptFiles

/// The photo queue in a PostgreSQL table.
///
/// Each call is a statement with its own transaction. A call whose answer was lost may have taken effect: a photo is not queued
/// twice, and a lease expires.
public actor PostgresPhotoQueue: PhotoQueue {
    private let connection: PostgresConnection
    private let worker: String
    private let lease: Duration
    private let executor = QueueExecutor(label: "queue")

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// `worker` names this process uniquely; `lease` is the duration without renewal after which its photos are requeued.
    ///
    /// - Throws: ``PostgresProblem/schema(version:known:)``
    public init(_ connection: PostgresConnection, worker: String, lease: Duration = QueueLimits.lease) throws {
        try PostgresSchema.check(connection)
        (self.connection, self.worker, self.lease) = (connection, worker, lease)
    }

    /// Seconds as text, because fractional numbers have no ``PostgresValue``.
    private static func seconds(_ duration: Duration) -> PostgresValue { .text("\(duration / .seconds(1))") }

    /// Selects the account by name, and makes a login that acts for all accounts act for it.
    private static let account = """
        (SELECT id, set_config('receiptmind.account', id::text, false) FROM receiptmind.account WHERE name = $1 OFFSET 0)
        AS account (id, said)
        """

    // MARK: In and out

    public func put(_ photo: WaitingPhoto) throws -> Bool {
        let found = try connection.run(
            """
            SELECT receiptmind.put($2::text::uuid, id, decode($3, 'hex'), $4, $5, $6, $7 = 1)
            FROM \(Self.account)
            """,
            [
                .text(photo.user.rawValue), .text(photo.id.rawValue), .text(photo.sha256), .integer(photo.bytes),
                .bytes(photo.name.bytes), .text(photo.day?.description ?? ""), .integer(photo.isAmongOthers ? 1 : 0),
            ]
        )
        guard found.count == 1 else { throw PostgresProblem.noSuchAccount(photo.user.rawValue) }
        return try found.row.flag(0)
    }

    public func take() throws -> PhotoLease? {
        let found = try connection.run(
            "SELECT * FROM receiptmind.take($1, $2::text::double precision)",
            [.text(worker), Self.seconds(lease)]
        )
        return try found.first.map { row in
            PhotoLease(photo: try Self.photo(row), token: try row.integer(7), tries: try row.integer(8))
        }
    }

    private static func photo(_ row: PostgresRow) throws -> WaitingPhoto {
        guard let id = RecordID(try row.text(0)), let user = UserID(try row.text(1)) else {
            throw PostgresProblem.unexpected(detail: "a photo has no identifier")
        }
        return WaitingPhoto(
            id: id,
            user: user,
            sha256: try row.text(2),
            bytes: try row.integer(3),
            name: FileLocation(bytes: try row.bytes(4)),
            day: CalendarDay(iso: try row.text(5)),
            isAmongOthers: try row.flag(6)
        )
    }

    // MARK: While it is leased

    public func keep(_ photos: [PhotoLease], throughput: WorkThroughput) throws -> Set<PhotoLease.Token> {
        let tokens = photos.map { "\($0.token)" }.joined(separator: ",")
        let found = try connection.run(
            """
            SELECT * FROM receiptmind.keep(
                $1, string_to_array($2, ',')::bigint[], $3::text::double precision, $4, $5::text::double precision
            )
            """,
            [
                .text(worker), .text(tokens), Self.seconds(lease), .integer(throughput.photos),
                Self.seconds(throughput.busy),
            ]
        )
        return Set(try found.map { try $0.integer(0) })
    }

    public func sweep() throws -> Int {
        try connection.run("SELECT receiptmind.sweep($1)", [.integer(QueueLimits.tries)]).row.integer(0)
    }

    /// Affects only leases of this login's workers.
    public func takeBack(from workers: [String]) throws -> Int {
        try connection.run(
            "SELECT receiptmind.take_back($1, $2)",
            [.list(workers.map { Array($0.utf8) }), .integer(QueueLimits.tries)]
        ).row.integer(0)
    }

    public func giveBack(_ photo: PhotoLease) throws -> Bool { try end(photo, "give_back($1::text::uuid, $2)") }

    /// A hook that ends the lease in the transaction that stores the result.
    public nonisolated func ending(_ photo: PhotoLease) -> TransactionHook {
        TransactionHook(
            "SELECT receiptmind.done($1::text::uuid, $2)",
            [.text(photo.photo.id.rawValue), .integer(photo.token)]
        )
    }

    public func finish(_ photo: PhotoLease) throws -> Bool { try end(photo, "done($1::text::uuid, $2)") }

    public func retryLater(_ photo: PhotoLease, because reason: String) throws -> Bool {
        try end(photo, "set_back($1::text::uuid, $2, $3, $4)", [.text(reason), .integer(QueueLimits.tries)])
    }

    private func end(_ photo: PhotoLease, _ function: String, _ values: [PostgresValue] = []) throws -> Bool {
        let values = [.text(photo.photo.id.rawValue), .integer(photo.token)] + values
        return try connection.run("SELECT receiptmind." + function, values).row.flag(0)
    }

    // MARK: State

    public func retry(of user: UserID) throws -> Int {
        let sql = "SELECT receiptmind.retry(id) FROM \(Self.account)"
        let found = try connection.run(sql, [.text(user.rawValue)])
        guard found.count == 1 else { throw PostgresProblem.noSuchAccount(user.rawValue) }
        return try found.row.integer(0)
    }

    public func parked(of user: UserID) throws -> [DeadLetter] {
        let found = try connection.run(
            "SELECT p.* FROM \(Self.account), LATERAL receiptmind.parked(account.id) p",
            [.text(user.rawValue)]
        )
        return try found.map { row in
            DeadLetter(photo: try Self.photo(row), tries: try row.integer(8), reason: try row.text(9))
        }
    }

    public func holds(_ sha256: String, of user: UserID) throws -> Bool {
        let sql = "SELECT receiptmind.waits(id, decode($2, 'hex')) FROM \(Self.account)"
        let found = try connection.run(sql, [.text(user.rawValue), .text(sha256)])
        return try found.count == 1 && found.row.flag(0)
    }

    public func state() throws -> QueueState {
        // In milliseconds, to have an integer.
        let found = try connection.run(
            "SELECT waiting, lent, parked, coalesce(round(longest * 1000), -1)::bigint FROM receiptmind.queue()"
        )
        let row = try found.row
        let wait = try row.integer(3)
        // Names and figures are as other machines reported them.
        let workers = try connection.run(
            """
            SELECT name, lent, greatest(photos, 0), round(1000 * least(greatest(busy, 0), 1e12))::bigint
            FROM receiptmind.workers($1::text::double precision)
            """,
            [Self.seconds(lease)]
        )
        return QueueState(
            waiting: try row.integer(0),
            inHand: try row.integer(1),
            parked: try row.integer(2),
            longestWait: wait < 0 ? nil : .milliseconds(wait),
            workers: try workers.map { row in
                let busy = Duration.milliseconds(try row.integer(3))
                return QueueState.Worker(
                    name: try row.text(0),
                    inHand: try row.integer(1),
                    throughput: WorkThroughput(photos: try row.integer(2), busy: busy)
                )
            }
        )
    }
}
