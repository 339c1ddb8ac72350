import Crypto
import ReceiptDomain
import Synchronization

/// A user's place in the tables, and what is to be done together with the lines that are appended next.
///
/// What it throws is told as trouble of the library.
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
        id = try found.integer(0, 0)
        (self.user, self.connection, self.buckets) = (user, connection, buckets)
    }

    /// Makes the user's account and an empty ledger, where there is none.
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

    /// How many bytes the lines have, and how often files were changed that no line tells of; nothing where there is no ledger.
    func marks(by way: PostgresConnection? = nil) throws -> [Int] {
        try ReadSnapshot.marks(of: user) {
            try LibraryError.ofDatabase {
                let sql = "SELECT size, changes FROM receiptmind.ledger WHERE account = $1"
                let found = try (way ?? connection).ask(sql, [.integer(id)], for: id)
                return found.count == 0 ? [] : [try found.integer(0, 0), try found.integer(0, 1)]
            }
        }
    }

    /// The account is the first value of each.
    func ask(_ sql: String, _ values: [PostgresValue] = []) throws -> PostgresRows {
        try LibraryError.ofDatabase { try connection.ask(sql, [.integer(id)] + values, for: id) }
    }

    func ask(_ statements: [PostgresStatement]) throws -> [PostgresRows] {
        try LibraryError.ofDatabase { try connection.ask(statements, for: id) }
    }

    @discardableResult
    func run(_ sql: String, _ values: [PostgresValue] = []) throws -> PostgresRows {
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
        _ check: (PostgresRows) throws -> Void
    ) throws {
        ReadSnapshot.end()
        try LibraryError.ofDatabase { try connection.change(statement, for: id, isDone: isDone, check) }
    }

    // MARK: The newest line

    /// The last of the lines that were read or written: a ledger looks at it again and again, and it stays what it is.
    private struct KnownLine {
        var place: LinePlace
        var bytes: [UInt8]
        /// The session that knows it: another may be one with another server.
        var generation: Int
    }

    private static let longestKnownLine = 64 << 10

    func knownLine(at place: LinePlace) -> [UInt8]? {
        let generation = connection.generation
        return newestLine.withLock { $0?.place == place && $0?.generation == generation ? $0?.bytes : nil }
    }

    /// Earlier lines are not kept.
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

    /// Has a statement run in the transaction that keeps these bytes, as its last.
    func enlist(_ sha256: String, with hook: TransactionHook?) {
        hooks.withLock { $0[sha256] = hook }
    }

    /// Makes changes of files, and runs what is to go with them; part of a transaction.
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
        // Once, however many records the photo becomes.
        let kept = Set(
            changes.compactMap { change -> String? in
                guard case .put(_, let bytes) = change else { return nil }
                return SHA256.hash(data: bytes).hexadecimal
            }
        )
        for hash in kept {
            guard let hook = wanted[hash] else { continue }
            let answer = try run(hook.sql, hook.values)
            guard answer.count == 1, try answer.flag(0, 0) else { throw PostgresProblem.overtaken }
        }
    }
}

/// A statement that ends something in the same transaction as a line; it answers with one row, `true` where it did.
public struct TransactionHook: Sendable {
    let sql: String
    let values: [PostgresValue]

    init(_ sql: String, _ values: [PostgresValue]) { (self.sql, self.values) = (sql, values) }
}

extension PartChange {
    /// Of a record's files its lines tell.
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
    /// As the table has it.
    var text: String {
        switch self {
        case .own: ""
        case .record(let id): id.rawValue
        case .failed: "failed"
        }
    }
}

extension LibraryError {
    /// Tells what goes wrong with the database as trouble of the library.
    static func ofDatabase<Answer>(_ work: () throws -> Answer) throws -> Answer {
        do {
            return try work()
        } catch let problem as PostgresProblem {
            if case .noSuchAccount(let name) = problem, let user = UserID(name) { throw LibraryError.noSuchUser(user) }
            throw LibraryError.database(problem)
        }
    }
}

extension Sequence<UInt8> {
    /// In small digits.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
