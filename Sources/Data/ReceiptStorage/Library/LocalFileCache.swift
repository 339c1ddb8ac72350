import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

import func Glibc.getpid
import func Glibc.rename

/// This machine's cache of a user's files in a shared library.
///
/// A copy's hash is compared with the original's at every use, and the copy fetched again where it differs: removing or changing
/// copies does no harm.
final class LocalFileCache {
    let parts: any FileStore
    private let place: UserLayout
    private let failed: FilePath

    init(_ parts: any FileStore, place: UserLayout, failed: FilePath) {
        (self.parts, self.place, self.failed) = (parts, place, failed)
    }

    // MARK: Fetching

    /// Makes the copy equal to the stored file, or removes it where none is stored.
    func bring(_ path: FilePath) throws {
        guard let name = name(of: path) else { return }
        guard let part = try parts.parts(in: name.folder).first(where: { $0.name == name }) else {
            return try DurableFile.remove(path)
        }
        try bring(part, to: path)
    }

    /// Makes all wanted copies in a folder equal to the stored files; removes copies of files no longer stored.
    @discardableResult
    func bringAll(_ folder: PartFolder, where isWanted: ([UInt8]) -> Bool = { _ in true }) throws -> [Part] {
        let path = path(of: folder)
        let kept = try parts.parts(in: folder)
        if kept.isEmpty, try FileStatus.ifPresent(path) == nil { return [] }
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
        return kept
    }

    /// Fetches the readings of the record's images.
    func bringReadings(of id: RecordID) throws {
        try bringAll(.record(id)) { $0.starts(with: "reading".utf8) }
    }

    private func bring(_ part: Part, to path: FilePath) throws {
        if let status = try FileStatus.ifPresent(path), status.kind == .file, status.size == part.size,
            try ContentHash.sha256(of: path) == part.sha256
        {
            return
        }
        guard let bytes = try parts.bytes(of: part.name) else { return try DurableFile.remove(path) }
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
        try systemCall(on: path) {
            temporary.withPlatformString { old in path.withPlatformString { new in rename(old, new) } }
        }
    }

    // MARK: Storing

    /// Uploads a picture in advance that will be stored with the next lines.
    func prepare(_ picture: FilePath) throws {
        do {
            try parts.prepare([DurableFile.read(picture, limit: FileLimit.archive)])
        } catch LibraryError.database(let problem) where problem.isOfTheLink {
            // Uploaded again with the lines, which retries until the lock's timeout.
        }
    }

    /// Stores the files atomically.
    func keep(_ paths: [FilePath]) throws { try parts.write(paths.compactMap(put)) }

    /// Stores all files of a record together with the next lines.
    func keepWithNextLines(_ folder: RecordFolder) throws {
        let paths = try Folder.names(in: folder.folder).map { folder.folder.appending($0) }
        try keepWithNextLines(paths.filter { $0 != folder.lock && $0 != folder.attachment })
    }

    func keepWithNextLines(_ paths: [FilePath]) throws { try parts.writeWithNextLines(paths.compactMap(put)) }

    private func put(_ path: FilePath) throws -> PartChange? {
        guard let name = name(of: path), try FileStatus.ifPresent(path)?.kind == .file else { return nil }
        return .put(name, try DurableFile.read(path, limit: FileLimit.archive))
    }

    func remove(_ paths: [FilePath]) throws { try parts.write(paths.compactMap(name).map(PartChange.remove)) }

    // MARK: Names

    /// The name in the shared library; `nil` for files that only this machine has.
    private func name(of path: FilePath) -> PartName? {
        guard let name = path.lastComponent?.bytes, !name.starts(with: DurableFile.temporaryPrefix) else { return nil }
        let folder = path.removingLastComponent()
        if folder == place.folder { return PartName(.own, name) }
        if folder == failed { return PartName(.failed, name) }
        guard folder.removingLastComponent() == place.records,
            let id = folder.lastComponent.flatMap({ RecordID($0.string) })
        else { return nil }
        return PartName(.record(id), name)
    }

    private func path(of folder: PartFolder) -> FilePath {
        switch folder {
        case .own: place.folder
        case .failed: failed
        case .record(let id): place.record(id).folder
        }
    }
}

extension ReceiptLibrary {
    /// `nil` for a folder library.
    func fileCache(of user: UserID) throws -> LocalFileCache? {
        guard let shared else { return nil }
        if let known = mirrors[user] { return known }
        let fileCache = LocalFileCache(
            try shared.parts(of: user),
            place: layout.user(user),
            failed: layout.failed(of: user)
        )
        mirrors[user] = fileCache
        return fileCache
    }
}
