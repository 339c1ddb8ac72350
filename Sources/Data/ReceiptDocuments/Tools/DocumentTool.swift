import CSandbox
import ReceiptDomain
import ReceiptFiles

/// A system program that reads a document, confined like the reader itself.
///
/// All programs for one document share its ``ToolTime``.
struct DocumentTool {
    /// Such as `/usr/bin/pdftotext`.
    let path: String
    /// The Debian package with the program.
    let package: String

    var name: String { String(path.split(separator: "/").last ?? "") }

    /// The limits of one run; poppler and w3m need far less for real documents.
    enum Limits {
        static let computingSeconds: UInt32 = 10
        static let milliseconds = 20_000
        /// The address space in bytes: a page with a side of 4000 pixels takes 100 MB in colour.
        static let memory: UInt64 = 1 << 30
        static let output: UInt64 = 200 << 20
    }

    /// The result of a run that exited by itself.
    struct Output {
        var bytes: [UInt8]
        var exitStatus: Int
        /// The beginning of its standard error.
        var message: String
    }

    /// Runs the program with the file as its input.
    ///
    /// - Throws: ``ReadingError/overLimit(detail:)`` if it exceeded a limit, ``ReadingError/damaged(detail:)`` if the document
    ///   crashed it.
    func run(_ arguments: [String], on file: SealedFile, within time: ToolTime) throws(ReadingError) -> Output {
        let left = time.left
        guard left > 0 else { throw .overLimit(detail: "the document takes too long to open") }
        var limits = sandbox_limits(
            computing_seconds: Limits.computingSeconds,
            milliseconds: UInt32(min(Limits.milliseconds, left)),
            memory: Limits.memory,
            output: Limits.output
        )
        var result = sandbox_result()
        let status = time.spend {
            withCStrings([name] + arguments) { sandbox_run(path, $0, file.descriptor, &limits, &result) }
        }
        defer { sandbox_free(&result) }
        let message = withUnsafeBytes(of: result.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        switch status {
        case SANDBOX_ENDED:
            let bytes = result.output.map { Array(UnsafeBufferPointer(start: $0, count: result.count)) } ?? []
            return Output(bytes: bytes, exitStatus: Int(result.exit_status), message: message)
        case SANDBOX_NOT_STARTED: throw .toolMissing(program: name, package: package)
        case SANDBOX_OVER_TIME: throw .overLimit(detail: "\(name) takes more than its time")
        case SANDBOX_OVER_OUTPUT: throw .overLimit(detail: "\(name) makes more than \(Limits.output >> 20) MB of it")
        case SANDBOX_BROKE_OFF: throw .damaged(detail: "\(name) breaks off")
        default: throw .engineFailed(detail: "\(name) cannot be started")
        }
    }
}

extension SealedFile {
    convenience init(document bytes: [UInt8]) throws(ReadingError) {
        do { try self.init(bytes) } catch { throw .engineFailed(detail: "\(error)") }
    }
}

/// The time that all programs together may still take for one document.
///
/// Without it, twenty pages that each take almost their own limit would keep a reader busy for minutes.
final class ToolTime {
    /// In milliseconds.
    private(set) var left: Int

    init(milliseconds: Int = 60_000) { left = milliseconds }

    func spend<Result>(_ work: () -> Result) -> Result {
        let start = ContinuousClock.now
        let result = work()
        let elapsed = (ContinuousClock.now - start).components
        left -= Int(elapsed.seconds * 1000 + elapsed.attoseconds / 1_000_000_000_000_000)
        return result
    }
}
