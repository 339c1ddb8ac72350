/// The content of a finished backup.
public struct BackupReport: Hashable, Sendable {
    public var users = 0
    /// The records whose images it contains.
    public var records: Set<RecordID> = []
    public var files = 0
    /// Total size of the files.
    public var bytes = 0
    /// Paths of files that should exist but do not, which was damage before the backup.
    public var missing: [String] = []

    public init() {}
}
