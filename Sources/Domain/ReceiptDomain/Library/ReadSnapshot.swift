import Synchronization

/// A consistent view of a library in a database: all steps of one answer see the same state, which is asked for once.
///
/// Changes that others make meanwhile are in the next snapshot.
/// It ends as soon as anything is written within it; decisions under a lock never rely on it.
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

        /// Answers that come after the end are not kept.
        func keep(_ marks: [Int], of user: UserID?) {
            state.withLock { if !$0.isOver { $0.marks[user] = marks } }
        }
    }

    @TaskLocal private static var found: Found?

    /// Does the work within one snapshot, or within one that began a moment ago.
    public static func during<Result>(
        _ series: SnapshotCache? = nil,
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        // Within another snapshot it is a part of that.
        if found != nil { return try await work() }
        return try await $found.withValue(series?.current ?? Found(), operation: work, isolation: isolation)
    }

    /// The marks of a user, or of no user, which are asked for where this snapshot has none yet.
    public static func marks(of user: UserID?, _ ask: () throws -> [Int]) rethrows -> [Int] {
        guard let found else { return try ask() }
        if let known = found.marks(of: user) { return known }
        let marks = try ask()
        found.keep(marks, of: user)
        return marks
    }

    /// Something is written: earlier answers are not true any more.
    public static func end() { found?.end() }
}

/// Lets requests that follow one another quickly share a snapshot.
public final class SnapshotCache: Sendable {
    private let length: Duration
    private let newest = Mutex<(snapshot: ReadSnapshot.Found, until: ContinuousClock.Instant)?>(nil)

    /// `length` is the longest that a snapshot is shared, and so the longest that a change of others may go unseen.
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
