import ReceiptDomain

/// Measures and sums up the time of each step of reading.
struct StepClock {
    private(set) var timings: ReadingTimings

    init(_ timings: ReadingTimings = ReadingTimings()) { self.timings = timings }

    mutating func time<Result, Failure: Error>(
        _ step: WritableKeyPath<ReadingTimings, Int>,
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let start = ContinuousClock.now
        defer {
            let elapsed = (ContinuousClock.now - start).components
            timings[keyPath: step] += Int(elapsed.seconds * 1000 + elapsed.attoseconds / 1_000_000_000_000_000)
        }
        return try work()
    }
}
