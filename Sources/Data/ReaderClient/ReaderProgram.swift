import CSandbox
import Foundation
public import ReceiptDomain
import ReceiptFiles

/// The program `receiptmind-reader` with its arguments and environment.
public struct ReaderProgram: Hashable, Sendable {
    private let path: String
    private let requiresConfinement: Bool
    /// Each as `NAME=value`.
    private let environment: [String]

    /// - Parameters:
    ///   - path: The program's path; by default it is beside the running program, as both are installed.
    ///   - requiresConfinement: Whether to refuse to read if the kernel cannot confine the reader.
    ///   - environment: Only `TESSDATA_PREFIX` is taken from it, and takes precedence over the bundled models.
    public init(
        path: String = ReaderProgram.besideThisProgram,
        requiresConfinement: Bool = false,
        environment: [String: String] = [:]
    ) {
        self.path = path
        self.requiresConfinement = requiresConfinement
        // Tesseract's threads make it slower (libgomp reads its variables at the start). With a fixed threshold for mmap,
        // pictures return their memory to the system at once (mallopt(3)).
        self.environment =
            ["LC_ALL=C.UTF-8", "OMP_THREAD_LIMIT=1", "MALLOC_MMAP_THRESHOLD_=1048576"]
            + environment.filter { $0.key == "TESSDATA_PREFIX" }
            .merging(BundledFiles().environment) { named, _ in named }
            .map { "\($0)=\($1)" }.sorted()
    }

    public static var besideThisProgram: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "receiptmind-reader").path
    }

    /// The confinement that this machine's kernel supports.
    public static var confinementHere: Confinement {
        let means = sandbox_means_here()
        return Confinement(closesFiles: means.landlock > 0, filtersCalls: means.filter != 0)
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
