import Glibc
import ReceiptDomain

/// The entries of a folder one after another, however many there are; closed when nothing refers to it any more.
///
/// Entries are looked at and opened relative to the open folder, so that nobody can swap it for a link meanwhile.
final class FolderStream {
    struct Entry {
        var name: [UInt8]
        var kind: FileKind
        var version: FileVersion
    }

    let location: FileLocation
    private let stream: OpaquePointer
    private var descriptor: CInt { dirfd(stream) }

    /// Opens a folder, which may itself be a link where that is said.
    convenience init(_ location: FileLocation, followsLink: Bool) throws(IntakeProblem) {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
        try self.init(location, descriptor: open(location.bytes.map { CChar(bitPattern: $0) } + [0], flags))
    }

    /// A folder within this one.
    func folder(_ name: [UInt8]) throws(IntakeProblem) -> FolderStream {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW
        let child = openat(descriptor, name.map { CChar(bitPattern: $0) } + [0], flags)
        return try FolderStream(location.appending(name), descriptor: child)
    }

    private init(_ location: FileLocation, descriptor: CInt) throws(IntakeProblem) {
        guard descriptor >= 0 else { throw IntakeProblem(errno: errno, location) }
        guard let stream = fdopendir(descriptor) else {
            let problem = IntakeProblem(errno: errno, location)
            close(descriptor)
            throw problem
        }
        self.location = location
        self.stream = stream
    }

    deinit { closedir(stream) }

    /// `nil` at the end; what vanishes between listing and looking is passed over.
    func next() throws(IntakeProblem) -> Entry? {
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw IntakeProblem(errno: errno, location) }
                return nil
            }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name == [UInt8(ascii: ".")] || name == Array("..".utf8) { continue }
            if let status = try status(of: name) { return Entry(name: name, kind: status.0, version: status.1) }
        }
    }

    /// The beginning and the end of a file, to tell its format and whether it is all there.
    func ends(of name: [UInt8], length: Int) -> FileEnds? {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let file = openat(descriptor, name.map { CChar(bitPattern: $0) } + [0], flags)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        func bytes(at offset: Int) -> [UInt8] {
            var buffer = [UInt8](repeating: 0, count: length)
            let count = pread(file, &buffer, length, offset)
            return Array(buffer.prefix(max(0, count)))
        }
        return FileEnds(head: bytes(at: 0), tail: bytes(at: max(0, size - length)), size: size)
    }

    private func status(of name: [UInt8]) throws(IntakeProblem) -> (FileKind, FileVersion)? {
        var raw = stat()
        let text = name.map { CChar(bitPattern: $0) } + [0]
        if fstatat(descriptor, text, &raw, AT_SYMLINK_NOFOLLOW) == 0 { return (FileKind(raw), FileVersion(raw)) }
        guard errno == ENOENT else { throw IntakeProblem(errno: errno, location.appending(name)) }
        return nil
    }
}

extension FileLocation {
    func appending(_ name: some Sequence<UInt8>) -> FileLocation {
        let slash = UInt8(ascii: "/")
        return FileLocation(bytes: bytes + (bytes.last == slash ? [] : [slash]) + name)
    }
}
