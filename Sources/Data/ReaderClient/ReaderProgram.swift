import CSandbox
import Foundation
public import ReceiptDomain
public import ReceiptFiles

/// The program `receiptmind-reader`, and how it is to be started.
public struct ReaderProgram: Hashable, Sendable {
    private let path: String
    private let requiresConfinement: Bool
    /// Each `NAME=value`.
    private let environment: [String]

    /// - Parameters:
    ///   - path: By default beside the program that runs, as both are installed.
    ///   - requiresConfinement: Refuses to read where the kernel cannot confine it.
    ///   - environment: What is taken from it is where Tesseract's models lie, which beats those beside the program.
    ///   - bundled: Files that were installed with the program.
    public init(
        path: String = ReaderProgram.besideThisProgram,
        requiresConfinement: Bool = false,
        environment: [String: String] = [:],
        bundled: BundledFiles = BundledFiles()
    ) {
        self.path = path
        self.requiresConfinement = requiresConfinement
        // Tesseract's threads make it slower (libgomp reads its variables at the start). Pictures give their memory back at once
        // where their size alone decides that they get pages of their own (mallopt(3)).
        self.environment =
            ["LC_ALL=C.UTF-8", "OMP_THREAD_LIMIT=1", "MALLOC_MMAP_THRESHOLD_=1048576"]
            + environment.filter { $0.key == "TESSDATA_PREFIX" }
            .merging(bundled.environment) { named, _ in named }
            .map { "\($0)=\($1)" }.sorted()
    }

    public static var besideThisProgram: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "receiptmind-reader").path
    }

    /// The means of this kernel to confine a reader.
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
