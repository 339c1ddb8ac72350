import Glibc
import ReceiptDomain
import struct SystemPackage.FilePath

/// What the system says of a file: what it is, and what tells whether it is still the same.
struct FileStatus {
    enum Kind: String {
        case file, folder, link, pipe, device, socket
    }

    private let raw: stat

    init(_ raw: stat) { self.raw = raw }

    /// Of the path itself, without following a link.
    init(of path: FilePath) throws(LibraryError) {
        var raw = stat()
        try systemCall(on: path) { path.withPlatformString { lstat($0, &raw) } }
        self.raw = raw
    }

    /// Of the path itself; `nil` where there is nothing.
    static func ifPresent(_ path: FilePath) throws(LibraryError) -> FileStatus? {
        do {
            return try FileStatus(of: path)
        } catch .vanished {
            return nil
        }
    }

    static func exists(_ path: FilePath) -> Bool { path.withPlatformString { access($0, F_OK) } == 0 }

    var kind: Kind {
        switch raw.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        case S_IFIFO: .pipe
        case S_IFSOCK: .socket
        default: .device
        }
    }

    var size: Int { Int(raw.st_size) }
    var owner: UInt32 { raw.st_uid }
    /// The lower nine bits: `0o600`.
    var permissions: UInt32 { raw.st_mode & 0o777 }
    /// Seconds since 1970.
    var modified: Int { raw.st_mtim.tv_sec }
    var identity: FileIdentity { FileIdentity(device: UInt64(raw.st_dev), inode: UInt64(raw.st_ino)) }

    /// Changes whenever the content, the name count or the rights do.
    var version: FileVersion {
        FileVersion(
            identity: identity,
            size: size,
            modified: FileVersion.Instant(raw.st_mtim),
            changed: FileVersion.Instant(raw.st_ctim)
        )
    }
}

/// Which file it is, whatever it is called.
struct FileIdentity: Hashable {
    var device: UInt64
    var inode: UInt64
}

/// Which state of which file it is.
struct FileVersion: Hashable {
    /// A moment as file systems count it.
    struct Instant: Hashable {
        var seconds: Int
        var nanoseconds: Int

        fileprivate init(_ time: timespec) {
            seconds = time.tv_sec
            nanoseconds = time.tv_nsec
        }
    }

    var identity: FileIdentity
    var size: Int
    var modified: Instant
    var changed: Instant
}
