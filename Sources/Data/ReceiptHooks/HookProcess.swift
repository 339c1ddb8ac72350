import CPosix
import Glibc
public import ReceiptDomain
import ReceiptFiles

/// Runs a hook's program in a process group of its own.
///
/// The event is a file on its standard input, not a pipe, so a program that does not read it blocks nobody.
public struct HookProcess: HookRunner {
    private let limit: Duration
    /// Whether the program's output is shown; otherwise it is discarded.
    private let showsOutput: Bool

    public init(limit: Duration = .seconds(30), showsOutput: Bool = false) {
        (self.limit, self.showsOutput) = (limit, showsOutput)
    }

    public func run(_ command: [String], input: [UInt8]) async -> HookOutcome {
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let error: CInt
        do {
            let event = try SealedFile(input)
            lseek(event.descriptor, 0, SEEK_SET)
            let output = showsOutput ? STDERR_FILENO : -1
            error = withExtendedLifetime(event) {
                cposix_spawn(&words, nil, [event.descriptor, output, output], 1, &process)
            }
        } catch {
            return .notStarted(detail: "\(error)")
        }
        guard error == 0 else { return .notStarted(detail: String(cString: strerror(error))) }
        let clock = ContinuousClock()
        let deadline = clock.now + limit
        var pause = Duration.milliseconds(2)
        while true {
            var status: CInt = 0
            if waitpid(process, &status, WNOHANG) == process { return Self.outcome(status) }
            guard clock.now < deadline, !Task.isCancelled else { break }
            // Cancelling the task ends the sleep early, which the next round checks.
            try? await Task.sleep(for: pause)
            pause = min(pause * 2, .milliseconds(100))
        }
        kill(-process, SIGKILL)
        var status: CInt = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        return .timedOut
    }

    /// Decodes a wait status: the low seven bits are the signal, the next eight the exit status.
    private static func outcome(_ status: CInt) -> HookOutcome {
        let signal = status & 0x7f
        let code = signal == 0 ? (status >> 8) & 0xff : 128 + signal
        return code == 0 ? .done : .failed(status: Int(code))
    }
}
