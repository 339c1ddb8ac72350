/// What went wrong with a database that keeps a library.
public enum DatabaseProblem: Error, Hashable, Sendable {
    /// No server answers, the link is lost, or the time is over: nothing that was under way has taken effect.
    case unreachable(detail: String)
    /// The link was lost while the end of a change was confirmed: whether it has taken effect, nobody knows.
    case inDoubt(detail: String)
    /// The server does not let us in.
    case login(detail: String)
    /// Its certificate, or ours, is not accepted, or the connection cannot be encrypted as asked.
    case certificate(detail: String)
    /// The server is there, the database is not.
    case noDatabase(detail: String)
    case notPermitted(detail: String)
    /// The server's disk is full.
    case noSpace(detail: String)
    /// The server refused a statement; the state is SQL's, five characters.
    case refused(state: String, message: String)
    /// An answer is not what was asked for.
    case unexpected(detail: String)
    /// The tables are of a newer program, or of an older one, or not there yet (version 0).
    case schema(version: Int, known: Int)
    /// A password is no part of a name: everybody on the machine can read it there.
    case passwordInName
    case noSuchAccount(String)
    /// The lock is needed, and not held, or not any more.
    case notLocked
    /// What was to end in the same step had been ended by somebody else.
    case overtaken
    /// Lines are never taken away.
    case keepsLines(size: Int)
    /// What is kept has not the hash that it was kept under.
    case changedPart(name: String)
    /// A row names an object that is not its account's; nothing was asked of the storage.
    case foreignObject(key: String)
}

extension DatabaseProblem {
    /// It is worth while to do the same again: nothing has happened, and another connection may do better.
    public var isOfTheLink: Bool {
        switch self {
        case .unreachable, .notLocked: true
        default: false
        }
    }
}

extension DatabaseProblem: TransientError {
    /// Classes of SQL states for links, a transaction that met another, a lack of room or of connections, and a server that stops.
    private static let passingClasses: Set<String> = ["08", "25", "40", "53", "55", "57", "58"]

    public var isPassing: Bool {
        switch self {
        case .unreachable, .inDoubt, .noSpace, .notLocked: true
        case .refused(let state, _): Self.passingClasses.contains(String(state.prefix(2)))
        // Nobody's photo is at fault, and whoever looks after the database can mend it.
        case .login, .certificate, .noDatabase, .notPermitted, .schema: true
        case .unexpected, .passwordInName, .noSuchAccount, .overtaken, .keepsLines, .changedPart,
            .foreignObject:
            false
        }
    }
}
