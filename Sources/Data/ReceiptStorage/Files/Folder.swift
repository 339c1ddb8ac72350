import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

/// Making, listing and emptying folders.
enum Folder {
    /// Makes the folder where it is missing, open to its owner only, whatever the umask is.
    ///
    /// - Throws: ``LibraryError/unsafeFile(path:kind:)`` where something else has the name, a link to a folder too.
    /// - Returns: whether it was made.
    @discardableResult
    static func makeIfMissing(_ path: FilePath) throws(LibraryError) -> Bool {
        if path.withPlatformString({ mkdir($0, 0o700) }) == 0 {
            try systemCall(on: path) { path.withPlatformString { chmod($0, 0o700) } }
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

    /// The names in a folder, in the order of their bytes.
    static func names(in path: FilePath) throws(LibraryError) -> [FilePath.Component] {
        guard let stream = path.withPlatformString({ opendir($0) }) else {
            throw LibraryError(Errno(rawValue: errno), path: path)
        }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
        }
        // A folder that could not be read to its end must not look like one with fewer files.
        let error = Errno(rawValue: errno)
        guard error.rawValue == 0 else { throw LibraryError(error, path: path) }
        return names.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { name in
            FilePath.Component(platformString: name.nullTerminated)
        }.filter { $0.kind == .regular }
    }

    /// Removes a folder and the files in it; fine if it is gone already.
    static func removeWithFiles(_ path: FilePath) throws(LibraryError) {
        do {
            for name in try names(in: path) {
                let file = path.appending(name)
                try systemCall(on: file) { file.withPlatformString { unlink($0) } }
            }
            try systemCall(on: path) { path.withPlatformString { rmdir($0) } }
        } catch .vanished {
            return
        }
    }

    /// Removes a folder with all that is in it, and follows no link; fine if it is gone already.
    static func removeTree(_ path: FilePath) throws(LibraryError) {
        for name in try names(in: path) {
            let inner = path.appending(name)
            if try FileStatus.ifPresent(inner)?.kind == .folder {
                try removeTree(inner)
            } else {
                try DurableFile.remove(inner)
            }
        }
        try systemCall(on: path) { path.withPlatformString { rmdir($0) } }
    }

    /// Returns when everything on the folder's file system is on the disk: quicker than file by file where they are many.
    static func syncFileSystem(of path: FilePath) throws(LibraryError) {
        try OpenFile(folder: path).syncFileSystem()
    }

    /// Returns when the names in the folder are on the disk.
    static func sync(_ path: FilePath) throws(LibraryError) {
        do {
            try OpenFile(folder: path, followsLink: true).sync()
        } catch .system(_, let detail) where detail == Errno.invalidArgument.description {
            // Some network file systems have nothing to sync in a folder, and say so this way.
        }
    }

    /// The same for a folder that may be somebody else's, who need not let us look into it.
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
