import Crypto
public import ReceiptDomain
import Synchronization

/// The lines of an account's ledger in a table, byte for byte what a file would have.
///
/// The lock is the session's: it ends with the connection. What is written is safe without it, because each append takes the ledger's
/// head first and the tables refuse what does not follow; with it nobody decides on what another is about to change.
public final class PostgresLineStore: LineStore {
    public let name: String
    private let account: PostgresAccount
    private var connection: PostgresConnection { account.connection }
    /// The session that has the lock.
    private var lockedIn: Int?
    private var sizeUnderLock: Int?

    private let evenIfMoved: Bool

    init(_ account: PostgresAccount, evenIfMoved: Bool = false) {
        (self.account, self.evenIfMoved) = (account, evenIfMoved)
        name = "PostgreSQL, ledger of \(account.user)"
    }

    /// - Throws: ``PostgresProblem/schema(version:known:)``, ``PostgresProblem/noSuchAccount(_:)``
    public convenience init(_ connection: PostgresConnection, of user: UserID) throws {
        try PostgresSchema.check(connection)
        self.init(try PostgresAccount(user, connection))
    }

    /// Makes the user's account and an empty ledger, where there is none.
    public static func addAccount(_ user: UserID, _ connection: PostgresConnection) throws {
        try PostgresAccount.add(user, connection)
    }

    private static let noLedger = PostgresProblem.unexpected(detail: "the account has no ledger")

    public var size: Int {
        get throws {
            // Under the lock nobody else adds anything.
            if let sizeUnderLock, lockedIn == connection.generation { return sizeUnderLock }
            let found = try account.ask("SELECT size FROM receiptmind.ledger WHERE account = $1")
            guard found.count == 1 else { throw LibraryError.database(Self.noLedger) }
            let size = try found.integer(0, 0)
            if lockedIn == connection.generation { sizeUnderLock = size }
            return size
        }
    }

    public var reader: any LineReader { PostgresLineReader(account: account) }

    /// Lines in a table stay what they are.
    public func staysTheSame() throws -> Bool { true }

    // MARK: The lock

    /// Not a number that anybody else's locks have: the first half stands for ledgers.
    private var lock: PostgresValue { .integer(0x5243_4C47 << 32 | account.id) }

    /// Whoever has the lock and says nothing for so long is cut off, and has it no longer: a process may be stopped, or its machine.
    private static let longestSilence = "20s"

    public func tryLock() throws -> Bool {
        let sql = """
            SELECT got, CASE WHEN got THEN set_config('idle_session_timeout', '\(Self.longestSilence)', false) END,
                (SELECT moved FROM receiptmind.account WHERE id = $2)
            FROM pg_try_advisory_lock($1) AS got
            """
        let found = try LibraryError.ofDatabase { try connection.ask(sql, [lock, .integer(account.id)]) }
        let hasLock = try found.flag(0, 0)
        lockedIn = hasLock ? connection.generation : nil
        if hasLock, !evenIfMoved, found.cells[0][2] != nil {
            unlock()
            throw LibraryError.moved(to: try found.text(0, 2))
        }
        return hasLock
    }

    public func unlock() {
        account.dropHeld()
        sizeUnderLock = nil
        defer { lockedIn = nil }
        // With the session it is gone already.
        guard lockedIn == connection.generation else { return }
        let sql = "SELECT pg_advisory_unlock($1), set_config('idle_session_timeout', '0', false)"
        _ = try? connection.run(sql, [lock])
    }

    private func requireLock() throws {
        guard let lockedIn, lockedIn == connection.generation else { throw LibraryError.database(.notLocked) }
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
        let changes = account.held
        var wanted: Head?
        // Until it is known what became of it.
        sizeUnderLock = nil
        try account.transaction(
            { run in
                let head = try head(run)
                let next = Head(adding: lines, to: head)
                wanted = next
                let places: [PostgresValue] = [.integer(head.lines), .integer(head.size), .bytes(head.last)]
                _ = try run(Self.addition, [.integer(account.id), .list(lines)] + places)
                _ = try run(
                    "UPDATE receiptmind.ledger SET lines = $2, size = $3, last = $4 WHERE account = $1",
                    [.integer(account.id), .integer(next.lines), .integer(next.size), .bytes(next.last)]
                )
                try account.make(changes, run)
            },
            // Waits for the end of a transaction that is still under way. Nobody else has written meanwhile whose last line is this one.
            isDone: { run in try head(run) == wanted }
        )
        account.dropHeld()
        sizeUnderLock = wanted?.size
    }

