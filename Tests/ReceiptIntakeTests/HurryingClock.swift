import Synchronization

/// A clock on which time passes only, and at once, when somebody sleeps.
final class HurryingClock: Clock, Sendable {
    typealias Instant = ContinuousClock.Instant

    private let time = Mutex(ContinuousClock.now)

    var now: Instant { time.withLock { $0 } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        time.withLock { $0 = max($0, deadline) }
    }
}
