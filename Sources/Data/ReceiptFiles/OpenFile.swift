import Glibc

/// A file that another process has opened for us, closed with this object.
public final class OpenFile {
    public let descriptor: CInt

    /// Takes the descriptor over.
    public init(_ descriptor: CInt) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// In bytes; 0 where it has none.
    public var size: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// As many of the bytes from `offset` on as there are, at most `count`.
    public func bytes(at offset: Int, count: Int) throws(FileProblem) -> [UInt8] {
        do { return try readBytes(of: descriptor, at: offset, count: count) } catch { throw .system(error) }
    }
}
