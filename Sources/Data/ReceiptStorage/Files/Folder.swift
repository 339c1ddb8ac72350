import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

/// Creates, lists and empties folders.
enum Folder {
    /// Creates the folder where it is missing, with owner-only rights whatever the umask.
    ///
    /// - Throws: ``LibraryError/unsafeFile(path:kind:)`` where something else has the name, a link to a folder included.
    /// - Returns: Whether it was created.
    @discardableResult
    static func makeIfMissing(_ path: FilePath) throws(LibraryError) -> Bool {
        if mkdir(path.nullTerminated, 0o700) == 0 {
            try systemCall(on: path) { chmod(path.nullTerminated, 0o700) }
            return true
        }
        let error = Errno(rawValue: errno)
        guard error == .fileExists else { throw LibraryError(error, path: path) }
        let kind = try FileStatus(of: path).kind
        guard kind == .folder else {
            throw LibraryError.unsafeFile(path: FileLocation(path).path, kind: kind.rawValue)
        }
        return false
    }

    /// The names in a folder, in byte order.
    static func names(in path: FilePath) throws(LibraryError) -> [FilePath.Component] {
        guard let stream = opendir(path.nullTerminated) else {
            throw LibraryError(Errno(rawValue: errno), path: path)
        }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
        }
        // A listing cut short by an error must not look complete.
        let error = Errno(rawValue: errno)
        guard error.rawValue == 0 else { throw LibraryError(error, path: path) }
        return names.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { name in
            FilePath.Component(platformString: name.nullTerminated)
        }.filter { $0.kind == .regular }
    }

    /// Removes a folder and its files; one that does not exist is no error.
    static func removeWithFiles(_ path: FilePath) throws(LibraryError) {
        do {
            for name in try names(in: path) {
                let file = path.appending(name)
                try systemCall(on: file) { unlink(file.nullTerminated) }
            }
            try systemCall(on: path) { rmdir(path.nullTerminated) }
        } catch .vanished {
            return
        }
    }

    /// Removes a folder tree without following links; one that does not exist is no error.
    static func removeTree(_ path: FilePath) throws(LibraryError) {
        for name in try names(in: path) {
            let inner = path.appending(name)
            if try FileStatus.ifPresent(inner)?.kind == .folder {
                try removeTree(inner)
            } else {
                try DurableFile.remove(inner)
            }
        }
        try systemCall(on: path) { rmdir(path.nullTerminated) }
    }

    /// Syncs the whole file system of the folder to disk, which is faster than syncing many files singly.
    static func syncFileSystem(of path: FilePath) throws(LibraryError) {
        try OpenFile(folder: path).syncFileSystem()
    }

    /// Syncs the folder's directory entries to disk.
    static func sync(_ path: FilePath) throws(LibraryError) {
        do {
            try OpenFile(folder: path, followsLink: true).sync()
        } catch .system(_, let detail) where detail == Errno.invalidArgument.description {
            // Some network file systems cannot sync a folder and report this error.
        }
    }

    /// Syncs a folder that may belong to another user; missing read permission is no error.
    static func syncIfPermitted(_ path: FilePath) throws(LibraryError) {
        do { try sync(path) } catch .notPermitted { return }
    }
}

extension FilePath.Component {
    var bytes: [UInt8] {
        withPlatformString { text in UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
        }
    }
}
