import Crypto
import Foundation
import ReceiptDomain
import struct SystemPackage.FilePath

/// `moved.json`, which marks a folder whose library was moved.
struct MovedMarker: VersionedContent, Encodable {
    static let version = 1
    static let name = "moved.json"

    var v = version
    var to: String

    func write(in root: FilePath) throws {
        try DurableFile.replace(root.appending(Self.name), LedgerFormat.encoder().encode(self))
    }

    /// - Throws: ``LibraryError/moved(to:)`` where the folder has the marker.
    static func refuse(in root: FilePath) throws {
        guard let marker = try StoredFile.content(Self.self, at: root.appending(name)) else { return }
        throw LibraryError.moved(to: marker.to)
    }
}

/// One user's lines and files in any kind of library.
struct MovedUser {
    let lines: any LineStore
    let parts: any FileStore

    /// Bytes copied at a time.
    private static let batch = 8 << 20

    var folders: [PartFolder] { get throws { try [.own, .failed] + parts.records().map(PartFolder.record) } }

    /// Makes the other side's files equal to these, copying only the differing ones.
    func copyParts(to other: MovedUser) throws {
        for folder in try other.folders where try parts.parts(in: folder).isEmpty {
            try other.parts.write([.removeAll(folder)])
        }
        var waiting: [PartChange] = []
        var size = 0
        for folder in try folders {
            let there = Set(try other.parts.parts(in: folder))
            let here = try parts.parts(in: folder)
            for part in there where !here.contains(where: { $0.name == part.name }) {
                waiting.append(.remove(part.name))
            }
            for part in here where !there.contains(part) {
                guard let bytes = try parts.bytes(of: part.name) else {
                    throw LibraryError.changedWhileCopying(path: part.name.text)
                }
                waiting.append(.put(part.name, bytes))
                size += bytes.count
                guard size >= Self.batch else { continue }
                try other.parts.write(waiting)
                (waiting, size) = ([], 0)
            }
        }
        try other.parts.write(waiting)
    }

    /// Appends the lines that the other side lacks; its lines must be a prefix of these.
    ///
    /// Needs both locks.
    func copyLines(to other: MovedUser) throws {
        let (size, known) = (try lines.size, try other.lines.size)
        var (place, wanted) = (known, Self.batch)
        while place < size {
            let text = try lines.reader.bytes(at: place, count: min(wanted, size - place))
            guard let last = text.lastIndex(of: LedgerFormat.newline) else {
                guard text.count == wanted, place + wanted < size else {
                    throw LibraryError.changedWhileCopying(path: lines.name)
                }
                // A longer line is damage, and is copied unchanged.
                wanted *= 2
                continue
            }
            let whole = text[..<last].split(separator: LedgerFormat.newline, omittingEmptySubsequences: false)
            try other.lines.append(whole.map(Array.init))
            place += last + 1
            wanted = Self.batch
        }
    }

    /// Whether the other side's lines are a prefix of these.
    func begins(with other: MovedUser) throws -> Bool {
        let known = try other.lines.size
        return try known <= lines.size && hash(upTo: known) == other.hash(upTo: known)
    }

    /// Reads both sides again and compares them.
    func requireSame(as other: MovedUser, _ report: inout MoveReport) throws {
        let size = try lines.size
        guard try size == other.lines.size, try hash(upTo: size) == other.hash(upTo: size) else {
            throw LibraryError.changedWhileCopying(path: other.lines.name)
        }
        guard try other.parts.damagedParts().isEmpty, try Set(folders.filter(hasFiles)) == other.filledFolders else {
            throw LibraryError.changedWhileCopying(path: other.lines.name)
        }
        for folder in try folders {
            let parts = try parts.parts(in: folder)
            guard try parts == other.parts.parts(in: folder) else {
                throw LibraryError.changedWhileCopying(path: other.lines.name)
            }
            report.files += parts.count
            report.bytes += parts.reduce(0) { $0 + $1.size }
        }
        report.users += 1
        report.bytes += size
        report.lines += try lineCount(upTo: size)
    }

    private func hasFiles(_ folder: PartFolder) throws -> Bool { try !parts.parts(in: folder).isEmpty }

    private var filledFolders: Set<PartFolder> { get throws { try Set(folders.filter(hasFiles)) } }

    private func hash(upTo size: Int) throws -> [UInt8] {
        var hash = SHA256()
        try read(upTo: size) { hash.update(data: $0) }
        return Array(hash.finalize())
    }

    private func lineCount(upTo size: Int) throws -> Int {
        var count = 0
        try read(upTo: size) { count += $0.count { $0 == LedgerFormat.newline } }
        return count
    }

    private func read(upTo size: Int, _ work: ([UInt8]) -> Void) throws {
        for offset in stride(from: 0, to: size, by: 4 << 20) {
            work(try lines.reader.bytes(at: offset, count: min(4 << 20, size - offset)))
        }
    }
}
