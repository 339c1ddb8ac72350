public import struct Foundation.Date

/// A token of some files' metadata (inode, size, times) that changes with every change of a file.
///
/// Equal tokens prove the same state only if the files had not changed within the clock's resolution: see ``isSettled(at:)``.
public struct ChangeToken: Hashable, Sendable {
    private var marks: [Int]
    /// Nanoseconds since 1970.
    private var newestChange: Int

    /// The coarsest time resolution of a file system, in seconds (FAT): the second of two changes within it leaves no trace.
    private static let coarsestStep = 2.0

    public init() { (marks, newestChange) = ([], 0) }

    /// Adds a file by its distinguishing metadata; `changed` is its last change in nanoseconds since 1970.
    public mutating func add(_ marks: [Int], changed: Int) {
        self.marks += marks
        newestChange = max(newestChange, changed)
    }

    /// Adds a file that does not exist.
    public mutating func addNothing() { marks.append(.min) }

    /// Whether any later change would give another token.
    public func isSettled(at now: Date) -> Bool {
        now.timeIntervalSince1970 - Double(newestChange) / 1e9 > Self.coarsestStep
    }
}
