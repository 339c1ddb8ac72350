import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

import func Glibc.getpid
import func Glibc.rename

/// This machine's cache of a user's files in a shared library.
///
/// A copy's hash is compared with the original's at every use, and the copy fetched again where it differs: removing or changing
/// copies does no harm.
final class LocalFileCache: UserFiles {
    let stored: any FileStore
    private let place: UserLayout
    private var settled: Set<FilePath> = []

    init(_ stored: any FileStore, place: UserLayout) { (self.stored, self.place) = (stored, place) }

    var areLocal: Bool { false }

    // MARK: Fetching

    func bring(_ path: FilePath) throws {
        guard let name = name(of: path) else { return }
        // The cache may be removed at any time, with its folders.
        try Folder.makeIfMissing(path.removingLastComponent())
        guard let part = try stored.parts(in: name.folder).first(where: { $0.name == name }) else {
            return try DurableFile.remove(path)
        }
        try bring(part, to: path)
    }

    func bringOnce(_ path: FilePath) throws {
        if settled.contains(path), try FileStatus.ifPresent(path) != nil { return }
        try bring(path)
        settled.insert(path)
    }

    /// Removes copies of files no longer stored, too.
    func bringAll(_ folder: PartFolder, where isWanted: ([UInt8]) -> Bool) throws {
        let path = place.path(of: folder)
        let kept = try stored.parts(in: folder)
        if kept.isEmpty, try FileStatus.ifPresent(path) == nil { return }
        let names = Set(kept.map(\.name.name))
        if try FileStatus.ifPresent(path) != nil, folder != .own {
            for name in try Folder.names(in: path) where !names.contains(name.bytes) {
                let copy = path.appending(name)
                if try FileStatus.ifPresent(copy)?.kind == .file { try DurableFile.remove(copy) }
            }
        }
        for part in kept where isWanted(part.name.name) {
            if let copy = path.appending(name: part.name.name) { try bring(part, to: copy) }
        }
    }

    private func bring(_ part: Part, to path: FilePath) throws {
        if let status = try FileStatus.ifPresent(path), status.kind == .file, status.size == part.size,
            try ContentHash.sha256(of: path) == part.sha256
        {
            return
        }
        guard let bytes = try stored.bytes(of: part.name) else { return try DurableFile.remove(path) }
        try write(bytes, to: path)
    }

    /// Not synced, because it can be fetched again.
    private func write(_ bytes: [UInt8], to path: FilePath) throws {
        let folder = path.removingLastComponent()
        try Folder.makeIfMissing(folder)
        guard let name = path.lastComponent,
            let temporary = folder.appending(
                name: DurableFile.temporaryPrefix + Array("\(getpid())-".utf8) + name.bytes
            )
        else { return }
        try DurableFile.remove(temporary)
        try OpenFile(creating: temporary).write(bytes)
        try systemCall(on: path) { rename(temporary.nullTerminated, path.nullTerminated) }
    }

    // MARK: Storing

    func prepare(_ picture: FilePath) throws {
        do {
            try stored.prepare([DurableFile.read(picture, limit: FileLimit.archive)])
        } catch LibraryError.database(let problem) where problem.isOfTheLink {
            // Uploaded again with the lines, which retries until the lock's timeout.
        }
    }

    func keep(_ paths: [FilePath]) throws {
        try stored.write(paths.compactMap(put))
        settled.subtract(paths)
    }

    func keepWithNextLines(_ paths: [FilePath]) throws { try stored.writeWithNextLines(paths.compactMap(put)) }

    private func put(_ path: FilePath) throws -> PartChange? {
        guard let name = name(of: path), try FileStatus.ifPresent(path)?.kind == .file else { return nil }
        return .put(name, try DurableFile.read(path, limit: FileLimit.archive))
    }

    func remove(_ paths: [FilePath]) throws { try stored.write(paths.compactMap(name).map(PartChange.remove)) }

    func purgeWithNextLines(_ id: RecordID) throws { try stored.writeWithNextLines([.removeAll(.record(id))]) }

    func settle() throws { try stored.settle() }

    // MARK: Names

    /// The name in the shared library; `nil` for files that only this machine has.
    private func name(of path: FilePath) -> PartName? {
        guard let name = path.lastComponent?.bytes, !name.starts(with: DurableFile.temporaryPrefix) else { return nil }
        let folder = path.removingLastComponent()
        if folder == place.folder { return PartName(.own, name) }
        if folder == place.failed { return PartName(.failed, name) }
        guard folder.removingLastComponent() == place.records,
            let id = folder.lastComponent.flatMap({ RecordID($0.string) })
        else { return nil }
        return PartName(.record(id), name)
    }
}
