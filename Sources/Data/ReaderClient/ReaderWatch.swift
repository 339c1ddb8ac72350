import Glibc

/// How long a reader may take over one question.
public struct ReaderLimits: Hashable, Sendable {
    /// Of computing, in seconds; what the programs take that it starts has a limit of its own.
    public var computing = 120.0
    /// Without computing anything, in seconds: longer than any program that it waits for may take.
    public var silence = 30.0

    /// From question to answer, in seconds: on a machine that is busy, what computes may take many times as long.
    public var whole = 1800.0

    public init() {}
}

/// Waits for a reader as long as it computes, and not too long.
struct ReaderWatch {
    private let limits: ReaderLimits
    private var clock = clockid_t()
    private let start: Double
    private var computed: Double
    private var silent = 0.0
    private let asked = ContinuousClock.now
    /// When an answer began to come, which then has to come to its end: a byte now and then is no answer.
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

    /// Processor time of the process since it began; 0 once it has ended.
    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
