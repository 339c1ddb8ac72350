private import Glibc

/// Restores the terminal however the process ends: `exit`, Ctrl-C, SIGTERM, a crash.
///
/// A signal handler may only touch memory that is already allocated, and call `write`, `tcsetattr`, `sigaction` and `raise`,
/// which are safe there (signal-safety(7)).
enum TerminalRestoration {
    /// The previous settings; allocated once and never freed, because a signal may come at any time.
    nonisolated(unsafe) private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    /// The previous handlers by signal number.
    nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    /// The descriptors of the terminal to restore, -1 for none, and of its output.
    nonisolated(unsafe) private static let terminal = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    nonisolated(unsafe) private static let screen = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    nonisolated(unsafe) private static let farewell = UnsafeMutablePointer<UInt8>.allocate(capacity: longestFarewell)
    private static let longestFarewell = 64
    nonisolated(unsafe) private static var farewellLength = 0
    nonisolated(unsafe) private static var isRegistered = false

    private static let signals = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
    ]

    /// Switches to single keys without echo, and saves the previous settings; `false` where it is no terminal, or one is armed.
    ///
    /// `farewell` is written when the terminal is restored.
    static func arm(_ descriptor: Int32, _ output: Int32, farewell: String) -> Bool {
        if !isRegistered {
            isRegistered = true
            terminal.pointee = -1
            atexit { TerminalRestoration.restore() }
        }
        guard terminal.pointee < 0, tcgetattr(descriptor, saved) == 0 else { return false }
        prepare(farewell)
        screen.pointee = output
        terminal.pointee = descriptor
        for signal in signals { catchSignal(signal) }
        var raw = saved.pointee
        // Ctrl-C, Ctrl-Z and Ctrl-S arrive as keys, so that the conversation can end properly.
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
        withUnsafeMutableBytes(of: &raw.c_cc) {
            $0[Int(VMIN)] = 1; $0[Int(VTIME)] = 0
        }
        return tcsetattr(descriptor, TCSANOW, &raw) == 0
    }

    /// Restores the terminal; safe in a signal handler, and where nothing is to be restored.
    static func restore() {
        guard isRegistered, terminal.pointee >= 0 else { return }
        let descriptor = terminal.pointee
        terminal.pointee = -1
        _ = write(screen.pointee, farewell, farewellLength)
        // Not after draining the output, which would hang on a terminal that nobody reads.
        tcsetattr(descriptor, TCSANOW, saved)
        for index in 0..<signals.count { sigaction(signals[index], earlier + Int(signals[index]), nil) }
    }

    private static func prepare(_ text: String) {
        let bytes = Array(text.utf8.prefix(longestFarewell))
        farewell.initialize(from: bytes, count: bytes.count)
        farewellLength = bytes.count
    }

    private static func catchSignal(_ signal: Int32) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
            TerminalRestoration.restore()
            // With the previous handlers restored, the signal takes its usual effect.
            raise(number)
        }
        sigaction(signal, &action, earlier + Int(signal))
    }
}
