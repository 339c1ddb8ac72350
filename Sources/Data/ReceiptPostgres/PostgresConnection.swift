import Foundation
import ReceiptDomain

/// A connection that opens on demand, and reopens after it was lost.
///
/// For one thread at a time. Holders of a session's lock compare ``generation``, which changes with each new session.
// All mutable state is in the session, and used only under the lock.
public final class PostgresConnection: @unchecked Sendable {
    /// Timeouts of opening a connection and of each statement.
    public struct Timeouts: Sendable {
        public var connecting: Duration
        public var statement: Duration

        public init(connecting: Duration = .seconds(10), statement: Duration = .seconds(30)) {
            (self.connecting, self.statement) = (connecting, statement)
        }
    }

    private let lock = NSLock()
    private let session: PostgresSession

    /// `information` is a libpq connection string: `host=… dbname=…`, or `postgresql://…`; secrets belong into a password file.
    public init(_ information: String, timeouts: Timeouts = Timeouts()) {
        session = PostgresSession(information, timeouts)
    }

    /// Identifies the session; changes as soon as it is lost.
    var generation: Int { lock.withLock { session.generation } }

    /// Runs a statement; `account` is the one whose rows it may use.
    @discardableResult
    func run(_ sql: String, _ values: [PostgresValue] = [], for account: Int? = nil) throws -> [PostgresRow] {
        try lock.withLock { try session.speak(for: account)(sql, values) }
    }

    /// Runs a query, and again on a new connection if the old one proves to be lost.
    func ask(_ sql: String, _ values: [PostgresValue] = [], for account: Int? = nil) throws -> [PostgresRow] {
        try ask([PostgresStatement(sql, values)], for: account)[0]
    }

    /// Runs several queries, each of which sees the state after the one before.
    func ask(_ statements: [PostgresStatement], for account: Int? = nil) throws -> [[PostgresRow]] {
        try lock.withLock {
            let wasOpen = session.isOpen
            do {
                return try session.speak(for: account).run(statements)
            } catch PostgresProblem.unreachable where wasOpen && !session.isOpen {
                return try session.speak(for: account).run(statements)
            }
        }
    }

    /// Waits until everything this connection can see would survive the loss of the server's machine.
    func settle() throws { try lock.withLock { try session.settle() } }

    /// Runs the work in a transaction, all or nothing.
    ///
    /// Where the connection is lost during commit, `isDone` checks the outcome on a new one.
    ///
    /// - Throws: ``PostgresProblem/inDoubt(detail:)`` where that fails too.
    func transaction(
        for account: Int? = nil,
        _ work: (PostgresSession) throws -> Void,
        isDone: (PostgresSession) throws -> Bool
    ) throws {
        try lock.withLock {
            try session.speak(for: account).later("BEGIN")
            do {
                try work(session)
            } catch {
                session.rollBack()
                throw error
            }
            try session.withoutDoubt(for: account, isDone) { _ = try session("COMMIT") }
        }
    }

    /// Runs one changing statement in a transaction of its own, with the guarantees of a transaction.
    func change(
        _ statement: PostgresStatement,
        for account: Int? = nil,
        isDone: (PostgresSession) throws -> Bool,
        _ check: ([PostgresRow]) throws -> Void
    ) throws {
        try lock.withLock {
            let session = try session.speak(for: account)
            try session.withoutDoubt(for: account, isDone) { try check(session(statement.sql, statement.values)) }
        }
    }
}

/// Runs statements; owned by a single connection.
final class PostgresSession {
    private let information: String
    private let hosts: [PostgresHost]
    private let timeouts: PostgresConnection.Timeouts
    private var handle: PostgresHandle?
    private(set) var generation = 0
    private var account: Int?
    /// Statements to send with the next one.
    private var waiting: [PostgresStatement] = []
    /// The last connection error, repeated until the given time without another attempt.
    private var refusal: (problem: PostgresProblem, until: ContinuousClock.Instant)?

    fileprivate init(_ information: String, _ timeouts: PostgresConnection.Timeouts) {
        (self.information, self.timeouts) = (information, timeouts)
        // An invalid connection string is reported at its first use.
        hosts = (try? PostgresName(information).hosts) ?? []
    }

    var isOpen: Bool { handle != nil }

