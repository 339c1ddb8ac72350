import Foundation
import ReceiptTestSupport
import Testing

/// The built program, run as a user runs it.
struct ReceiptMindProgram {
    /// The result of a run.
    struct Outcome {
        var status: Int32
        var output: String
        var messages: String

        var lines: [String] { output.split(separator: "\n").map(String.init) }

        /// The output's lines as JSON objects.
        func objects() throws -> [[String: Any]] {
            try lines.map { line in
                try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            }
        }
    }

    /// Where its library, and everything else of a test, lies.
    var home = TemporaryHome()
    /// Of the environment, beside what every run has.
    var variables: [String: String] = [:]
    /// A program that starts it, with its first arguments.
    var launcher: [String] = []

    /// The program lies beside the tests.
    static let location = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "receiptmind")

    /// Runs it to its end, with `input` typed in advance.
    func run(_ arguments: String..., input: String = "") async throws -> Outcome {
        try await run(arguments, input: input)
    }

    func run(_ arguments: [String], input: String = "") async throws -> Outcome {
        let running = try start(arguments, input: input)
        return await running.outcome()
    }

    /// Runs a line as a shell would, without quotes: words are between spaces.
    @discardableResult
    func run(line: String, status: Int32 = 0) async throws -> Outcome {
        let outcome = try await run(line.split(separator: " ").map(String.init))
        #expect(outcome.status == status, "\(line): \(outcome)")
        return outcome
    }

    /// Enters a line, and returns the record's id.
    @discardableResult
    func add(line: String) async throws -> String {
        try #require(try await run(line: "add --json " + line).objects().first?["id"] as? String)
    }

    /// Starts it; what it says can be waited for.
    ///
    /// Where that is not to be read, nobody does, as behind `| true`.
    func start(
        _ arguments: [String],
        input: String = "",
        isRead: Bool = true,
        signal: RunningProgram.Signal? = nil
    ) throws -> RunningProgram {
        // Nothing of the program may depend on a careful umask.
        let words = ["-c", #"umask 0; exec "$0" "$@""#] + launcher + [Self.location.path] + arguments
        var environment = ["HOME": home.path, "LC_ALL": "en_US.UTF-8", "RECEIPTMIND_LIBRARY": home.library]
        for name in ["PATH", "TESSDATA_PREFIX", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"] {
            environment[name] = ProcessInfo.processInfo.environment[name]
        }
        environment.merge(variables) { _, named in named }
        return try RunningProgram("/bin/sh", words, environment, input: input, isRead: isRead, signal: signal)
    }
}

/// The program while it runs.
final class RunningProgram {
    /// A signal that the program gets as soon as so many of its results contain the text.
    ///
    /// It is sent where they are read: a test may be kept waiting by others while the program goes on.
    struct Signal: Sendable {
        var number: Int32
        var results: Int
        var text: String
    }

    private let process: ChildProcess
    private let output: LineReader
    private let messages: LineReader
    private let end: AsyncStream<Int32>

    fileprivate init(
        _ program: String,
        _ arguments: [String],
        _ environment: [String: String],
        input: String,
        isRead: Bool,
        signal: Signal?
    ) throws {
        let typed = Pipe()
        output = LineReader()
        messages = LineReader()
        if !isRead { try output.pipe.fileHandleForReading.close() }
        let process = try ChildProcess(
            program,
            arguments,
            environment: environment,
            input: typed.fileHandleForReading,
            output: output.pipe.fileHandleForWriting,
            messages: messages.pipe.fileHandleForWriting
        )
        self.process = process
        let (end, ended) = AsyncStream<Int32>.makeStream()
        self.end = end
        Thread.detachNewThread {
            ended.yield(process.wait())
            ended.finish()
        }
        for ours in [typed.fileHandleForReading, output.pipe.fileHandleForWriting, messages.pipe.fileHandleForWriting] {
            try ours.close()
        }
        if isRead { output.begin(signal.map { ($0, process.identifier) }) } else { output.end() }
        messages.begin()
        try typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try typed.fileHandleForWriting.close()
    }

    /// The next message that contains the text; `nil` when there is none before the program ends.
    func message(containing text: String) async -> String? { await messages.next { $0.contains(text) } }

    /// The next result that contains the text; `nil` when there is none before the program ends.
    func result(containing text: String) async -> String? { await output.next { $0.contains(text) } }

    /// Sends it a signal.
    func send(_ signal: Int32) { process.send(signal) }

    /// Waits for its end; the status is negative where a signal ended it.
    func outcome() async -> ReceiptMindProgram.Outcome {
        let output = await output.rest()
        let messages = await messages.rest()
        var status: Int32 = .min
        for await value in end { status = value }
        return ReceiptMindProgram.Outcome(status: status, output: output, messages: messages)
    }
}

/// Reads a pipe line by line on a thread of its own.
private final class LineReader {
    let pipe = Pipe()
    private let lines: AsyncStream<String>
    private let feed: AsyncStream<String>.Continuation
    private var iterator: AsyncStream<String>.Iterator
    private var seen = ""

    init() {
        (lines, feed) = AsyncStream<String>.makeStream()
        iterator = lines.makeAsyncIterator()
    }

    /// There is nothing to read.
    func end() { feed.finish() }

    func begin(_ signal: (RunningProgram.Signal, to: pid_t)? = nil) {
        // Held until the end is read: otherwise it would close what is read from.
        let handle = pipe.fileHandleForReading
        let feed = feed
        Thread.detachNewThread {
            var rest: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            var wanted = 0
            while true {
                // Foundation's own reading waits until all that was asked for is there.
                let count = read(handle.fileDescriptor, &chunk, chunk.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                rest += chunk[..<count]
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = String(decoding: rest[..<end], as: UTF8.self)
                    if let (signal, identifier) = signal, line.contains(signal.text) {
                        wanted += 1
                        if wanted == signal.results { kill(identifier, signal.number) }
                    }
                    feed.yield(line)
                    rest.removeSubrange(...end)
                }
            }
            if !rest.isEmpty { feed.yield(String(decoding: rest, as: UTF8.self)) }
            feed.finish()
        }
    }

    func next(where isWanted: (String) -> Bool) async -> String? {
        while let line = await iterator.next() {
            seen += line + "\n"
            if isWanted(line) { return line }
        }
        return nil
    }

    /// All that was read from the beginning to the end.
    func rest() async -> String {
        _ = await next { _ in false }
        return seen
    }
}
