import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

/// Writes small files atomically: after a power cut a file is complete or absent.
enum DurableFile {
    /// Creates a file that must not exist, and syncs it.
    ///
    /// The folder is not synced, so that several files can share one sync.
    static func create(_ path: FilePath, _ bytes: some Sequence<UInt8>) throws(LibraryError) {
        let file = try OpenFile(creating: path)
        do {
            try file.write(bytes)
            try file.sync()
        } catch {
            try? remove(path)  // the first error is the one to tell
            throw error
        }
    }

    /// Hard-links a file, or copies it where the file system has no hard links.
    static func link(_ path: FilePath, to new: FilePath, limit: Int) throws(LibraryError) {
        guard Glibc.link(path.nullTerminated, new.nullTerminated) != 0 else { return }
        let error = Errno(rawValue: errno)
        guard error != .fileExists else { throw LibraryError(error, path: new) }
        try create(new, read(path, limit: limit))
    }

    /// Creates or replaces a file; readers see either the old content or the new.
    ///
    /// Callers hold the lock of the file's user, so no other process uses the temporary name.
    static func replace(_ path: FilePath, _ bytes: some Sequence<UInt8>) throws(LibraryError) {
        let folder = path.removingLastComponent()
        guard let name = path.lastComponent,
            let temporary = folder.appending(name: temporaryPrefix + name.bytes)
        else { throw LibraryError(.invalidArgument, path: path) }
        try remove(temporary)
        try create(temporary, bytes)
        do {
            try systemCall(on: path) { rename(temporary.nullTerminated, path.nullTerminated) }
        } catch {
            try? remove(temporary)  // the first error is the one to tell
            throw error
        }
        try Folder.sync(folder)
    }

    /// The prefix of temporary names; after a crash such files are leftovers.
    static let temporaryPrefix = Array(".new-".utf8)

    /// Removes a file; one that does not exist is no error.
    static func remove(_ path: FilePath) throws(LibraryError) {
        do {
            try systemCall(on: path) { unlink(path.nullTerminated) }
        } catch .vanished {
            return
        }
    }

    /// Reads a whole regular file of at most `limit` bytes.
    static func read(_ path: FilePath, limit: Int) throws(LibraryError) -> [UInt8] {
        do {
            return try RegularFile(path.nullTerminated).contents(limit: limit)
        } catch {
            throw LibraryError(error, path: path)
        }
    }

    /// As ``read(_:limit:)``; `nil` where there is no file.
    static func readIfPresent(_ path: FilePath, limit: Int) throws(LibraryError) -> [UInt8]? {
        do { return try read(path, limit: limit) } catch .vanished { return nil }
    }
}
