import Glibc
import ReceiptDomain

/// What a name in a folder stands for.
enum FileKind: String {
    case file, folder, link, pipe, socket, device

    init(_ raw: stat) {
        self =
            switch raw.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            default: .device
            }
    }

    /// Without following a link at the end of the path.
    init(at location: FileLocation) throws(IntakeProblem) {
        var raw = stat()
        guard lstat(location.bytes.map { CChar(bitPattern: $0) } + [0], &raw) == 0 else {
            throw IntakeProblem(errno: errno, location)
        }
        self.init(raw)
    }
}

/// Which file it is, under whatever name.
public struct FileIdentity: Hashable, Sendable {
    public var device: UInt64
    public var inode: UInt64

    public init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }
}

/// Which state of which file it is: any write, rename or new link makes another one.
public struct FileVersion: Hashable, Sendable {
    public var identity: FileIdentity
    public var size: Int
    /// Nanoseconds since 1970.
    public var modified: Int
    public var changed: Int

    public init(identity: FileIdentity, size: Int, modified: Int, changed: Int) {
        self.identity = identity
        self.size = size
        self.modified = modified
        self.changed = changed
    }

    init(_ raw: stat) {
        func nanoseconds(_ time: timespec) -> Int {
            // Nonsensical dates wrap; all that counts is whether they differ.
            time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
        }
        self.init(
            identity: FileIdentity(device: UInt64(raw.st_dev), inode: UInt64(raw.st_ino)),
            size: Int(raw.st_size),
            modified: nanoseconds(raw.st_mtim),
            changed: nanoseconds(raw.st_ctim)
        )
    }
}
