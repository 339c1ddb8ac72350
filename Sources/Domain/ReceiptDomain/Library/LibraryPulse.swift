public import struct Foundation.Date

/// What the system says of files, which differs whenever anything that they say has become different.
///
/// Two that are equal tell the same state only where the files had not changed a moment before: see ``isSettled(at:)``.
public struct LibraryPulse: Hashable, Sendable {
    private var marks: [Int]
    /// Nanoseconds since 1970.
    private var newestChange: Int

    /// A file system notes times only so exactly, FAT in steps of two seconds: of two changes within one step, the second shows
    /// nowhere.
    private static let coarsestStep = 2.0

    public init() { (marks, newestChange) = ([], 0) }

    /// One more file, with all that tells its states apart; `changed` is its last change in nanoseconds since 1970.
    public mutating func add(_ marks: [Int], changed: Int) {
        self.marks += marks
        newestChange = max(newestChange, changed)
    }

    /// One more place where there is no file.
    public mutating func addNothing() { marks.append(.min) }

    /// Whether every later change will show.
    public func isSettled(at now: Date) -> Bool {
        now.timeIntervalSince1970 - Double(newestChange) / 1e9 > Self.coarsestStep
    }
}