    /// Sets the account for the next statements: a login that acts for all accounts sees only that one's rows.
    ///
    /// It has no effect for other logins.
    fileprivate func speak(for account: Int?) throws -> PostgresSession {
        guard let account, account != self.account || handle == nil else { return self }
        _ = try self("SELECT set_config('receiptmind.account', $1, false)", [.text("\(account)")])
        self.account = account
        return self
    }

    func callAsFunction(_ sql: String, _ values: [PostgresValue] = []) throws -> [PostgresRow] {
        try run([PostgresStatement(sql, values)])[0]
    }

    /// Queues a statement to be sent with the next one; its failure fails that.
    func later(_ sql: String, _ values: [PostgresValue] = []) { waiting.append(PostgresStatement(sql, values)) }

    /// Runs all statements in one round trip.
    func run(_ statements: [PostgresStatement]) throws -> [[PostgresRow]] {
        let all = waiting + statements
        waiting = []
        return try withHandle { handle in
            let answers = try handle.run(all, until: .now + timeouts.statement)
            if handle.takeWarning() { try settle(&handle) }
            return Array(answers.suffix(statements.count))
        }
    }

    /// Runs a script of several statements without values.
    func script(_ sql: String) throws {
        if !waiting.isEmpty { _ = try run([]) }
        try withHandle { handle in try handle.runScript(sql, until: .now + timeouts.statement) }
    }

    // MARK: The end of a transaction

    /// Rolls the transaction back and drops queued statements.
    fileprivate func rollBack() {
        waiting = []
        // A lost connection has rolled back already.
        guard isOpen, (try? withHandle { handle in handle.isInTransaction }) == true else { return }
        _ = try? self("ROLLBACK")
    }

    /// Ends a transaction; after a lost connection `isDone` decides whether it took effect.
    fileprivate func withoutDoubt(
        for account: Int?,
        _ isDone: (PostgresSession) throws -> Bool,
        _ end: () throws -> Void
    ) throws {
        do {
            try end()
        } catch PostgresProblem.unreachable(let detail) where !isOpen {
            guard let isDone = try? isDone(speak(for: account)) else { throw PostgresProblem.inDoubt(detail: detail) }
            guard isDone else { throw PostgresProblem.unreachable(detail: detail) }
            // Committed, but possibly on this server only.
            do { try settle() } catch { throw PostgresProblem.inDoubt(detail: detail) }
        } catch {
            // The server refused a statement, and so the commit.
            rollBack()
            throw error
        }
    }

    /// Waits until a write of our own is replicated, and with it everything before.
    ///
    /// A server that is kept from waiting for its replica only warns, so warnings count as doubt.
    fileprivate func settle() throws { try withHandle { handle in try settle(&handle) } }

    private func settle(_ handle: inout PostgresHandle) throws {
        let mark = PostgresStatement("SELECT pg_logical_emit_message(true, 'receiptmind', '')")
        _ = try handle.run([mark], until: .now + timeouts.statement)
        if handle.takeWarning() { throw PostgresProblem.inDoubt(detail: "no other server has the change yet") }
    }

    // MARK: The connection

    private func withHandle<Answer>(_ work: (inout PostgresHandle) throws -> Answer) throws -> Answer {
        var handle = try self.handle.take() ?? open()
        let result = Result { try work(&handle) }
        if handle.isUsable {
            self.handle = consume handle
        } else {
            // The handle is closed here, and the session's state is lost with it.
            generation += 1
        }
        return try result.get()
    }

    /// Time without a new attempt after a failed connection.
    private static let pause = Duration.seconds(1)
    /// The connection timeout for each of several servers.
    private static let timeoutForOne = Duration.seconds(3)

    private func open() throws -> PostgresHandle {
        if let refusal, refusal.until > .now { throw refusal.problem }
        refusal = nil
        do {
            return try openAny()
        } catch let problem as PostgresProblem {
            if case .unreachable = problem { refusal = (problem, .now + Self.pause) }
            throw problem
        }
    }

    private func openAny() throws -> PostgresHandle {
        guard !hosts.isEmpty else {
            return try PostgresHandle.open(information, until: .now + timeouts.connecting)
        }
        var first: (any Error)?
        for host in hosts {
            do {
                let timeouts = min(timeouts.connecting, Self.timeoutForOne)
                return try PostgresHandle.open(information, host: host, until: .now + timeouts)
            } catch {
                first = first ?? error
            }
        }
        throw first ?? PostgresProblem.unreachable(detail: "no host")
    }
}
