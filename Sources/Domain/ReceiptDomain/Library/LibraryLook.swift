import Synchronization

/// One look at a library elsewhere: whoever answers a question in several steps asks once what has changed, and what others change
/// meanwhile is for the next look.
///
/// It ends as soon as anything is written within it; what is decided under a lock never goes by it.
public enum LibraryLook {
    fileprivate final class Found: Sendable {
        private struct State {
            var marks: [UserID?: [Int]] = [:]
            var isOver = false
        }

        private let state = Mutex(State())

        var isOver: Bool { state.withLock { $0.isOver } }

        func end() { state.withLock { $0 = State(isOver: true) } }

        func marks(of user: UserID?) -> [Int]? { state.withLock { $0.marks[user] } }

        /// What was asked for before the end, and is answered after it, is of no use to others.
        func keep(_ marks: [Int], of user: UserID?) {
            state.withLock { if !$0.isOver { $0.marks[user] = marks } }
        }
    }

    @TaskLocal private static var found: Found?

    /// Does the work as one look, or as a part of one that began a moment ago.
    public static func during<Result>(
        _ series: LookSeries? = nil,
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        // Within another look it is a part of that.
        if found != nil { return try await work() }
        return try await $found.withValue(series?.current ?? Found(), operation: work, isolation: isolation)
    }

    /// The marks of a user, or of no user, which are asked for where this look has none yet.
    public static func marks(of user: UserID?, _ ask: () throws -> [Int]) rethrows -> [Int] {
        guard let found else { return try ask() }
        if let known = found.marks(of: user) { return known }
        let marks = try ask()
        found.keep(marks, of: user)
        return marks
    }

    /// Something is written: what was found before is not true any more.
    public static func end() { found?.end() }
}

/// Looks that follow one another as quickly as a page is asked for, a few of which are one.
public final class LookSeries: Sendable {
    private let length: Duration
    private let newest = Mutex<(look: LibraryLook.Found, until: ContinuousClock.Instant)?>(nil)

    /// No look is longer than `length`, and so nothing is seen later than that.
    public init(length: Duration) { self.length = length }

    fileprivate var current: LibraryLook.Found {
        newest.withLock { newest in
            let now = ContinuousClock.now
            if let newest, newest.until > now, !newest.look.isOver { return newest.look }
            let look = LibraryLook.Found()
            newest = (look, now + length)
            return look
        }
    }
}
