import Synchronization

/// One look at a library elsewhere: whoever answers a question in several steps asks once what has changed, and what others change
/// meanwhile is for the next look.
///
/// It ends by itself as soon as anything is written within it; what is decided under a lock never goes by it.
public enum LibraryLook {
    private final class Found: Sendable {
        let marks = Mutex<[UserID?: [Int]]>([:])
    }

    @TaskLocal private static var found: Found?

    /// Does the work as one look.
    public static func during<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        // Within another look it is a part of that.
        if found != nil { return try await work() }
        return try await $found.withValue(Found(), operation: work, isolation: isolation)
    }

    /// The marks of a user, or of no user, which are asked for where this look has none yet.
    public static func marks(of user: UserID?, _ ask: () throws -> [Int]) rethrows -> [Int] {
        guard let found else { return try ask() }
        if let known = found.marks.withLock({ $0[user] }) { return known }
        let marks = try ask()
        found.marks.withLock { $0[user] = marks }
        return marks
    }

    /// Something is written: what was found before is not true any more.
    public static func end() { found?.marks.withLock { $0 = [:] } }
}
