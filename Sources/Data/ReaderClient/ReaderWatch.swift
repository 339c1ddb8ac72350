import Glibc

public struct ReaderLimits: Hashable, Sendable {
    /// The processor time in seconds; the programs that it starts have a limit of their own.
    public var computing = 120.0
    /// The time in seconds without using the processor: longer than any program that it waits for may take.
    public var silence = 30.0

    /// The total time in seconds: on a busy machine computing may take many times as long.
    public var whole = 1800.0

    public init() {}
}

/// Waits for an answer for as long as the reader stays within its limits.
struct ReaderWatch {
    private let limits: ReaderLimits
    private var clock = clockid_t()
    private let start: Double
    private var computed: Double
    private var silent = 0.0
    private let asked = ContinuousClock.now
    /// The time at which the answer began to arrive; it then has to end soon, as single bytes now and then are no answer.
    private var beginning: ContinuousClock.Instant?

    private static let interval = 0.5

    init(process: pid_t, limits: ReaderLimits) {
        self.limits = limits
        clock_getcpuclockid(process, &clock)
        start = Self.seconds(clock)
        computed = start
    }

    mutating func noteArrival() { beginning = beginning ?? .now }

    mutating func wait(for socket: CInt) throws(ReaderFailure) {
        while true {
            let moment = ContinuousClock.now
            guard moment - asked < .seconds(limits.whole), moment - (beginning ?? moment) < .seconds(limits.silence)
            else { throw .tookTooLong }
            var file = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            if poll(&file, 1, Int32(1000 * Self.interval)) > 0 { return }
            let now = Self.seconds(clock)
            silent = now > computed ? 0 : silent + Self.interval
            computed = now
            guard silent < limits.silence, now - start < limits.computing else { throw .tookTooLong }
        }
    }

    /// The processor time of the process in seconds; 0 once it has ended.
    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
