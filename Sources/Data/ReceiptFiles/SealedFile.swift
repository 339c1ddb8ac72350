import CSandbox
import Glibc
import SystemPackage

/// Bytes as a file in memory, for another process: readable, seekable, and changed by nobody.
public final class SealedFile {
    /// Open as long as this object.
    public let descriptor: CInt

    /// - Throws: ``FileProblem/system(_:)`` where there is no memory for it.
    public init(_ bytes: [UInt8]) throws(FileProblem) {
        descriptor = sandbox_sealed_copy(bytes, bytes.count)
        guard descriptor >= 0 else { throw .system(Errno(rawValue: errno)) }
    }

    deinit { close(descriptor) }
}
