import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno

/// Reads the entries of a folder one by one, so that its size does not matter; closed with the last reference.
///
/// Entries are examined and opened relative to the open folder, so that nobody can replace it with a link meanwhile.
final class FolderStream {
    struct Entry {
        var name: [UInt8]
        var kind: FileKind
        var version: FileVersion
    }

    let location: FileLocation
    private let stream: OpaquePointer
    private var descriptor: CInt { dirfd(stream) }

    /// Opens a folder, or with `followsLink` a link to one.
    convenience init(_ location: FileLocation, followsLink: Bool) throws(LibraryError) {
        try self.init(location) { () throws(Errno) in
            try SafeOpen.folder(location.bytes.nullTerminated, followsLink: followsLink)
        }
    }

    /// Opens a folder within this one.
    func folder(_ name: [UInt8]) throws(LibraryError) -> FolderStream {
        try FolderStream(location.appending(name)) { () throws(Errno) in
            try SafeOpen.folder(name.nullTerminated, in: descriptor)
        }
    }

    private init(_ location: FileLocation, _ open: () throws(Errno) -> CInt) throws(LibraryError) {
        let descriptor: CInt
        do { descriptor = try open() } catch { throw LibraryError(error, location) }
        guard let stream = fdopendir(descriptor) else {
            let problem = LibraryError(Errno(rawValue: errno), location)
            close(descriptor)
            throw problem
        }
        self.location = location
        self.stream = stream
    }

    deinit { closedir(stream) }

    /// `nil` at the end; entries that vanish during the listing are skipped.
    func next() throws(LibraryError) -> Entry? {
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw LibraryError(Errno(rawValue: errno), location) }
                return nil
            }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name == [UInt8(ascii: ".")] || name == Array("..".utf8) { continue }
            if let status = try status(of: name) {
                return Entry(name: name, kind: status.kind, version: status.version)
            }
        }
    }

    /// The first and last bytes of a file, to detect its format and completeness; `nil` if it cannot be read.
    func ends(of name: [UInt8], length: Int) -> FileEnds? {
        do {
            let file = try RegularFile(name.nullTerminated, in: descriptor)
            return FileEnds(
                head: try file.bytes(at: 0, count: length),
                tail: try file.bytes(at: max(0, file.size - length), count: length),
                size: file.size
            )
        } catch {
            return nil
        }
    }

    private func status(of name: [UInt8]) throws(LibraryError) -> FileStatus? {
        do {
            return try FileStatus(at: name.nullTerminated, in: descriptor)
        } catch .noSuchFileOrDirectory {
            return nil
        } catch {
            throw LibraryError(error, location.appending(name))
        }
    }
}

extension FileLocation {
    func appending(_ name: some Sequence<UInt8>) -> FileLocation {
        let slash = UInt8(ascii: "/")
        return FileLocation(bytes: bytes + (bytes.last == slash ? [] : [slash]) + name)
    }
}
