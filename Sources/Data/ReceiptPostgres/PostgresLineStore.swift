import Crypto
public import ReceiptDomain

/// The lines of an account's ledger in a table, byte for byte what a file would have.
///
/// The lock is the session's: it ends with the connection. What is written is safe without it, because each append takes the ledger's
/// head first and the tables refuse what does not follow; with it nobody decides on what another is about to change.
public final class PostgresLineStore: LineStore {
    public let name: String
    private let connection: PostgresConnection
    private let account: Int
    /// The session that has the lock.
    private var lockedIn: Int?

    /// - Throws: ``PostgresProblem/schema(version:known:)``, ``PostgresProblem/noSuchAccount(_:)``
    public init(_ connection: PostgresConnection, of user: UserID) throws {
        try PostgresSchema.check(connection)
        let sql = "SELECT id FROM receiptmind.account WHERE name = $1"
        let found = try connection.run(sql, [.text(user.rawValue)])
        guard found.count == 1 else { throw PostgresProblem.noSuchAccount(user.rawValue) }
        account = try found.integer(0, 0)
        self.connection = connection
        name = "PostgreSQL, ledger of \(user)"
    }

    /// Makes the user's account and an empty ledger, where there is none.
    public static func addAccount(_ user: UserID, _ connection: PostgresConnection) throws {
        try connection.run(
            """
            WITH made AS (INSERT INTO receiptmind.account (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id)
            INSERT INTO receiptmind.ledger (account) SELECT id FROM made
            """,
            [.text(user.rawValue)]
        )
    }

    private static let noLedger = PostgresProblem.unexpected(detail: "the account has no ledger")

    public var size: Int {
        get throws {
            let found = try connection.run(
                "SELECT size FROM receiptmind.ledger WHERE account = $1",
                [.integer(account)]
            )
            guard found.count == 1 else { throw Self.noLedger }
            return try found.integer(0, 0)
        }
    }

    public var reader: any LineReader { PostgresLineReader(connection: connection, account: account) }

    /// Lines in a table stay what they are.
    public func staysTheSame() throws -> Bool { true }

    // MARK: The lock

    /// Not a number that anybody else's locks have: the first half stands for ledgers.
    private var lock: PostgresValue { .integer(0x5243_4C47 << 32 | account) }

    public func tryLock() throws -> Bool {
        let hasLock = try connection.run("SELECT pg_try_advisory_lock($1)", [lock]).flag(0, 0)
        lockedIn = hasLock ? connection.generation : nil
        return hasLock
    }

    public func unlock() {
        defer { lockedIn = nil }
        // With the session it is gone already.
        guard lockedIn == connection.generation else { return }
        _ = try? connection.run("SELECT pg_advisory_unlock($1)", [lock])
    }

    private func requireLock() throws {
        guard let lockedIn, lockedIn == connection.generation else { throw PostgresProblem.notLocked }
    }

    // MARK: Writing

    private struct Head: Equatable {
        var lines: Int
        var size: Int
        var last: [UInt8]

        init?(_ found: PostgresRows) throws {
            guard found.count == 1 else { return nil }
            (lines, size) = (try found.integer(0, 0), try found.integer(0, 1))
            last = try found.bytes(0, 2)
        }

        init(adding lines: [[UInt8]], to head: Head) {
            self = head
            self.lines += lines.count
            size += lines.reduce(0) { $0 + $1.count + 1 }
            if let line = lines.last { last = Array(SHA256.hash(data: line)) }
        }
    }

    private static let head = "SELECT lines, size, last FROM receiptmind.ledger WHERE account = $1"

    private static let addition = """
        WITH new AS (
            SELECT bytes, place, sha256(bytes) AS hash,
                (sum(length(bytes) + 1) OVER (ORDER BY place))::bigint AS through
            FROM unnest($2) WITH ORDINALITY AS line (bytes, place)
        )
        INSERT INTO receiptmind.line (account, number, start, through, bytes, hash, before, previous)
        SELECT $1, $3 + place, $4 + through - length(bytes) - 1, $4 + through, bytes, hash,
            nullif($3 + place - 1, 0), coalesce(lag(hash) OVER (ORDER BY place), $5)
        FROM new
        """

