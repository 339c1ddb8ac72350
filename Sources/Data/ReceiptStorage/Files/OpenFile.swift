import CPosix
import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

/// An open file or folder, closed with its last reference.
final class OpenFile: Sendable {
    let path: FilePath
    private let descriptor: CInt

    private init(path: FilePath, descriptor: CInt) {
        self.path = path
        self.descriptor = descriptor
    }

    /// Opens a file without following a link and without blocking on a pipe.
    convenience init(_ path: FilePath, flags: CInt) throws(LibraryError) {
        try self.init(path: path) { path throws(Errno) in try SafeOpen.existing(path, flags: flags) }
    }

    /// Creates a file with owner-only rights, whatever the umask.
    convenience init(creating path: FilePath, flags: CInt = O_EXCL) throws(LibraryError) {
        try self.init(path: path) { path throws(Errno) in try SafeOpen.newFile(path, flags: flags) }
    }

    /// Opens a folder; the last component may be a link only where `followsLink` is set.
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

    /// Opens a name in this folder, with the same precautions.
    func open(name: FilePath.Component, flags: CInt) throws(LibraryError) -> OpenFile {
        try OpenFile(path: path.appending(name)) { [descriptor] _ throws(Errno) in
            try SafeOpen.existing(name.bytes.nullTerminated, in: descriptor, flags: flags)
        }
    }

    /// Opens a regular file in this folder for reading.
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

    /// The status of a name in this folder; links are not followed.
    func status(ofName name: FilePath.Component) throws(LibraryError) -> FileStatus {
        do {
            return try FileStatus(at: name.bytes.nullTerminated, in: descriptor)
        } catch {
            throw LibraryError(error, path: path.appending(name))
        }
    }

    func removeFile(name: FilePath.Component) throws(LibraryError) {
        try systemCall(on: path.appending(name)) { unlinkat(descriptor, name.bytes.nullTerminated, 0) }
    }

    /// Reads at most as many bytes as the buffer holds; returns 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(LibraryError) -> Int {
        try systemCall(on: path) { Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
    }

    /// At most `count` bytes from `offset`; fewer at the end of the file.
    func bytes(at offset: Int, count: Int) throws(LibraryError) -> [UInt8] {
        do {
            return try readBytes(of: descriptor, at: offset, count: count)
        } catch {
            throw LibraryError(error, path: path)
        }
    }

    /// Writes all bytes, also where the system accepts them in parts.
    func write(_ bytes: some Sequence<UInt8>) throws(LibraryError) {
        let bytes = Array(bytes)
        // `Result` keeps the typed error, which `withUnsafeBytes` would erase.
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

    /// Sets the modification time, in seconds since 1970.
    func setModified(_ seconds: Int) throws(LibraryError) {
        let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
        try systemCall(on: path) { futimens(descriptor, times) }
    }

    /// Syncs the whole file system of this file to disk.
    func syncFileSystem() throws(LibraryError) {
        let code = cposix_sync_file_system(descriptor)
        guard code == 0 else { throw LibraryError(Errno(rawValue: code), path: path) }
    }

    /// Syncs content and size to disk.
    func sync() throws(LibraryError) {
        try systemCall(on: path) { fsync(descriptor) }
    }

    /// Takes the exclusive lock; `false` while another open file holds it.
    func tryLock() throws(LibraryError) -> Bool {
        while true {
            switch cposix_try_lock(descriptor) {
            case 0: return true
            case EAGAIN, EACCES: return false
            case EINTR: continue
            // The file was opened read-only, for lack of write permission.
            case EBADF: throw .notPermitted(path: FileLocation(path).path)
            case let code: throw LibraryError(Errno(rawValue: code), path: path)
            }
        }
    }

    /// Waits for the exclusive lock until the deadline; blocks the calling thread.
    func lock(until deadline: ContinuousClock.Instant) throws(LibraryError) {
        while try !tryLock() {
            guard ContinuousClock.now < deadline else { throw LibraryError.locked(path: FileLocation(path).path) }
            usleep(2000)
        }
    }

    func unlock() {
        // Cannot fail on an open descriptor; closing it would unlock as well.
        _ = cposix_unlock(descriptor)
    }
}
