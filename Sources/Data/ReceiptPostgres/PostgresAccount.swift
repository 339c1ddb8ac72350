import Crypto
import ReceiptDomain
import Synchronization

/// A user's account in the tables, and the changes that wait for the next appended lines.
///
/// Errors of the database are thrown as ``LibraryError``.
final class PostgresAccount: Sendable {
    let user: UserID
    let id: Int
    let connection: PostgresConnection
    let buckets: PostgresBuckets
    let knownLibrary = Mutex<String?>(nil)
    private let newestLine = Mutex<KnownLine?>(nil)
    private let waiting = Mutex<[PartChange]>([])
    private let hooks = Mutex<[String: TransactionHook]>([:])

    /// - Throws: ``PostgresProblem/noSuchAccount(_:)``
    init(_ user: UserID, _ connection: PostgresConnection, buckets: PostgresBuckets = .none) throws {
        let found = try connection.ask("SELECT id FROM receiptmind.account WHERE name = $1", [.text(user.rawValue)])
        guard found.count == 1 else { throw PostgresProblem.noSuchAccount(user.rawValue) }
        id = try found.row.integer(0)
        (self.user, self.connection, self.buckets) = (user, connection, buckets)
    }

    /// Creates the user's account and an empty ledger, where they do not exist.
    static func add(_ user: UserID, _ connection: PostgresConnection) throws {
        try connection.run(
            """
            WITH made AS (INSERT INTO receiptmind.account (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id)
            INSERT INTO receiptmind.ledger (account) SELECT id FROM made
            """,
            [.text(user.rawValue)]
        )
    }

    // MARK: Statements

    /// The size of the lines in bytes, and the number of changes of files that no line mentions; empty without a ledger.
    func marks(by way: PostgresConnection? = nil) throws -> [Int] {
        try ReadSnapshot.marks(of: user) {
            try LibraryError.ofDatabase {
                let sql = "SELECT size, changes FROM receiptmind.ledger WHERE account = $1"
                let found = try (way ?? connection).ask(sql, [.integer(id)], for: id)
                return try found.first.map { [try $0.integer(0), try $0.integer(1)] } ?? []
            }
        }
    }

    /// Runs a query whose first value is the account.
    func ask(_ sql: String, _ values: [PostgresValue] = []) throws -> [PostgresRow] {
        try LibraryError.ofDatabase { try connection.ask(sql, [.integer(id)] + values, for: id) }
    }

    func ask(_ statements: [PostgresStatement]) throws -> [[PostgresRow]] {
        try LibraryError.ofDatabase { try connection.ask(statements, for: id) }
    }

    @discardableResult
    func run(_ sql: String, _ values: [PostgresValue] = []) throws -> [PostgresRow] {
        ReadSnapshot.end()
        return try LibraryError.ofDatabase { try connection.run(sql, [.integer(id)] + values, for: id) }
    }

    func transaction(
        _ work: (PostgresSession) throws -> Void,
        isDone: (PostgresSession) throws -> Bool
    ) throws {
        ReadSnapshot.end()
        try LibraryError.ofDatabase { try connection.transaction(for: id, work, isDone: isDone) }
    }

    func change(
        _ statement: PostgresStatement,
        isDone: (PostgresSession) throws -> Bool,
        _ check: ([PostgresRow]) throws -> Void
    ) throws {
        ReadSnapshot.end()
        try LibraryError.ofDatabase { try connection.change(statement, for: id, isDone: isDone, check) }
    }

    // MARK: The newest line

    /// The newest line read or written, cached because the ledger checks it often and it never changes.
    private struct KnownLine {
        var place: LinePlace
        var bytes: [UInt8]
        /// The session that read it: another session may be on another server.
        var generation: Int
    }

    private static let longestKnownLine = 64 << 10

    func knownLine(at place: LinePlace) -> [UInt8]? {
        let generation = connection.generation
        return newestLine.withLock { $0?.place == place && $0?.generation == generation ? $0?.bytes : nil }
    }

    /// Keeps only the newest line.
    func know(_ bytes: [UInt8], at offset: Int) {
        guard bytes.count <= Self.longestKnownLine else { return }
        let line = KnownLine(
            place: LinePlace(offset: offset, length: bytes.count),
            bytes: bytes,
            generation: connection.generation
        )
        newestLine.withLock { known in
            if let known, known.generation == line.generation, known.place.offset > offset { return }
            known = line
        }
    }

    // MARK: With the next lines

    func hold(_ changes: [PartChange]) { waiting.withLock { $0 += changes } }

    var held: [PartChange] { waiting.withLock { $0 } }

    func dropHeld() { waiting.withLock { $0 = [] } }

    /// Adds a statement to the end of the transaction that stores these bytes; `nil` removes it.
    func enlist(_ sha256: String, with hook: TransactionHook?) {
        hooks.withLock { $0[sha256] = hook }
    }

    /// Applies changes of files and runs their hooks, within a transaction.
    func make(_ changes: [PartChange], _ run: PostgresSession) throws {
        for change in changes {
            switch change {
            case .put(let name, let bytes): try PostgresParts.put(bytes, as: name, of: id, run)
            case .remove(let name): try PostgresParts.remove(name.name, in: name.folder, of: id, run)
            case .removeAll(let folder): try PostgresParts.remove(nil, in: folder, of: id, run)
            }
        }
        if changes.contains(where: \.isShownAtOnce) {
            run.later("UPDATE receiptmind.ledger SET changes = changes + 1 WHERE account = $1", [.integer(id)])
        }
        try runCompanions(of: changes, run)
    }

    private func runCompanions(of changes: [PartChange], _ run: PostgresSession) throws {
        let wanted = hooks.withLock { $0 }
        guard !wanted.isEmpty else { return }
        // Once for each photo, however many records it becomes.
        let kept = Set(
            changes.compactMap { change -> String? in
                guard case .put(_, let bytes) = change else { return nil }
                return SHA256.hash(data: bytes).hexadecimal
            }
        )
        for hash in kept {
            guard let hook = wanted[hash] else { continue }
            let answer = try run(hook.sql, hook.values)
            guard answer.count == 1, try answer.row.flag(0) else { throw PostgresProblem.overtaken }
        }
    }
}

/// A statement that ends something in the transaction of a record or failure; it must return one row with `true`.
public struct TransactionHook: Sendable {
    let sql: String
    let values: [PostgresValue]

    init(_ sql: String, _ values: [PostgresValue]) { (self.sql, self.values) = (sql, values) }
}

extension PartChange {
    /// Whether the ledger's change mark must be raised: for a record's files its lines do that.
    fileprivate var isShownAtOnce: Bool {
        let folder =
            switch self {
            case .put(let name, _), .remove(let name): name.folder
            case .removeAll(let folder): folder
            }
        if case .record = folder { return false }
        return true
    }
}

extension PartFolder {
    var text: String {
        switch self {
        case .own: ""
        case .record(let id): id.rawValue
        case .failed: "failed"
        }
    }
}

extension LibraryError {
    static func ofDatabase<Answer>(_ work: () throws -> Answer) throws -> Answer {
        do {
            return try work()
        } catch let problem as PostgresProblem {
            if case .noSuchAccount(let name) = problem, let user = UserID(name) { throw LibraryError.noSuchUser(user) }
            throw LibraryError.database(problem)
        }
    }
}
