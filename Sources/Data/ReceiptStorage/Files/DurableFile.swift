import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

/// Writing small files so that they are whole after a power cut, or not there at all.
enum DurableFile {
    /// Makes a file that must not exist yet.
    ///
    /// Its folder is not synced, so that several files can share one sync.
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

    /// Gives a file a second name, or copies it where the file system has no second names.
    static func link(_ path: FilePath, to new: FilePath, limit: Int) throws(LibraryError) {
        let result = path.withPlatformString { old in new.withPlatformString { Glibc.link(old, $0) } }
        guard result != 0 else { return }
        let error = Errno(rawValue: errno)
        guard error != .fileExists else { throw LibraryError(error, path: new) }
        try create(new, read(path, limit: limit))
    }

    /// Replaces a file, or makes it: readers see the old content or the new, never a mixture.
    ///
    /// Callers hold the lock of the user whose file it is, so the temporary name is nobody else's.
    static func replace(_ path: FilePath, _ bytes: some Sequence<UInt8>) throws(LibraryError) {
        let folder = path.removingLastComponent()
        guard let name = path.lastComponent,
            let temporary = folder.appending(name: temporaryPrefix + name.bytes)
        else { throw LibraryError(.invalidArgument, path: path) }
        try remove(temporary)
        try create(temporary, bytes)
        do {
            try systemCall(on: path) {
                temporary.withPlatformString { old in path.withPlatformString { new in rename(old, new) } }
            }
        } catch {
            try? remove(temporary)  // the first error is the one to tell
            throw error
        }
        try Folder.sync(folder)
    }

    /// Names of files that were being written; after a crash they are leftovers.
    static let temporaryPrefix = Array(".new-".utf8)

    /// Fine if it is gone already.
    static func remove(_ path: FilePath) throws(LibraryError) {
        do {
            try systemCall(on: path) { path.withPlatformString { unlink($0) } }
        } catch .vanished {
            return
        }
    }

    /// The whole file, which must be a regular one and not larger than the limit.
    static func read(_ path: FilePath, limit: Int) throws(LibraryError) -> [UInt8] {
        do {
            return try RegularFile(path.nullTerminated).contents(limit: limit)
        } catch {
            throw LibraryError(error, path: path)
        }
    }
}
