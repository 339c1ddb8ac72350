import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// Lines in a file of their own, `ledger.jsonl`, with what belongs to them beside it.
///
/// Several processes use it at once. The lock lies on the file itself and ends with the process that has it.
final class FileLineStore: LineStore {
    private let path: FilePath
    private var file: OpenFile
    /// Whoever moves a library says so in its folder.
    private let root: FilePath?

    /// Opens the file, or makes an empty one; that of a library in this folder is not written after it has moved.
    init(_ path: FilePath, of root: FilePath? = nil) throws {
        (self.path, self.root) = (path, root)
        file = try Self.open(path)
    }

    var name: String { FileLocation(path).path }
    var size: Int { get throws { try file.status().size } }
    var reader: any LineReader { FileReader(file: file) }

    /// What is open is read on, whatever file has the name by then.
    private struct FileReader: LineReader {
        let file: OpenFile

        func bytes(at offset: Int, count: Int) throws -> [UInt8] { try file.bytes(at: offset, count: count) }
    }

    /// A writer that fails takes its line away again.
    var showsOnlyWhatStays: Bool { false }

    /// Whoever wrote the last line may have died before it was on the disk.
    func settle() throws { try file.sync() }

    func staysTheSame() throws -> Bool {
        if try isCurrent() { return true }
        file = try Self.open(path)
        return false
    }

    private func isCurrent() throws -> Bool {
        try FileStatus.ifPresent(path)?.identity == file.status().identity
    }

    private static func open(_ path: FilePath) throws -> OpenFile {
        let file: OpenFile
        do {
            file = try OpenFile(path, flags: O_RDWR | O_APPEND)
        } catch LibraryError.vanished {
            file = try OpenFile(creating: path, flags: O_APPEND)
        } catch LibraryError.notPermitted {
            // To look at; its lock cannot be had.
            file = try OpenFile(path, flags: O_RDONLY)
        }
        let kind = try file.status().kind
        guard kind == .file else { throw LibraryError.unsafeFile(path: FileLocation(path).path, kind: kind.rawValue) }
        return file
    }

    // MARK: Writing

    func tryLock() throws -> Bool {
        guard try file.tryLock() else { return false }
        do { try root.map(MovedMarker.refuse) } catch {
            file.unlock()
            throw error
        }
        return true
    }

    func unlock() { file.unlock() }

    func append(_ lines: [[UInt8]]) throws {
        // Whoever made the file may have died before its name was on the disk, and the folder of the images' beside it.
        if try size == 0 { try Folder.sync(folder) }
        try file.write(lines.flatMap { $0 + [LedgerFormat.newline] })
        try file.sync()
    }

    func cut(to size: Int) throws {
        try file.truncate(to: size)
        try file.sync()
    }

    // MARK: Beside the lines

    private var folder: FilePath { path.removingLastComponent() }

    /// As `ledger.<reason>-<date>-<number>`.
    func keepAside(_ part: LinePlace, reason: String, day: String) throws -> String {
        for number in 1... {
            guard let place = folder.appending(name: "ledger.\(reason)-\(day)-\(number)".utf8) else { break }
            if try FileStatus.ifPresent(place) != nil { continue }
            do {
                let copy = try OpenFile(creating: place)
                try copyBytes(of: part, to: copy)
                try copy.sync()
            } catch {
                try? DurableFile.remove(place)  // the first error is the one to tell
                throw error
            }
            try Folder.sync(folder)
            return FileLocation(place).path
        }
        throw LibraryError.noSpace(path: FileLocation(folder).path)
    }

    private func copyBytes(of part: LinePlace, to copy: OpenFile) throws {
        let end = part.offset + part.length
        for offset in stride(from: part.offset, to: end, by: 8 << 20) {
            try copy.write(file.bytes(at: offset, count: min(8 << 20, end - offset)))
        }
    }

    func aside(for reason: String, length: Int, sha256: String) throws -> String? {
        let prefix = Array("ledger.\(reason)-".utf8)
        for name in try Folder.names(in: folder) where name.bytes.starts(with: prefix) {
            let file = folder.appending(name)
            guard let status = try FileStatus.ifPresent(file), status.kind == .file, status.size == length,
                try ContentHash.sha256(of: file) == sha256
            else { continue }
            return FileLocation(file).path
        }
        return nil
    }

    private var acceptedPath: FilePath { folder.appending("ledger.accepted.jsonl") }

    var acceptedDamage: [UInt8] {
        get throws {
            do {
                return try DurableFile.read(acceptedPath, limit: FileLimit.ownFile)
            } catch LibraryError.vanished {
                return []
            }
        }
    }

    func setAcceptedDamage(_ bytes: [UInt8]) throws { try DurableFile.replace(acceptedPath, bytes) }
}
