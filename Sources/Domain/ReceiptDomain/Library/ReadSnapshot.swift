import Synchronization

/// A consistent view of a database library: all steps of one request see the same state, which is queried once.
///
/// Changes by others appear in the next snapshot. It ends with the first write within it; decisions under a lock never use it.
public enum ReadSnapshot {
    fileprivate final class Found: Sendable {
        private struct State {
            var marks: [UserID?: [Int]] = [:]
            var isOver = false
        }

        private let state = Mutex(State())

        var isOver: Bool { state.withLock { $0.isOver } }

        func end() { state.withLock { $0 = State(isOver: true) } }

        func marks(of user: UserID?) -> [Int]? { state.withLock { $0.marks[user] } }

        /// Answers that arrive after the end are not stored.
        func keep(_ marks: [Int], of user: UserID?) {
            state.withLock { if !$0.isOver { $0.marks[user] = marks } }
        }
    }

    @TaskLocal private static var found: Found?

    /// Runs the work within a snapshot, or within the series' present one.
    public static func during<Result>(
        _ series: SnapshotCache? = nil,
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        // Nested snapshots join the outer one.
        if found != nil { return try await work() }
        return try await $found.withValue(series?.current ?? Found(), operation: work, isolation: isolation)
    }

    /// The change marks of a user, or of common files for `nil`; queried once per snapshot.
    public static func marks(of user: UserID?, _ ask: () throws -> [Int]) rethrows -> [Int] {
        guard let found else { return try ask() }
        if let known = found.marks(of: user) { return known }
        let marks = try ask()
        found.keep(marks, of: user)
        return marks
    }

    /// Ends the snapshot because something is being written.
    public static func end() { found?.end() }
}

/// Shares a snapshot among requests in quick succession.
public final class SnapshotCache: Sendable {
    private let length: Duration
    private let newest = Mutex<(snapshot: ReadSnapshot.Found, until: ContinuousClock.Instant)?>(nil)

    /// `length` is the longest time a snapshot is shared, and so the longest that others' changes stay invisible.
    public init(length: Duration) { self.length = length }

    fileprivate var current: ReadSnapshot.Found {
        newest.withLock { newest in
            let now = ContinuousClock.now
            if let newest, newest.until > now, !newest.snapshot.isOver { return newest.snapshot }
            let snapshot = ReadSnapshot.Found()
            newest = (snapshot, now + length)
            return snapshot
        }
    }
}
