import Glibc

/// A limit of the processor time of this thread.
struct WorkLimit {
    private let end: Duration

    init(_ work: Duration) { end = Self.worked + work }

    var isReached: Bool { Self.worked >= end }

    /// The processor time that the thread has used.
    private static var worked: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
