public struct WorkProgress: Hashable, Sendable {
    public var done: Int
    public var total: Int
    public var failed: Int
    /// Time since the start.
    public var elapsed: Duration

    public init(done: Int, total: Int, failed: Int = 0, elapsed: Duration) {
        (self.done, self.total, self.failed, self.elapsed) = (done, total, failed, elapsed)
    }

    private var elapsedSeconds: Double {
        Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    }

    /// Items per second; `nil` before the first item and in the first half second.
    public var rate: Double? {
        guard done > 0, elapsedSeconds >= 0.5 else { return nil }
        return Double(done) / elapsedSeconds
    }

    /// Estimated seconds to the end, rounded up; `nil` where ``rate`` is, and at the end.
    public var secondsLeft: Int? {
        guard done > 0, done < total, elapsedSeconds >= 0.5 else { return nil }
        return Int((elapsedSeconds / Double(done) * Double(total - done)).rounded(.up))
    }
}
