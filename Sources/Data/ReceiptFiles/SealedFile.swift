import CSandbox
import Glibc
import SystemPackage

/// Bytes as a read-only file in memory for another process: seekable, and unchangeable.
public final class SealedFile {
    /// Valid as long as this object.
    public let descriptor: CInt

    /// - Throws: ``FileProblem/system(_:)`` if there is no memory for it.
    public init(_ bytes: [UInt8]) throws(FileProblem) {
        descriptor = sandbox_sealed_copy(bytes, bytes.count)
        guard descriptor >= 0 else { throw .system(Errno(rawValue: errno)) }
    }

    deinit { close(descriptor) }
}
