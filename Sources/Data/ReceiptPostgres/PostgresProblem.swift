/// What went wrong with a database.
public enum PostgresProblem: Error, Hashable, Sendable {
    /// No server answers, the link is lost, or the time is over: whether what was under way has taken effect, nobody knows.
    case unreachable(detail: String)
    /// The server refused a statement; the state is SQL's, five characters.
    case refused(state: String, message: String)
    /// An answer is not what was asked for.
    case unexpected(detail: String)
    /// The tables are of a newer program, or not there yet.
    case schema(version: Int, known: Int)
    case noSuchAccount(String)
    /// The lock is needed, and not held, or not any more.
    case notLocked
    /// Lines are never taken away.
    case keepsLines(size: Int)
}
