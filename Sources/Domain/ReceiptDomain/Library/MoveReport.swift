/// What was moved from one place to another.
public struct MoveReport: Hashable, Sendable {
    public var users = 0
    public var lines = 0
    public var files = 0
    /// Of ledgers and files.
    public var bytes = 0

    public init() {}
}
