import CSandbox
import Glibc
import ReceiptDomain

/// A file's bytes, as another program gets them: readable, seekable, and changed by nobody.
final class SealedFile {
    let descriptor: CInt

    init(_ bytes: [UInt8]) throws(ReadingError) {
        descriptor = sandbox_sealed_copy(bytes, bytes.count)
        guard descriptor >= 0 else { throw .engineFailed(detail: String(cString: strerror(errno))) }
    }

    deinit { close(descriptor) }
}
