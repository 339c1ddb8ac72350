import CPosix
public import Foundation
import Glibc
import Synchronization

/// A program that a test runs, with no other open files than its standard ones.
///
/// Not Foundation's `Process` (Swift 6.3): it leaves two files open for each program, and from some 1,360 on crashes when it lists them.
public final class ChildProcess: Sendable {
    public struct Outcome: Sendable {
        /// The exit status, or the number of the signal that ended it below zero.
        public var status: Int32
        public var bytes: [UInt8]
        public var messages: String

        public var output: String { String(decoding: bytes, as: UTF8.self) }
    }

    public struct Failure: Error, CustomStringConvertible {
        public let description: String

        init(_ program: String, _ error: Int32) {
            description = "\(program): \(String(cString: strerror(error)))"
        }
    }

    public let identifier: Int32
    private let ended = Mutex<Int32?>(nil)

    /// Starts it; a standard file that is not given is `/dev/null`.
    public init(
        _ program: String,
        _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        input: FileHandle? = nil,
        output: FileHandle? = nil,
        messages: FileHandle? = nil
    ) throws {
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var child: pid_t = 0
        let files = [input, output, messages].map { $0?.fileDescriptor ?? -1 }
        let error = cposix_spawn(&words, &variables, files, 0, &child)
        guard error == 0 else { throw Failure(program, error) }
        identifier = child
    }

    /// Its status, once it has ended, as in ``Outcome``.
    @discardableResult
    public func wait() -> Int32 {
        ended.withLock { known in
            if let known { return known }
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7f
            let found = signal == 0 ? (status >> 8) & 0xff : -signal
            known = found
            return found
        }
    }

    public func send(_ signal: Int32) { kill(identifier, signal) }

    /// Runs it to its end.
    ///
    /// Its standard files are files: what it leaves behind in the background keeps nobody waiting, as with a pipe it would.
    public static func run(
        _ program: String,
        _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        input: [UInt8] = []
    ) throws -> Outcome {
        let files = try (0..<3).map { _ in
            let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
            let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw Failure(program, errno) }
            unlink(path)
            return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        }
        try files[0].write(contentsOf: input)
        try files[0].seek(toOffset: 0)
        let child = try ChildProcess(
            program,
            arguments,
            environment: environment,
            input: files[0],
            output: files[1],
            messages: files[2]
        )
        let status = child.wait()
        let said = try files[1...].map { file in
            try file.seek(toOffset: 0)
            return [UInt8](try file.readToEnd() ?? Data())
        }
        return Outcome(status: status, bytes: said[0], messages: String(decoding: said[1], as: UTF8.self))
    }
}
