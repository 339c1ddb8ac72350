import Foundation
import ReceiptDomain

/// A connection that is opened when it is needed, and again where it was lost.
///
/// One thread at a time; whoever holds a lock of the session asks for ``generation``, which another connection has another of.
// Everything that changes is in the session, and whoever uses that has the lock.
public final class PostgresConnection: @unchecked Sendable {
    /// How long is waited.
    public struct Timeouts: Sendable {
        public var connecting: Duration
        public var statement: Duration

        public init(connecting: Duration = .seconds(10), statement: Duration = .seconds(30)) {
            (self.connecting, self.statement) = (connecting, statement)
        }
    }

    private let lock = NSLock()
    private let session: PostgresSession

    /// `information` is what libpq takes: `host=… dbname=…`, or `postgresql://…`; secrets belong into a password file.
    public init(_ information: String, timeouts: Timeouts = Timeouts()) {
        session = PostgresSession(information, timeouts)
    }

    /// Tells one session from the next: it changes as soon as one is lost.
    var generation: Int { lock.withLock { session.generation } }

    /// `account` is whose rows it is about.
    @discardableResult
    func run(_ sql: String, _ values: [PostgresValue] = [], for account: Int? = nil) throws -> PostgresRows {
        try lock.withLock { try session.speak(for: account)(sql, values) }
    }

    /// Looks something up; where the link turns out to be lost, once more on another.
    func ask(_ sql: String, _ values: [PostgresValue] = [], for account: Int? = nil) throws -> PostgresRows {
        try ask([PostgresStatement(sql, values)], for: account)[0]
    }

    /// The same for several at once, each of which sees what was true after the one before.
    func ask(_ statements: [PostgresStatement], for account: Int? = nil) throws -> [PostgresRows] {
        try lock.withLock {
            let wasOpen = session.isOpen
            do {
                return try session.speak(for: account).run(statements)
            } catch PostgresProblem.unreachable where wasOpen && !session.isOpen {
                return try session.speak(for: account).run(statements)
            }
        }
    }

    /// Returns when all that this connection can see outlasts the loss of the machine that the server is on.
    func settle() throws { try lock.withLock { try session.settle() } }

    /// All in one transaction; where anything throws, nothing has happened.
    ///
    /// A link that is lost while the end of it is confirmed leaves open what happened: `isDone` is asked then, on another connection.
    ///
    /// - Throws: ``PostgresProblem/inDoubt(detail:)`` where that cannot be asked either.
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

    /// A single statement that changes something, in a transaction of its own; otherwise as a transaction.
    func change(
        _ statement: PostgresStatement,
        for account: Int? = nil,
        isDone: (PostgresSession) throws -> Bool,
        _ check: (PostgresRows) throws -> Void
    ) throws {
        try lock.withLock {
            let session = try session.speak(for: account)
            try session.withoutDoubt(for: account, isDone) { try check(session(statement.sql, statement.values)) }
        }
    }
}

/// What statements are run by; it is nobody's but its connection's.
final class PostgresSession {
    private let information: String
    private let hosts: [PostgresHost]
    private let timeouts: PostgresConnection.Timeouts
    private var handle: PostgresHandle?
    private(set) var generation = 0
    /// Whom it speaks for.
    private var account: Int?
    /// Goes with the next statement.
    private var waiting: [PostgresStatement] = []
    /// What was the matter when nothing could be reached, and until when that is believed.
    private var refusal: (problem: PostgresProblem, until: ContinuousClock.Instant)?

    fileprivate init(_ information: String, _ timeouts: PostgresConnection.Timeouts) {
        (self.information, self.timeouts) = (information, timeouts)
        // What cannot be read is told when it is used.
        hosts = (try? PostgresName(information).hosts) ?? []
    }

    var isOpen: Bool { handle != nil }

    /// Says whose rows the next statements are about: a login that may speak for anybody sees those, and no others.
    ///
    /// To other logins it makes no difference.
    fileprivate func speak(for account: Int?) throws -> PostgresSession {
        guard let account, account != self.account || handle == nil else { return self }
        _ = try self("SELECT set_config('receiptmind.account', $1, false)", [.text("\(account)")])
        self.account = account
        return self
    }

    func callAsFunction(_ sql: String, _ values: [PostgresValue] = []) throws -> PostgresRows {
        try run([PostgresStatement(sql, values)])[0]
    }

    /// Has a statement run with the next one, whose answer nobody looks at; where it fails, so does that.
    func later(_ sql: String, _ values: [PostgresValue] = []) { waiting.append(PostgresStatement(sql, values)) }

    /// The answers of all of these, which make one way to the server and back.
    func run(_ statements: [PostgresStatement]) throws -> [PostgresRows] {
        let all = waiting + statements
        waiting = []
        return try withHandle { handle in
            let answers = try handle.run(all, until: .now + timeouts.statement)
            if handle.takeWarning() { try settle(&handle) }
            return Array(answers.suffix(statements.count))
        }
    }

    /// Several statements at once, without values.
    func script(_ sql: String) throws {
        if !waiting.isEmpty { _ = try run([]) }
        try withHandle { handle in try handle.runScript(sql, until: .now + timeouts.statement) }
    }

    // MARK: The end of a transaction

    /// Nothing of what is under way has happened.
    fileprivate func rollBack() {
        waiting = []
        // Without the link there is nothing to take back.
        guard isOpen, (try? withHandle { handle in handle.isInTransaction }) == true else { return }
        _ = try? self("ROLLBACK")
    }

    /// What ends a transaction; only a lost link leaves open whether it did.
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
            // It is there, and perhaps on this server only.
            do { try settle() } catch { throw PostgresProblem.inDoubt(detail: detail) }
        } catch {
            // The server has refused something, and so the end as well.
            rollBack()
            throw error
        }
    }

    /// Returns when a write of our own is safe, and with it all that came before.
    ///
    /// A server that waits for another to have a change, and is kept from that, warns of it and goes on as if nothing were the matter.
    fileprivate func settle() throws { try withHandle { handle in try settle(&handle) } }

    private func settle(_ handle: inout PostgresHandle) throws {
        let mark = PostgresStatement("SELECT pg_logical_emit_message(true, 'receiptmind', '')")
        _ = try handle.run([mark], until: .now + timeouts.statement)
        if handle.takeWarning() { throw PostgresProblem.inDoubt(detail: "no other server has the change yet") }
    }

    // MARK: The link

    private func withHandle<Answer>(_ work: (inout PostgresHandle) throws -> Answer) throws -> Answer {
        var handle = try self.handle.take() ?? open()
        let result = Result { try work(&handle) }
        if handle.isUsable {
            self.handle = consume handle
        } else {
            // It is closed here, and with it goes all that the session had.
            generation += 1
        }
        return try result.get()
    }

    /// So long nobody waits again for what was not there a moment ago.
    private static let pause = Duration.seconds(1)
    /// Of several servers each has so long to answer.
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
