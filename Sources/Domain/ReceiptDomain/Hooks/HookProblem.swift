/// Why the file with the hooks is not used.
public enum HookProblem: Error, Hashable, Sendable {
    /// Somebody else owns it, or may write or read it: whoever can change it can have any program run.
    case notOwnersOnly(path: String)
    /// No list of hooks.
    case malformed(path: String, detail: String)
    /// A program is named by no whole path.
    case notAbsolute(path: String, program: String)
    case unknownEvent(path: String, name: String)
    case unreadable(path: String, detail: String)
}
