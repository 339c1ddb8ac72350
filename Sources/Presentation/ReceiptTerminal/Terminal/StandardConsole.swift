private import Dispatch
private import Glibc

/// Standard input with standard output or error, read on a separate thread: waiting for a person must not block the shared
/// threads of tasks.
public final class StandardConsole: LineConsole {
    private let output: Int32
    private let queue = DispatchQueue(label: "console")

    /// Writes to standard error where `toStandardError` is set, else to standard output.
    public init(toStandardError: Bool = false) {
        output = toStandardError ? STDERR_FILENO : STDOUT_FILENO
    }

    /// On a terminal, lines that are too long are broken at words.
    public func write(_ text: String) async {
        Descriptor(output).write(text.folded(toColumns: PosixTerminal.size(of: output)?.columns))
    }

    public func readLine() async -> String? {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Swift.readLine()) }
        }
    }
}

/// An open file descriptor of this process.
struct Descriptor {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    /// Writes the whole text; gives up where the reader is gone.
    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
            if written < 0, errno != EINTR, errno != EAGAIN { return }
            bytes = bytes.dropFirst(max(0, written))
        }
    }
}
