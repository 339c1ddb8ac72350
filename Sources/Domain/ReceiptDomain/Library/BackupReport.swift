/// What a backup holds.
public struct BackupReport: Hashable, Sendable {
    public var users = 0
    /// Those whose images are in it.
    public var records: Set<RecordID> = []
    public var files = 0
    /// Of the files.
    public var bytes = 0
    /// Files that should be in it and are not there, by path: damage that was there before.
    public var missing: [String] = []

    public init() {}
}