    public func append(_ lines: [[UInt8]]) throws {
        try requireLock()
        var wanted: Head?
        try connection.transaction(
            { run in
                guard let head = try Head(run(Self.head + " FOR UPDATE", [.integer(account)])) else {
                    throw Self.noLedger
                }
                let next = Head(adding: lines, to: head)
                wanted = next
                let places: [PostgresValue] = [.integer(head.lines), .integer(head.size), .bytes(head.last)]
                _ = try run(Self.addition, [.integer(account), .list(lines)] + places)
                _ = try run(
                    "UPDATE receiptmind.ledger SET lines = $2, size = $3, last = $4 WHERE account = $1",
                    [.integer(account), .integer(next.lines), .integer(next.size), .bytes(next.last)]
                )
            },
            // Nobody else has written meanwhile whose last line is this one, too.
            isDone: { run in try Head(run(Self.head, [.integer(account)])) == wanted }
        )
    }

    /// An append that fails leaves no rest here, so that there is never anything to take away.
    public func cut(to size: Int) throws {
        let now = try self.size
        guard now == size else { throw PostgresProblem.keepsLines(size: now) }
    }

    // MARK: Beside the lines

    public func keepAside(_ part: LinePlace, reason: String, day: String) throws -> String {
        let bytes = try reader.bytes(at: part.offset, count: part.length)
        for number in 1... {
            let name = "ledger.\(reason)-\(day)-\(number)"
            let made = try connection.run(
                "INSERT INTO receiptmind.aside VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1",
                [.integer(account), .text(name), .text(reason), .bytes(bytes)]
            )
            if made.count == 1 { return name }
        }
        throw PostgresProblem.unexpected(detail: "no name is left")
    }

    public func aside(for reason: String, length: Int, sha256: String) throws -> String? {
        let found = try connection.run(
            """
            SELECT name FROM receiptmind.aside
            WHERE account = $1 AND reason = $2 AND length(bytes) = $3 AND encode(sha256(bytes), 'hex') = $4 ORDER BY name LIMIT 1
            """,
            [.integer(account), .text(reason), .integer(length), .text(sha256)]
        )
        return found.count == 0 ? nil : try found.text(0, 0)
    }

    public var acceptedDamage: [UInt8] {
        get throws {
            let sql = "SELECT accepted FROM receiptmind.ledger WHERE account = $1"
            return try connection.run(sql, [.integer(account)]).bytes(0, 0)
        }
    }

    public func setAcceptedDamage(_ bytes: [UInt8]) throws {
        let sql = "UPDATE receiptmind.ledger SET accepted = $2 WHERE account = $1"
        try connection.run(sql, [.integer(account), .bytes(bytes)])
    }
}

/// Lines are read by where they begin, whichever session reads them.
private struct PostgresLineReader: LineReader {
    let connection: PostgresConnection
    let account: Int

    func bytes(at offset: Int, count: Int) throws -> [UInt8] {
        guard count > 0 else { return [] }
        let (sum, isTooMuch) = offset.addingReportingOverflow(count)
        let end = isTooMuch ? Int.max : sum
        let found = try connection.run(
            """
            SELECT start, bytes FROM receiptmind.line WHERE account = $1 AND start < $3 AND start >= coalesce(
                (SELECT max(start) FROM receiptmind.line WHERE account = $1 AND start <= $2), 0) ORDER BY start
            """,
            [.integer(account), .integer(offset), .integer(end)]
        )
        var text: [UInt8] = []
        for row in 0..<found.count { text += try found.bytes(row, 1) + [UInt8(ascii: "\n")] }
        guard found.count > 0 else { return [] }
        let first = try found.integer(0, 0)
        return Array(text.dropFirst(offset - first).prefix(count))
    }
}