    private func head(_ run: PostgresSession) throws -> Head {
        guard let head = try Head(run(Self.head + " FOR UPDATE", [.integer(account.id)])) else { throw Self.noLedger }
        return head
    }

    /// An append that fails leaves no rest here, so that there is never anything to take away.
    public func cut(to size: Int) throws {
        let now = try self.size
        guard now == size else { throw LibraryError.database(.keepsLines(size: now)) }
    }

    // MARK: Beside the lines

    public func keepAside(_ part: LinePlace, reason: String, day: String) throws -> String {
        let bytes = try reader.bytes(at: part.offset, count: part.length)
        for number in 1... {
            let name = "ledger.\(reason)-\(day)-\(number)"
            let made = try account.run(
                """
                INSERT INTO receiptmind.part (account, folder, name, sha256, bytes)
                VALUES ($1, '', $2, sha256($3), $3) ON CONFLICT DO NOTHING RETURNING 1
                """,
                [.bytes(Array(name.utf8)), .bytes(bytes)]
            )
            if made.count == 1 { return name }
        }
        throw LibraryError.database(.unexpected(detail: "no name is left"))
    }

    public func aside(for reason: String, length: Int, sha256: String) throws -> String? {
        let found = try account.ask(
            """
            SELECT name FROM receiptmind.part WHERE account = $1 AND folder = '' AND sha256 = decode($4, 'hex')
            AND length(bytes) = $3 AND substr(name, 1, length($2)) = $2 ORDER BY name LIMIT 1
            """,
            [.bytes(Array("ledger.\(reason)-".utf8)), .integer(length), .text(sha256)]
        )
        return found.count == 0 ? nil : try found.text(0, 0)
    }

    private static let acceptedName = PartName(.own, Array("ledger.accepted.jsonl".utf8))

    public var acceptedDamage: [UInt8] {
        get throws { try PostgresParts(account).bytes(of: Self.acceptedName) ?? [] }
    }

    public func setAcceptedDamage(_ bytes: [UInt8]) throws {
        try PostgresParts(account).write([.put(Self.acceptedName, bytes)])
    }
}

/// Lines are read by where they begin, whichever session reads them.
private struct PostgresLineReader: LineReader {
    let account: PostgresAccount

    /// Lines stay what they are: the one that was read last, which a ledger looks at again and again, need not be asked for twice.
    func bytes(at offset: Int, count: Int) throws -> [UInt8] {
        guard count > 0 else { return [] }
        let place = LinePlace(offset: offset, length: count)
        if let known = account.newestLine.withLock({ $0 }), known.place == place { return known.bytes }
        let bytes = try read(at: offset, count: count)
        if bytes.count == count, count <= Self.longestKnown {
            account.newestLine.withLock { $0 = (place, bytes) }
        }
        return bytes
    }

    private static let longestKnown = 64 << 10

    private func read(at offset: Int, count: Int) throws -> [UInt8] {
        let (sum, isTooMuch) = offset.addingReportingOverflow(count)
        let end = isTooMuch ? Int.max : sum
        let found = try account.ask(
            """
            SELECT start, bytes FROM receiptmind.line WHERE account = $1 AND start < $3 AND start >= coalesce(
                (SELECT max(start) FROM receiptmind.line WHERE account = $1 AND start <= $2), 0) ORDER BY start
            """,
            [.integer(offset), .integer(end)]
        )
        var text: [UInt8] = []
        for row in 0..<found.count { text += try found.bytes(row, 1) + [UInt8(ascii: "\n")] }
        guard found.count > 0 else { return [] }
        let first = try found.integer(0, 0)
        return Array(text.dropFirst(offset - first).prefix(count))
    }
}
