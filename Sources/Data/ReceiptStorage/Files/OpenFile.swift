import CPosix
import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

/// An open file or folder, closed when nothing refers to it any more.
final class OpenFile: Sendable {
    let path: FilePath
    private let descriptor: CInt

    private init(path: FilePath, descriptor: CInt) {
        self.path = path
        self.descriptor = descriptor
    }

    /// Opens without following a link, and without waiting for the other end of a pipe.
    convenience init(_ path: FilePath, flags: CInt) throws(LibraryError) {
        try self.init(path: path) { path throws(Errno) in try SafeOpen.existing(path, flags: flags) }
    }

    /// Makes a file that only its owner can read and write, whatever the umask is.
    convenience init(creating path: FilePath, flags: CInt = O_EXCL) throws(LibraryError) {
        try self.init(path: path) { path throws(Errno) in try SafeOpen.newFile(path, flags: flags) }
    }

    /// Opens a folder; the last component may be a link only where `followsLink` says so.
    convenience init(folder path: FilePath, followsLink: Bool = false) throws(LibraryError) {
        try self.init(path: path) { path throws(Errno) in try SafeOpen.folder(path, followsLink: followsLink) }
    }

    private convenience init(
        path: FilePath,
        _ open: (UnsafePointer<CChar>) throws(Errno) -> CInt
    ) throws(LibraryError) {
        let descriptor: CInt
        do { descriptor = try open(path.nullTerminated) } catch { throw LibraryError(error, path: path) }
        self.init(path: path, descriptor: descriptor)
    }

    deinit { close(descriptor) }

    /// Opens what has this name in this folder, under the same precautions.
    func open(name: FilePath.Component, flags: CInt) throws(LibraryError) -> OpenFile {
        try OpenFile(path: path.appending(name)) { [descriptor] _ throws(Errno) in
            try SafeOpen.existing(name.bytes.nullTerminated, in: descriptor, flags: flags)
        }
    }

    /// Opens the regular file that has this name in this folder, for reading.
    ///
    /// - Throws: ``LibraryError/unsafeFile(path:kind:)`` for anything but a regular file.
    func open(regularFile name: FilePath.Component) throws(LibraryError) -> OpenFile {
        let path = path.appending(name)
        do {
            let file = try SafeOpen.regularFile(name.bytes.nullTerminated, in: descriptor)
            return OpenFile(path: path, descriptor: file.descriptor)
        } catch {
            throw LibraryError(error, path: path)
        }
    }

    func status() throws(LibraryError) -> FileStatus {
        do { return try FileStatus(of: descriptor) } catch { throw LibraryError(error, path: path) }
    }

    /// Of what has this name in this folder, without following a link.
    func status(ofName name: FilePath.Component) throws(LibraryError) -> FileStatus {
        do {
            return try FileStatus(at: name.bytes.nullTerminated, in: descriptor)
        } catch {
            throw LibraryError(error, path: path.appending(name))
        }
    }

    func removeFile(name: FilePath.Component) throws(LibraryError) {
        try systemCall(on: path.appending(name)) { name.withPlatformString { unlinkat(descriptor, $0, 0) } }
    }

    /// The next bytes, at most as many as the buffer has room for; none at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(LibraryError) -> Int {
        try systemCall(on: path) { Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
    }

    /// As many of the bytes from `offset` on as there are, at most `count`.
    func bytes(at offset: Int, count: Int) throws(LibraryError) -> [UInt8] {
        do {
            return try readBytes(of: descriptor, at: offset, count: count)
        } catch {
            throw LibraryError(error, path: path)
        }
    }

    /// Writes all of it: where the system takes a part only, the rest follows.
    func write(_ bytes: some Sequence<UInt8>) throws(LibraryError) {
        let bytes = Array(bytes)
        // The result carries the error's type, which `withUnsafeBytes` would lose.
        try bytes.withUnsafeBytes { buffer in
            Result { () throws(LibraryError) in try write(buffer) }
        }.get()
    }

    func write(_ buffer: UnsafeRawBufferPointer) throws(LibraryError) {
        var written = 0
        while written < buffer.count {
            written += try systemCall(on: path) {
                Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            }
        }
    }

    func truncate(to size: Int) throws(LibraryError) {
        try systemCall(on: path) { ftruncate(descriptor, size) }
    }

    /// Sets when the content last changed, in seconds since 1970.
    func setModified(_ seconds: Int) throws(LibraryError) {
        let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
        try systemCall(on: path) { futimens(descriptor, times) }
    }

    /// Returns when everything on this file's file system is on the disk.
    func syncFileSystem() throws(LibraryError) {
        let code = cposix_sync_file_system(descriptor)
        guard code == 0 else { throw LibraryError(Errno(rawValue: code), path: path) }
    }

    /// Returns when content and size are on the disk.
    func sync() throws(LibraryError) {
        try systemCall(on: path) { fsync(descriptor) }
    }

    /// Takes the exclusive lock; `false` while another open file has it.
    func tryLock() throws(LibraryError) -> Bool {
        while true {
            switch cposix_try_lock(descriptor) {
            case 0: return true
            case EAGAIN, EACCES: return false
            case EINTR: continue
            // It could be opened for reading only.
            case EBADF: throw .notPermitted(path: FileLocation(path).path)
            case let code: throw LibraryError(Errno(rawValue: code), path: path)
            }
        }
    }

    /// Waits for the exclusive lock; blocks its caller's thread.
    func lock(until deadline: ContinuousClock.Instant) throws(LibraryError) {
        while try !tryLock() {
            guard ContinuousClock.now < deadline else { throw LibraryError.locked(path: FileLocation(path).path) }
            usleep(2000)
        }
    }

    func unlock() {
        // Cannot fail on a descriptor that is open; closing it would unlock as well.
        _ = cposix_unlock(descriptor)
    }
}
