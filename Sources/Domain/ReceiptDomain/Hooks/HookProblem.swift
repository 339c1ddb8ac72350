/// The reason why the hooks file is refused.
public enum HookProblem: Error, Hashable, Sendable {
    /// Another user owns it or has access: anyone who can change it can have programs run.
    case notOwnersOnly(path: String)
    /// The file is not a list of hooks.
    case malformed(path: String, detail: String)
    /// A program is not given by an absolute path.
    case notAbsolute(path: String, program: String)
    case unknownEvent(path: String, name: String)
    case unreadable(path: String, detail: String)
}
