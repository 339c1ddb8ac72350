import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// A ``FileStore`` of a user's files in a library's folder.
final class FolderParts: FileStore {
    private let place: UserLayout

    init(_ place: UserLayout) { self.place = place }

    func parts(in folder: PartFolder) throws -> [Part] {
        let path = place.path(of: folder)
        guard try FileStatus.ifPresent(path)?.kind == .folder else { return [] }
        return try Folder.names(in: path).compactMap { name in
            let file = path.appending(name)
            guard let status = try FileStatus.ifPresent(file), status.kind == .file, isPart(name.bytes, folder) else {
                return nil
            }
            let sha256 = try ContentHash.sha256(of: file)
            return Part(PartName(folder, name.bytes), size: status.size, sha256: sha256)
        }
    }

    /// Excludes the ledger, the index derived from it, and temporary files of processes that died.
    private func isPart(_ name: [UInt8], _ folder: PartFolder) -> Bool {
        let others = [place.ledger.lastComponent?.bytes, Array(RecordIndexFile.name.utf8)]
        return !name.starts(with: DurableFile.temporaryPrefix)
            && !(folder == .own && (others.contains(name) || name.starts(with: RecordIndexFile.name.utf8)))
    }

    func records() throws -> [RecordID] {
        guard try FileStatus.ifPresent(place.records)?.kind == .folder else { return [] }
        let ids = try Folder.names(in: place.records).compactMap { RecordID($0.string) }
        return try ids.filter { try !Folder.names(in: place.record($0).folder).isEmpty }.sorted()
    }

    func bytes(of name: PartName) throws -> [UInt8]? {
        guard let path = place.path(of: name.folder).appending(name: name.name) else { return nil }
        return try DurableFile.readIfPresent(path, limit: FileLimit.archive)
    }

    /// Applied one after another: a folder has no atomic change of several files.
    func write(_ changes: [PartChange]) throws {
        for change in changes {
            switch change {
            case .put(let name, let bytes):
                let folder = place.path(of: name.folder)
                if try Folder.makeIfMissing(folder) { try Folder.sync(folder.removingLastComponent()) }
                guard let file = folder.appending(name: name.name) else {
                    throw LibraryError.unsafeFile(path: name.text, kind: "name")
                }
                try DurableFile.replace(file, bytes)
            case .remove(let name):
                if let file = place.path(of: name.folder).appending(name: name.name) { try DurableFile.remove(file) }
            case .removeAll(let folder):
                for part in try parts(in: folder) { try write([.remove(part.name)]) }
                if case .record = folder { try Folder.removeWithFiles(place.path(of: folder)) }
            }
        }
    }

    func writeWithNextLines(_ changes: [PartChange]) throws { try write(changes) }

    func prepare(_ pictures: [[UInt8]]) throws {}

    /// Always empty: `verify` compares images with the ledger itself.
    func damagedParts() throws -> [PartDamage] { [] }

    func settle() throws {}

    /// Always empty: `verify` finds leftovers itself.
    func unneeded() throws -> [String] { [] }

    func removeUnneeded() throws {}
}
