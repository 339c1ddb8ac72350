import CSandbox
import Foundation
public import ReaderProtocol
import ReceiptDomain

/// The program `receiptmind-reader`, and how it is to be started.
public struct ReaderProgram: Hashable, Sendable {
    public var path: String
    /// Refuses to read where the kernel cannot confine it.
    public var requiresConfinement: Bool
    /// Each `NAME=value`.
    private let environment: [String]

    public init(path: String, requiresConfinement: Bool = false, environment: [String: String] = [:]) {
        self.path = path
        self.requiresConfinement = requiresConfinement
        // Tesseract's threads make it slower (libgomp reads its variables at the start). Pictures give their memory back at once
        // where their size alone decides that they get pages of their own (mallopt(3)). Models may lie elsewhere.
        self.environment =
            ["LC_ALL=C.UTF-8", "OMP_THREAD_LIMIT=1", "MALLOC_MMAP_THRESHOLD_=1048576"]
            + ["TESSDATA_PREFIX"].compactMap { name in environment[name].map { "\(name)=\($0)" } }
    }

    /// The reader that was installed with this program: beside it.
    public static func beside(_ program: String) -> String {
        URL(fileURLWithPath: program).deletingLastPathComponent().appending(path: "receiptmind-reader").path
    }

    /// This program's own path, links resolved.
    public static var ownPath: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    /// What this kernel can confine a reader with.
    public static var confinementHere: ReaderConfinement {
        let means = sandbox_means_here()
        return ReaderConfinement(closesFiles: means.landlock > 0, filtersCalls: means.filter != 0)
    }

    func start() throws(ReadingError) -> (process: pid_t, socket: CInt) {
        let arguments = [path] + (requiresConfinement ? ["--require-confinement"] : [])
        var socket: CInt = -1
        let process = withCStrings(arguments) { arguments in
            withCStrings(environment) { sandbox_start(path, arguments, $0, &socket) }
        }
        guard process > 0 else {
            switch errno {
            case ENOENT, EACCES: throw .readerMissing(path: path)
            default: throw .engineFailed(detail: "the reader cannot be started: " + String(cString: strerror(errno)))
            }
        }
        return (process, socket)
    }
}

private func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { UnsafePointer($0) } + [nil]
    return pointers.withUnsafeBufferPointer { list in
        guard let base = list.baseAddress else { preconditionFailure("the list has an end at least") }
        return body(base)
    }
}
