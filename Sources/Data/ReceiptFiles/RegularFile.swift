public import Glibc

/// A regular file open for reading, which is closed with this value.
public struct RegularFile: ~Copyable {
    /// Valid as long as this value.
    public let descriptor: CInt
    /// The size at the time of opening.
    public let size: Int

    /// Opens it as ``SafeOpen/regularFile(_:in:followsLink:)`` does.
    public init(
        _ path: UnsafePointer<CChar>,
        in folder: CInt = AT_FDCWD,
        followsLink: Bool = false
    ) throws(FileProblem) {
        (descriptor, size) = try SafeOpen.regularFile(path, in: folder, followsLink: followsLink)
    }

    deinit { close(descriptor) }

    /// At most `count` bytes from `offset`; fewer at the file's end.
    public func bytes(at offset: Int, count: Int) throws(FileProblem) -> [UInt8] {
        do { return try readBytes(of: descriptor, at: offset, count: count) } catch { throw .system(error) }
    }

    /// The whole file, even if it has grown since it was opened.
    ///
    /// - Throws: ``FileProblem/tooLarge(bytes:limit:)`` beyond the limit; by the size, before anything is read.
    public func contents(limit: Int) throws(FileProblem) -> [UInt8] {
        guard size <= limit else { throw .tooLarge(bytes: size, limit: limit) }
        var bytes = try bytes(at: 0, count: size)
        while bytes.count <= limit {
            let more = try self.bytes(at: bytes.count, count: 1 << 18)
            guard !more.isEmpty else { return bytes }
            bytes += more
        }
        throw .tooLarge(bytes: bytes.count, limit: limit)
    }
}
