public import Glibc
public import struct SystemPackage.Errno

/// Opens files and folders safely in places where others can write, such as the inbox.
///
/// A name there can be given to another file at any moment. So no link is followed at the end of a path unless requested, no open
/// waits for the other end of a pipe or acquires a controlling terminal, and no program that we start inherits the file. A path
/// is relative to the open folder, if one is given.
///
/// Each function returns a descriptor that the caller must close.
public enum SafeOpen {
    private static let always = O_CLOEXEC | O_NOCTTY | O_NONBLOCK

    public static func existing(
        _ path: UnsafePointer<CChar>,
        in folder: CInt = AT_FDCWD,
        flags: CInt,
        followsLink: Bool = false
    ) throws(Errno) -> CInt {
        let flags = flags | always | (followsLink ? 0 : O_NOFOLLOW)
        return try systemCall { openat(folder, path, flags) }
    }

    public static func folder(
        _ path: UnsafePointer<CChar>,
        in folder: CInt = AT_FDCWD,
        followsLink: Bool = false
    ) throws(Errno) -> CInt {
        try existing(path, in: folder, flags: O_RDONLY | O_DIRECTORY, followsLink: followsLink)
    }

    /// Opens a regular file for reading; returns its size, too.
    ///
    /// - Throws: ``FileProblem/notRegular(_:)`` for anything else, including a link that is not followed.
    public static func regularFile(
        _ path: UnsafePointer<CChar>,
        in folder: CInt = AT_FDCWD,
        followsLink: Bool = false
    ) throws(FileProblem) -> (descriptor: CInt, size: Int) {
        // Checked before opening, because opening a device can already have effects, and again afterwards, because the name may
        // mean another file by then.
        try requireRegular { () throws(Errno) in try FileStatus(at: path, in: folder, followsLink: followsLink) }
        let descriptor: CInt
        do {
            descriptor = try existing(path, in: folder, flags: O_RDONLY, followsLink: followsLink)
        } catch {
            throw .system(error)
        }
        do {
            let status = try requireRegular { () throws(Errno) in try FileStatus(of: descriptor) }
            return (descriptor, status.size)
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// Creates a file that only its owner can read and write, whatever the umask is.
    public static func newFile(_ path: UnsafePointer<CChar>, flags: CInt = O_EXCL) throws(Errno) -> CInt {
        let flags = flags | O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
        let descriptor = try systemCall { open(path, flags, 0o600) }
        do {
            try systemCall { fchmod(descriptor, 0o600) }
            return descriptor
        } catch {
            close(descriptor)
            throw error
        }
    }

    @discardableResult
    private static func requireRegular(_ readStatus: () throws(Errno) -> FileStatus) throws(FileProblem) -> FileStatus {
        let status: FileStatus
        do { status = try readStatus() } catch { throw .system(error) }
        guard status.kind == .file else { throw .notRegular(status.kind) }
        return status
    }
}
