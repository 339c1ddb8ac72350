public import Glibc
public import struct SystemPackage.Errno

/// The kind of a folder's entry.
public enum FileKind: String, Sendable {
    case file, folder, link, pipe, socket, device
}

/// The status of a file (`stat`): its kind, its identity, and its version.
public struct FileStatus: Sendable {
    private let raw: stat

    private init(_ read: (UnsafeMutablePointer<stat>) -> CInt) throws(Errno) {
        var raw = stat()
        try systemCall { read(&raw) }
        self.raw = raw
    }

    public init(of descriptor: CInt) throws(Errno) {
        try self.init { fstat(descriptor, $0) }
    }

    /// The status of a path relative to `folder`; of a link itself unless `followsLink` is true.
    public init(
        at path: UnsafePointer<CChar>,
        in folder: CInt = AT_FDCWD,
        followsLink: Bool = false
    ) throws(Errno) {
        try self.init { fstatat(folder, path, $0, followsLink ? 0 : AT_SYMLINK_NOFOLLOW) }
    }

    public var kind: FileKind {
        switch raw.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        case S_IFIFO: .pipe
        case S_IFSOCK: .socket
        default: .device
        }
    }

    public var size: Int { Int(raw.st_size) }
    public var owner: UInt32 { raw.st_uid }
    /// The permission bits: `0o600`.
    public var permissions: UInt32 { raw.st_mode & 0o777 }
    /// Seconds since 1970.
    public var modified: Int { raw.st_mtim.tv_sec }
    public var identity: FileIdentity { FileIdentity(device: UInt64(raw.st_dev), inode: UInt64(raw.st_ino)) }

    public var version: FileVersion {
        func nanoseconds(_ time: timespec) -> Int {
            // Invalid times wrap around; only their equality matters.
            time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
        }
        return FileVersion(
            identity: identity,
            size: size,
            modified: nanoseconds(raw.st_mtim),
            changed: nanoseconds(raw.st_ctim)
        )
    }
}
