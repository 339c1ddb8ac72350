import Foundation
import ReceiptDomain

/// A connection that is opened when it is needed, and again where it was lost.
///
/// One thread at a time; whoever holds a lock of the session asks for ``generation``, which another connection has another of.
// Everything that changes is in the session, and whoever uses that has the lock.
public final class PostgresConnection: @unchecked Sendable {
    /// How long is waited.
    public struct Patience: Sendable {
        public var connecting: Duration
        public var statement: Duration

        public init(connecting: Duration = .seconds(10), statement: Duration = .seconds(30)) {
            (self.connecting, self.statement) = (connecting, statement)
        }
    }

    private let lock = NSLock()
    private let session: PostgresSession

    /// `information` is what libpq takes: `host=… dbname=…`, or `postgresql://…`; secrets belong into a password file.
    public init(_ information: String, patience: Patience = Patience()) {
        session = PostgresSession(information, patience)
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
        try lock.withLock {
            let wasOpen = session.isOpen
            do {
                return try session.speak(for: account)(sql, values)
            } catch PostgresProblem.unreachable where wasOpen && !session.isOpen {
                return try session.speak(for: account)(sql, values)
            }
        }
    }

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
            _ = try session.speak(for: account)("BEGIN")
            do {
                try work(session)
            } catch {
                // Without the link there is nothing to take back.
                if session.isOpen { _ = try? session("ROLLBACK") }
                throw error
            }
            do {
                _ = try session("COMMIT")
            } catch PostgresProblem.unreachable(let detail) {
                guard let isDone = try? isDone(session.speak(for: account)) else {
                    throw PostgresProblem.inDoubt(detail: detail)
                }
                if !isDone { throw PostgresProblem.unreachable(detail: detail) }
            }
        }
    }
}

/// What statements are run by; it is nobody's but its connection's.
final class PostgresSession {
    private let information: String
    private let patience: PostgresConnection.Patience
    private var handle: PostgresHandle?
    private(set) var generation = 0
    /// Whom it speaks for.
    private var account: Int?

    fileprivate init(_ information: String, _ patience: PostgresConnection.Patience) {
        (self.information, self.patience) = (information, patience)
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
        try withHandle { handle in try handle.run(sql, values, until: .now + patience.statement) }
    }

    /// Several statements at once, without values.
    func script(_ sql: String) throws {
        try withHandle { handle in try handle.runScript(sql, until: .now + patience.statement) }
    }

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

    private func open() throws -> PostgresHandle {
        try PostgresHandle.open(information, until: .now + patience.connecting)
    }
}
