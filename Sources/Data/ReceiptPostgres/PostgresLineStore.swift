import Crypto
public import ReceiptDomain

/// An account's ledger lines in a table, byte for byte as in a file.
///
/// The lock is an advisory lock of the session, and ends with it. Integrity does not depend on it: each append updates the
/// ledger's head conditionally, and the tables refuse lines that do not follow it. The lock keeps processes from deciding on
/// outdated state.
public final class PostgresLineStore: LineStore {
    public let name: String
    private let account: PostgresAccount
    private var connection: PostgresConnection { account.connection }
    /// The session that holds the lock.
    private var lockedIn: Int?
    /// The ledger's head, which only the lock's holder can change.
    private var headUnderLock: Head?
    /// The largest size that this session has seen.
    private var seen: LinesSeen?
    /// The size that is known to be replicated.
    private var settled: LinesSeen?
    private let evenIfMoved: Bool

    init(_ account: PostgresAccount, evenIfMoved: Bool = false) {
        (self.account, self.evenIfMoved) = (account, evenIfMoved)
        name = "PostgreSQL, ledger of \(account.user)"
    }

    private static let noLedger = PostgresProblem.unexpected(detail: "the account has no ledger")

    public var size: Int {
        get throws {
            // No other process can append under the lock.
            if let headUnderLock, lockedIn == connection.generation { return headUnderLock.size }
            guard let size = try account.marks().first else { throw LibraryError.database(Self.noLedger) }
            // A cached size may be older than lines read or written since.
            let known = seen?.generation == connection.generation ? seen?.size ?? 0 : 0
            let newest = max(size, known)
            note(newest)
            return newest
        }
    }

    private func note(_ size: Int) { seen = LinesSeen(size: size, generation: connection.generation) }

    public var reader: any LineReader { PostgresLineReader(account: account) }

    /// Visible lines are committed.
    public var showsOnlyWhatStays: Bool { true }

    public func waitUntilDurable() throws {
        // Settled lines stay settled.
        let known = LinesSeen(size: try size, generation: connection.generation)
        guard known != settled else { return }
        try LibraryError.ofDatabase { try connection.settle() }
        settled = known
    }

    /// The size of the lines as one session saw it.
    private struct LinesSeen: Equatable {
        var size: Int
        var generation: Int
    }

    /// A new session may be on another server, which may lack lines that the first one had.
    public func isUnchanged() throws -> Bool {
        guard let seen, seen.generation != connection.generation else { return true }
        self.seen = nil
        return false
    }

    // MARK: The lock

    /// The key of the advisory lock; its upper half marks ledgers among the locks of all programs.
    private var lock: PostgresValue { .integer(0x5243_4C47 << 32 | account.id) }

    /// Time without a statement after which the lock's holder is disconnected: its process may be stopped, or its machine.
    private static let longestSilence = "20s"

    private static let locking = """
        SELECT got, CASE WHEN got THEN set_config('idle_session_timeout', '\(longestSilence)', false) END,
            (SELECT moved FROM receiptmind.account WHERE id = $2)
        FROM pg_try_advisory_lock($1) AS got
        """

    public func tryLock() throws -> Bool {
        // A separate statement, because the first sees the state from before the lock was taken.
        let found = try account.ask([
            PostgresStatement(Self.locking, [lock, .integer(account.id)]), Self.head(of: account.id),
        ])
        let row = try found[0].row
        let hasLock = try row.flag(0)
        lockedIn = hasLock ? connection.generation : nil
        headUnderLock = hasLock ? try Head(found[1]) : nil
        if let headUnderLock { note(headUnderLock.size) }
        if hasLock, !evenIfMoved, !row.isNull(2) {
            unlock()
            let place = try row.text(2)
            if let merge = UserMerge(mark: place) { throw LibraryError.merging(merge.from, into: merge.into) }
            throw LibraryError.moved(to: place)
        }
        return hasLock
    }

    public func unlock() {
        account.dropHeld()
        headUnderLock = nil
        defer { lockedIn = nil }
        // A lost session has released the lock already.
        guard lockedIn == connection.generation else { return }
        let sql = "SELECT pg_advisory_unlock($1), set_config('idle_session_timeout', '0', false)"
        _ = try? connection.run(sql, [lock])
    }

    private func requireLock() throws {
        guard let lockedIn, lockedIn == connection.generation else { throw LibraryError.database(.notLocked) }
    }

    // MARK: Writing

    /// The end of the ledger.
    private struct Head: Equatable {
        var lines: Int
        var size: Int
        var last: [UInt8]

