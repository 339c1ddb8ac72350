/// Errors of the database that holds a library.
public enum DatabaseProblem: Error, Hashable, Sendable {
    /// No answer, a lost connection, or a timeout: the transaction had no effect.
    case unreachable(detail: String)
    /// The connection was lost during commit, so that its outcome is unknown.
    case inDoubt(detail: String)
    /// The server refused the login.
    case login(detail: String)
    /// A certificate was refused, or the requested encryption is not available.
    case certificate(detail: String)
    /// The server answers, but the database does not exist.
    case noDatabase(detail: String)
    case notPermitted(detail: String)
    /// The server's disk is full.
    case noSpace(detail: String)
    /// The server refused a statement; `state` is the five-character SQLSTATE.
    case refused(state: String, message: String)
    /// A result does not have the expected form.
    case unexpected(detail: String)
    /// The tables have another version than `known`; version 0 means that they do not exist.
    case schema(version: Int, known: Int)
    /// A password in the library's name would be visible to every user of the machine.
    case passwordInName
    case noSuchAccount(String)
    /// The operation needs the lock, which is not held or was lost.
    case notLocked
    /// A lease to be ended in the same transaction had already ended.
    case overtaken
    /// Committed lines cannot be removed.
    case keepsLines(size: Int)
    /// A stored file does not have the recorded hash.
    case changedPart(name: String)
    /// A row refers to another account's object, which was not requested from the storage.
    case foreignObject(key: String)
}

extension DatabaseProblem {
    /// Whether the operation can be repeated: nothing was written, and a new connection may succeed.
    public var isOfTheLink: Bool {
        switch self {
        case .unreachable, .notLocked: true
        default: false
        }
    }
}

extension DatabaseProblem: TransientError {
    /// SQLSTATE classes of connection loss, conflicting transactions, exhausted resources, and server shutdown.
    private static let passingClasses: Set<String> = ["08", "25", "40", "53", "55", "57", "58"]

    public var isPassing: Bool {
        switch self {
        case .unreachable, .inDoubt, .noSpace, .notLocked: true
        case .refused(let state, _): Self.passingClasses.contains(String(state.prefix(2)))
        // The database's operator can mend these; no photo is at fault.
        case .login, .certificate, .noDatabase, .notPermitted, .schema: true
        case .unexpected, .passwordInName, .noSuchAccount, .overtaken, .keepsLines, .changedPart,
            .foreignObject:
            false
        }
    }
}
