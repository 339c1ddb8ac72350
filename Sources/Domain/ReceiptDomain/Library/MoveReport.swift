/// Counts of a moved library.
public struct MoveReport: Hashable, Sendable {
    public var users = 0
    public var lines = 0
    public var files = 0
    /// Total size of ledgers and files.
    public var bytes = 0

    public init() {}
}
