import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// Stores ledger lines in `ledger.jsonl`, with copies of damaged lines in the same folder.
///
/// Several processes may use it at once; the file lock ends with its process.
final class FileLineStore: LineStore {
    private let path: FilePath
    private var file: OpenFile
    /// The library's folder, in which a move leaves its marker.
    private let root: FilePath?

    /// Opens or creates the file; `root` is the library, whose ledgers are not written after it was moved.
    init(_ path: FilePath, of root: FilePath? = nil) throws {
        (self.path, self.root) = (path, root)
        file = try Self.open(path)
    }

    var name: String { FileLocation(path).path }
    var size: Int { get throws { try file.status().size } }
    var reader: any LineReader { FileReader(file: file) }

    /// Reads through the open descriptor, even after another file took the name.
    private struct FileReader: LineReader {
        let file: OpenFile

        func bytes(at offset: Int, count: Int) throws -> [UInt8] { try file.bytes(at: offset, count: count) }
    }

    /// A failed writer truncates its line again, so a line may still disappear.
    var showsOnlyWhatStays: Bool { false }

    /// The last line's writer may have died before syncing it.
    func waitUntilDurable() throws { try file.sync() }

    func isUnchanged() throws -> Bool {
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
            // Opened read-only; it cannot be locked then.
            file = try OpenFile(path, flags: O_RDONLY)
        }
        let kind = try file.status().kind
        guard kind == .file else { throw LibraryError.unsafeFile(path: FileLocation(path).path, kind: kind.rawValue) }
        return file
    }

    // MARK: Writing

    func tryLock() throws -> Bool {
        guard try file.tryLock() else { return false }
        do {
            try root.map(MovedMarker.refuse)
            if root != nil { try MergeMarker.refuse(in: folder) }
        } catch {
            file.unlock()
            throw error
        }
        return true
    }

    func unlock() { file.unlock() }

    func append(_ lines: [[UInt8]]) throws {
        // A previous process may have died before syncing the folder entries of the ledger and of `Records/`.
        if try size == 0 { try Folder.sync(folder) }
        var bytes: [UInt8] = []
        for line in lines {
            bytes += line
            bytes.append(LedgerFormat.newline)
            // A step without all its lines counts as torn, so that a long one need not be in memory twice.
            guard bytes.count >= 1 << 20 else { continue }
            try file.write(bytes)
            bytes.removeAll(keepingCapacity: true)
        }
        try file.write(bytes)
        try file.sync()
    }

    func cut(to size: Int) throws {
        try file.truncate(to: size)
        try file.sync()
    }

    // MARK: Beside the lines

    private var folder: FilePath { path.removingLastComponent() }

    /// Named `ledger.<reason>-<date>-<number>`.
    func storeCopy(_ part: LinePlace, reason: String, day: String) throws -> String {
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
        get throws { try DurableFile.readIfPresent(acceptedPath, limit: FileLimit.ownFile) ?? [] }
    }

    func setAcceptedDamage(_ bytes: [UInt8]) throws { try DurableFile.replace(acceptedPath, bytes) }
}
