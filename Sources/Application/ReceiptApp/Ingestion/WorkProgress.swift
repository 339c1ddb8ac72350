/// How far a long piece of work is.
public struct WorkProgress: Hashable, Sendable {
    public var done: Int
    public var total: Int
    public var failed: Int
    /// Since the work began.
    public var elapsed: Duration

    public init(done: Int, total: Int, failed: Int = 0, elapsed: Duration) {
        self.done = done
        self.total = total
        self.failed = failed
        self.elapsed = elapsed
    }

    private var elapsedSeconds: Double {
        Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    }

    /// Things done in a second; `nil` before there is anything to measure.
    public var rate: Double? {
        guard done > 0, elapsedSeconds >= 0.5 else { return nil }
        return Double(done) / elapsedSeconds
    }

    /// At the rate so far, rounded up; `nil` before there is anything to measure, and when all is done.
    public var secondsLeft: Int? {
        guard done > 0, done < total, elapsedSeconds >= 0.5 else { return nil }
        return Int((elapsedSeconds / Double(done) * Double(total - done)).rounded(.up))
    }
}
