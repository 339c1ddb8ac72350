import Crypto
import Foundation
import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// Writes a backup: a tar archive of the library below `ReceiptMind/`, with `SHA256SUMS` as its last file.
///
/// It can be restored and checked without this program: `tar -xf`, then `sha256sum -c SHA256SUMS`.
struct BackupWriter {
    static let rootName = Array("ReceiptMind".utf8)
    static let sumsName = "SHA256SUMS"

    private let archive: OpenFile
    private let root: FilePath
    private var sums: [UInt8] = []
    private(set) var files = 0
    /// Total size of the files.
    private(set) var bytes = 0

    /// Starts an archive of the library at `root`.
    init(_ archive: OpenFile, root: FilePath) throws {
        self.archive = archive
        self.root = root
        try add(folder: root)
    }

    /// Adds a folder entry without its contents.
    mutating func add(folder: FilePath) throws {
        let status = try OpenFile(folder: folder, followsLink: folder == root).status()
        let header = TarHeader(
            path: archivePath(of: folder) + [UInt8(ascii: "/")],
            kind: .folder,
            mode: status.permissions,
            modified: status.modified
        )
        try archive.write(blocks(of: header, folder))
    }

    /// Adds a file; `size` limits it to the bytes that existed at that time, for a file that grows meanwhile.
    mutating func add(file path: FilePath, size: Int? = nil) throws {
        let file = try OpenFile(path, flags: O_RDONLY)
        let status = try file.status()
        guard status.kind == .file else {
            throw LibraryError.unsafeFile(path: FileLocation(path).path, kind: status.kind.rawValue)
        }
        let size = size ?? status.size
        let header = TarHeader(
            path: archivePath(of: path),
            kind: .file,
            size: size,
            mode: status.permissions,
            modified: status.modified
        )
        try archive.write(blocks(of: header, path))
        var hash = SHA256()
        for offset in stride(from: 0, to: size, by: 1 << 20) {
            let wanted = min(1 << 20, size - offset)
            let part = try file.bytes(at: offset, count: wanted)
            guard part.count == wanted else {
                throw LibraryError.changedWhileCopying(path: FileLocation(path).path)
            }
            hash.update(data: part)
            try archive.write(part)
        }
        try archive.write([UInt8](repeating: 0, count: TarHeader.padding(after: size)))
        sums += ChecksumLine(sha256: hash.finalize().hexadecimal, path: relativePath(of: path)).bytes
        files += 1
        bytes += size
    }

    /// Adds the checksums and the end of the archive, and syncs the file to disk.
    mutating func finish(modified: Int) throws {
        let header = TarHeader(
            path: Self.rootName + Array("/\(Self.sumsName)".utf8),
            kind: .file,
            size: sums.count,
            mode: 0o600,
            modified: modified
        )
        try archive.write(blocks(of: header, root))
        try archive.write(sums)
        let end = TarHeader.padding(after: sums.count) + 2 * TarHeader.blockSize
        try archive.write([UInt8](repeating: 0, count: end))
        try archive.sync()
    }

    private func blocks(of header: TarHeader, _ path: FilePath) throws -> [UInt8] {
        do {
            return try header.blocks()
        } catch {
            throw LibraryError.system(path: FileLocation(path).path, detail: error.detail)
        }
    }

    private func archivePath(of path: FilePath) -> [UInt8] {
        let relative = relativePath(of: path)
        return relative.isEmpty ? Self.rootName : Self.rootName + [UInt8(ascii: "/")] + relative
    }

    private func relativePath(of path: FilePath) -> [UInt8] {
        let components = path.components.dropFirst(root.components.count)
        return Array(components.map(\.bytes).joined(separator: [UInt8(ascii: "/")]))
    }
}

/// A line of `SHA256SUMS` in `sha256sum`'s format: prefixed by a backslash where the path contains one, or a newline.
struct ChecksumLine: Hashable {
    var sha256: String
    var path: [UInt8]

    init(sha256: String, path: [UInt8]) {
        self.sha256 = sha256
        self.path = path
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "\n"): UInt8(ascii: "n"),
        UInt8(ascii: "\r"): UInt8(ascii: "r"),
    ]

    var bytes: [UInt8] {
        let escaped = path.flatMap { byte in Self.escapes[byte].map { [UInt8(ascii: "\\"), $0] } ?? [byte] }
        let mark = escaped.count == path.count ? "" : "\\"
        return Array("\(mark)\(sha256)  ".utf8) + escaped + [UInt8(ascii: "\n")]
    }

    /// Reads a line without its newline.
    init?(_ line: ArraySlice<UInt8>) {
        let isEscaped = line.first == UInt8(ascii: "\\")
        let text = isEscaped ? line.dropFirst() : line
        guard text.count > 66, text.dropFirst(64).starts(with: "  ".utf8),
            LineHash(String(decoding: text.prefix(64), as: UTF8.self)) != nil
        else { return nil }
        sha256 = String(decoding: text.prefix(64), as: UTF8.self)
        path = []
        var bytes = text.dropFirst(66).makeIterator()
        while let byte = bytes.next() {
            guard isEscaped, byte == UInt8(ascii: "\\") else {
                path.append(byte)
                continue
            }
            guard let code = bytes.next(), let meant = Self.escapes.first(where: { $0.value == code })?.key else {
                return nil
            }
            path.append(meant)
        }
    }
}
