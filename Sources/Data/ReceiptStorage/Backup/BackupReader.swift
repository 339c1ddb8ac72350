import Crypto
import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// Unpacks a backup into a new folder and verifies every byte against its checksums.
///
/// The archive is untrusted: only regular files and folders with plain names are extracted, below a folder that no other user
/// can reach meanwhile, and no size may exceed the rest of the archive.
struct BackupReader {
    private let archive: OpenFile
    private let size: Int
    private var offset = 0
    private var sums: [[UInt8]: String] = [:]
    private var expected: [UInt8]?
    /// Total size of the files, without the checksum file.
    private(set) var bytes = 0
    var files: Int { sums.count }

    /// A library nests no deeper than `Users/<user>/Records/<id>/`.
    private static let deepest = 8
    private static let longestPath = 4096
    private static let longestSums = 1 << 30

    init(_ path: FilePath) throws {
        archive = try OpenFile(path, flags: O_RDONLY)
        let status = try archive.status()
        guard status.kind == .file else {
            throw LibraryError.unsafeFile(path: FileLocation(path).path, kind: status.kind.rawValue)
        }
        size = status.size
    }

    /// Unpacks the whole archive into an empty folder.
    ///
    /// - Throws: ``LibraryError/damagedBackup(path:detail:)`` for an archive that is incomplete or not a backup of ours.
    mutating func unpack(into folder: FilePath) throws {
        do {
            while let header = try nextHeader() { try unpack(header, into: folder) }
            try compareSums()
        } catch let problem as TarError {
            throw LibraryError.damagedBackup(path: FileLocation(archive.path).path, detail: problem.detail)
        }
    }

    /// `nil` at the archive's end.
    private mutating func nextHeader() throws -> TarHeader? {
        guard var header = try TarHeader(read(TarHeader.blockSize)) else { return nil }
        guard header.kind == .pax else { return header }
        let content = try read(header.size)
        try skip(TarHeader.padding(after: content.count))
        guard let path = try TarHeader.path(inPax: content), let next = try TarHeader(read(TarHeader.blockSize)),
            next.kind != .pax
        else { throw TarError.damaged }
        header = next
        header.path = path
        return header
    }

    private mutating func unpack(_ header: TarHeader, into folder: FilePath) throws {
        guard expected == nil else { throw TarError.notOurs("something behind the checksums") }
        guard header.size <= size - offset else { throw TarError.truncated }
        let names = try names(in: header.path)
        guard !names.isEmpty else { return }
        if names == [Array(BackupWriter.sumsName.utf8)] {
            guard header.size <= Self.longestSums else { throw TarError.damaged }
            expected = try read(header.size)
            return try skip(TarHeader.padding(after: header.size))
        }
        var path = folder
        for name in names {
            guard let longer = path.appending(name: name) else { throw TarError.notOurs("path") }
            path = longer
        }
        do {
            switch header.kind {
            case .folder: try Folder.makeIfMissing(path)
            case .file: sums[Array(names.joined(separator: [UInt8(ascii: "/")]))] = try unpackFile(header, to: path)
            case .pax: throw TarError.damaged
            }
        } catch LibraryError.vanished {
            throw TarError.notOurs("a file without its folder")
        } catch LibraryError.system(_, let detail) where FileStatus.exists(path) {
            throw TarError.notOurs("a path twice (\(detail))")
        }
    }

    /// The path components below `ReceiptMind/`.
    private func names(in path: [UInt8]) throws(TarError) -> [[UInt8]] {
        var parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Array($0) }
        if parts.last?.isEmpty == true { parts.removeLast() }
        guard path.count <= Self.longestPath, parts.first == BackupWriter.rootName, parts.count <= Self.deepest else {
            throw .notOurs("path")
        }
        let names = Array(parts.dropFirst())
        let ours = ["Users", "Failed", ReceiptLibrary.ratesName, BackupWriter.sumsName].map { Array($0.utf8) }
        guard names.first.map(ours.contains) ?? true else { throw .notOurs("path") }
        return names
    }

    private mutating func unpackFile(_ header: TarHeader, to path: FilePath) throws -> String {
        let file = try OpenFile(creating: path)
        var hash = SHA256()
        var left = header.size
        while left > 0 {
            let part = try read(min(1 << 20, left))
            hash.update(data: part)
            try file.write(part)
            left -= part.count
        }
        try skip(TarHeader.padding(after: header.size))
        try file.setModified(header.modified)
        bytes += header.size
        return hash.finalize().hexadecimal
    }

    private func compareSums() throws(TarError) {
        guard let expected else { throw .truncated }
        var listed = 0
        for text in expected.split(separator: UInt8(ascii: "\n")) {
            guard let line = ChecksumLine(text), sums[line.path] == line.sha256 else {
                throw .notOurs("checksums differ")
            }
            listed += 1
        }
        guard listed == sums.count else { throw .notOurs("checksums differ") }
    }

    private mutating func read(_ count: Int) throws -> [UInt8] {
        let part = try archive.bytes(at: offset, count: count)
        guard part.count == count else { throw TarError.truncated }
        offset += count
        return part
    }

    private mutating func skip(_ count: Int) throws { _ = try read(count) }
}
