public import struct Foundation.Date

/// The file system's facts about some files (inode, size, times): it differs after every change of one of them.
///
/// Two equal tokens mean the same state only where the files had not changed a moment before: see ``isSettled(at:)``.
public struct ChangeToken: Hashable, Sendable {
    private var marks: [Int]
    /// Nanoseconds since 1970.
    private var newestChange: Int

    /// The coarsest step in which a file system notes times, in seconds (FAT): of two changes within one step, the second leaves no
    /// trace.
    private static let coarsestStep = 2.0

    public init() { (marks, newestChange) = ([], 0) }

    /// One more file, with all that tells its states apart; `changed` is its last change in nanoseconds since 1970.
    public mutating func add(_ marks: [Int], changed: Int) {
        self.marks += marks
        newestChange = max(newestChange, changed)
    }

    /// One more place where there is no file.
    public mutating func addNothing() { marks.append(.min) }

    /// Whether every later change will give another token.
    public func isSettled(at now: Date) -> Bool {
        now.timeIntervalSince1970 - Double(newestChange) / 1e9 > Self.coarsestStep
    }
}
