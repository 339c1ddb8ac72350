import Glibc
public import ReceiptDomain

/// A file that another process has opened for us, closed with this object.
public final class OpenFile {
    let descriptor: CInt

    /// Takes the descriptor over.
    public init(_ descriptor: CInt) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    var size: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// The whole file.
    public func contents() throws(ReadingError) -> [UInt8] { try bytes(at: 0, count: size) }

    /// As many of the bytes from `offset` on as there are, at most `count`.
    func bytes(at offset: Int, count: Int) throws(ReadingError) -> [UInt8] {
        var failure: CInt = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
            while done < count {
                let read = pread(descriptor, buffer.baseAddress.map { $0 + done }, count - done, off_t(offset + done))
                if read < 0, errno == EINTR { continue }
                if read < 0 { failure = errno }
                guard read > 0 else { return }
                done += read
            }
        }
        guard failure == 0 else { throw .inaccessible(detail: String(cString: strerror(failure))) }
        return bytes
    }
}
