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

    /// Things done in a second, with one decimal; `nil` before there is anything to measure.
    var rateText: String? {
        guard done > 0, elapsedSeconds >= 0.5 else { return nil }
        return Quantities.tenths(Double(done) / elapsedSeconds)
    }

    /// At the rate so far, rounded up; `nil` before there is anything to measure, and when all is done.
    var secondsLeft: Int? {
        guard done > 0, done < total, elapsedSeconds >= 0.5 else { return nil }
        return Int((elapsedSeconds / Double(done) * Double(total - done)).rounded(.up))
    }

    /// One line of at most so many columns: a bar where there is room for one, and the figures.
    public func line(width: Int, _ wording: any Wording) -> String {
        let figures = wording.progress(self)
        let room = min(30, width - figures.columns - 3)
        guard room >= 8, total > 0 else { return figures.truncated(toColumns: width) }
        let filled = min(room, done * room / total)
        return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled) + "] "
            + figures
    }
}
