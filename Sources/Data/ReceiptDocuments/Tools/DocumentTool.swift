import CSandbox
import ReceiptDomain
import ReceiptFiles

/// A program of the system that reads a document for us, confined as we are ourselves.
///
/// All programs on one document share its ``ToolTime``.
struct DocumentTool {
    /// `/usr/bin/pdftotext`.
    let path: String
    /// The Debian package that has it.
    let package: String

    var name: String { String(path.split(separator: "/").last ?? "") }

    /// What one run may take; poppler and w3m stay far below on whatever a person sends.
    enum Limits {
        static let computingSeconds: UInt32 = 10
        static let milliseconds = 20_000
        /// Of address space, in bytes: a page of 4000 pixels a side takes 100 MB in colour.
        static let memory: UInt64 = 1 << 30
        static let output: UInt64 = 200 << 20
    }

    /// What came of a run that ended by itself.
    struct Output {
        var bytes: [UInt8]
        var exitStatus: Int
        /// The beginning of what it wrote on standard error.
        var message: String
    }

    /// Runs it on the file.
    ///
    /// - Throws: ``ReadingError/overLimit(detail:)`` where it took too much, ``ReadingError/damaged(detail:)`` where the document
    ///   brought it down.
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

/// How long programs may still work on one document, all of them together.
///
/// Twenty pages that each take their time to the last second would keep a reader for minutes.
final class ToolTime {
    /// Milliseconds.
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