        init?(_ found: [PostgresRow]) throws {
            guard found.count == 1 else { return nil }
            let row = try found.row
            (lines, size) = (try row.integer(0), try row.integer(1))
            last = try row.bytes(2)
        }

        init(adding lines: [[UInt8]], to head: Head) {
            self = head
            self.lines += lines.count
            size += lines.reduce(0) { $0 + $1.count + 1 }
            if let line = lines.last { last = Array(SHA256.hash(data: line)) }
        }

        var values: [PostgresValue] { [.integer(lines), .integer(size), .bytes(last)] }
    }

    private static func head(of account: Int) -> PostgresStatement {
        PostgresStatement("SELECT lines, size, last FROM receiptmind.ledger WHERE account = $1", [.integer(account)])
    }

    /// Appends only if the ledger ends where expected; otherwise returns 0 instead of the number of lines.
    private static let addition = """
        WITH head AS (
            UPDATE receiptmind.ledger SET lines = $6, size = $7, last = $8
            WHERE account = $1 AND lines = $3 AND size = $4 AND last = $5 RETURNING account
        ), new AS (
            SELECT bytes, place, sha256(bytes) AS hash,
                (sum(length(bytes) + 1) OVER (ORDER BY place))::bigint AS through
            FROM unnest($2) WITH ORDINALITY AS line (bytes, place)
        ), added AS (
            INSERT INTO receiptmind.line (account, number, start, through, bytes, hash, before, previous)
            SELECT account, $3 + place, $4 + through - length(bytes) - 1, $4 + through, bytes, hash,
                nullif($3 + place - 1, 0), coalesce(lag(hash) OVER (ORDER BY place), $5)
            FROM new, head RETURNING 1
        )
        SELECT count(*) FROM added
        """

    public func append(_ lines: [[UInt8]]) throws {
        try requireLock()
        guard let head = headUnderLock else { throw LibraryError.database(Self.noLedger) }
        let wanted = Head(adding: lines, to: head)
        let changes = account.held
        // Unknown until the outcome is clear.
        headUnderLock = nil
        let addition = PostgresStatement(
            Self.addition,
            [.integer(account.id), .list(lines)] + head.values + wanted.values
        )
        func check(_ added: [PostgresRow]) throws {
            guard try added.row.integer(0) == lines.count else { throw PostgresProblem.notLocked }
        }
        // `FOR UPDATE` waits for a transaction in progress. Only this append can have made the wanted last line.
        func isDone(_ run: PostgresSession) throws -> Bool {
            var head = Self.head(of: account.id)
            head.sql += " FOR UPDATE"
            return try Head(run.run([head])[0]) == wanted
        }
        if changes.isEmpty {
            try account.change(addition, isDone: isDone, check)
        } else {
            let work: (PostgresSession) throws -> Void = { [account] run in
                try check(run.run([addition])[0])
                try account.make(changes, run)
            }
            try account.transaction(work, isDone: isDone)
        }
        account.dropHeld()
        headUnderLock = wanted
        note(wanted.size)
        if let last = lines.last { account.know(last, at: wanted.size - last.count - 1) }
    }

    /// A failed append is rolled back completely, so that nothing ever has to be truncated.
    public func cut(to size: Int) throws {
        let now = try self.size
        guard now == size else { throw LibraryError.database(.keepsLines(size: now)) }
    }

    // MARK: Beside the lines

    public func storeCopy(_ part: LinePlace, reason: String, day: String) throws -> String {
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
        return try found.first?.text(0)
    }

    private static let acceptedName = PartName(.own, Array("ledger.accepted.jsonl".utf8))

    public var acceptedDamage: [UInt8] {
        get throws { try PostgresParts(account).bytes(of: Self.acceptedName) ?? [] }
    }

    public func setAcceptedDamage(_ bytes: [UInt8]) throws {
        try PostgresParts(account).write([.put(Self.acceptedName, bytes)])
    }
}

/// Reads lines by offset, independent of the session.
private struct PostgresLineReader: LineReader {
    let account: PostgresAccount

    func bytes(at offset: Int, count: Int) throws -> [UInt8] {
        guard count > 0 else { return [] }
        if let known = account.knownLine(at: LinePlace(offset: offset, length: count)) { return known }
        let bytes = try read(at: offset, count: count)
        if bytes.count == count { account.know(bytes, at: offset) }
        return bytes
    }

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
        for row in found { text += try row.bytes(1) + [UInt8(ascii: "\n")] }
        guard let first = try found.first?.integer(0) else { return [] }
        return Array(text.dropFirst(offset - first).prefix(count))
    }
}
