import Glibc

/// A file opened by another process, which is closed with this object.
public final class ReceivedFile {
    public let descriptor: CInt

    /// Takes ownership of the descriptor.
    public init(_ descriptor: CInt) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// In bytes; 0 for files without a size.
    public var size: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// At most `count` bytes from `offset`; fewer at the file's end.
    public func bytes(at offset: Int, count: Int) throws(FileProblem) -> [UInt8] {
        do { return try readBytes(of: descriptor, at: offset, count: count) } catch { throw .system(error) }
    }
}
