private import Dispatch
private import Glibc
private import Synchronization

/// This process's terminal: settings through termios, and escape sequences known to all terminals.
public final class PosixTerminal: ScreenTerminal {
    private let input: Int32
    private let output: Descriptor
    private let queue = DispatchQueue(label: "terminal")
    private let state = Mutex(State())

    private struct State {
        var decoder = KeyDecoder()
        var lastSize: TerminalSize?
        /// Whether this terminal is the one to restore: another may have been opened since.
        var isOpen = false
    }

    /// The time in milliseconds that a lone escape byte waits for a sequence.
    private static let escapeDelay: Int32 = 50
    /// The interval in milliseconds for checking the window's size while waiting for a key.
    ///
    /// A signal could reach any other thread, so the size is polled.
    private static let resizeDelay: Int32 = 200

    /// `nil` unless standard input and output are a terminal with cursor movement.
    public init?(environment: [String: String]) {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
        guard let kind = environment["TERM"], !kind.isEmpty, kind != "dumb" else { return nil }
        input = STDIN_FILENO
        output = Descriptor(STDOUT_FILENO)
    }

    /// For tests with a pseudo-terminal.
    package init(input: Int32, output: Int32) {
        self.input = input
        self.output = Descriptor(output)
    }

    deinit { close() }

    public var size: TerminalSize { Self.size(of: output.number) ?? TerminalSize(columns: 80, rows: 24) }

    /// The window's size behind an open file; `nil` where it is no terminal.
    public static func size(of descriptor: Int32) -> TerminalSize? {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// Resets colours, bracketed paste, wrapping, cursor and the alternate screen.
    private static let farewell = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    public func open() {
        guard TerminalRestoration.arm(input, output.number, farewell: Self.farewell) else { return }
        // Alternate screen, cursor hidden, no wrapping, bracketed paste.
        write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J")
        state.withLock { ($0.lastSize, $0.isOpen) = (size, true) }
    }

    public func close() {
        let wasOpen = state.withLock { state in
            defer { state.isOpen = false }
            return state.isOpen
        }
        if wasOpen { TerminalRestoration.restore() }
    }

    public func write(_ text: String) { output.write(text) }

    public func suspend() {
        close()
        // Threads of the shared pool block most signals, but this one has to stop here and now.
        var stop = sigset_t()
        var before = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &stop, &before)
        raise(SIGTSTP)
        pthread_sigmask(SIG_SETMASK, &before, nil)
        open()
    }

    /// Queries the terminal, which must not be open, and waits for the last answer or the given time.
    ///
    /// Sends nothing where keys were pressed already, because they are meant for the shell.
    public func replies(to question: String, within milliseconds: Int32 = 300) -> [TerminalReply] {
        guard !question.isEmpty, !Self.hasInput(input), TerminalRestoration.arm(input, output.number, farewell: "")
        else {
            return []
        }
        defer { TerminalRestoration.restore() }
        write(question)
        var decoder = KeyDecoder()
        var replies: [TerminalReply] = []
        while case .byte(let byte) = Self.readByte(input, timeout: milliseconds) {
            guard case .reply(let reply) = decoder.feed(byte) else { continue }
            replies.append(reply)
            if case .attributes = reply { break }
        }
        return replies
    }

    public func nextKey() async -> Key {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.waitForKey()) }
        }
    }

    private func waitForKey() -> Key {
        while true {
            let isWaiting = state.withLock { $0.decoder.isWaiting }
            switch Self.readByte(input, timeout: isWaiting ? Self.escapeDelay : Self.resizeDelay) {
            case .byte(let byte):
                if let key = state.withLock({ $0.decoder.feed(byte) }) { return key }
            case .nothing:
                if let key = state.withLock({ $0.decoder.flush() }) { return key }
                if hasNewSize() { return .resized }
            case .end: return .endOfInput
            }
        }
    }

    private func hasNewSize() -> Bool {
        let now = size
        return state.withLock { state in
            defer { state.lastSize = now }
            return state.lastSize != nil && state.lastSize != now
        }
    }

    private enum Read { case byte(UInt8), nothing, end }

    private static func hasInput(_ descriptor: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0
    }

    private static func readByte(_ descriptor: Int32, timeout: Int32) -> Read {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&request, 1, timeout)
        if ready == 0 { return .nothing }
        if ready < 0 { return errno == EINTR ? .nothing : .end }
        var byte: UInt8 = 0
        let count = read(descriptor, &byte, 1)
        if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
        return count == 1 ? .byte(byte) : .end
    }
}
