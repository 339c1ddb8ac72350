import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// Verifies a user's part of a library without writing.
struct LibraryInspection {
    let place: UserLayout
    var report = VerifyReport()

    init(_ place: UserLayout) { self.place = place }

    mutating func note(_ kind: LibraryFinding.Kind, _ path: FilePath) {
        report.findings.append(LibraryFinding(path: FileLocation(path).path, kind: kind))
    }

    // MARK: Records

    /// Verifies a record against its folder; reads its images completely.
    ///
    /// `wasImage` tells whether an earlier state of the record had an image of this name: undo may need a detached file.
    mutating func inspect(at record: Record, wasImage: (String) throws -> Bool) throws {
        let folder = place.record(record.id)
        guard let status = try FileStatus.ifPresent(folder.folder) else {
            if !record.images.isEmpty { note(.folderMissing(record.id), folder.folder) }
            return
        }
        guard status.kind == .folder else { return note(.wrongKind(kind: status.kind.rawValue), folder.folder) }
        if record.isPurged { return note(.leftover, folder.folder) }
        for image in record.images { try inspect(at: image, of: record, in: folder) }
        for path in Set([folder.reading, try folder.reading(of: record)]) {
            try inspect(at: path, as: Reading.self)
        }
        try inspect(at: folder.firstState, as: StoredRecord.self)
        // A power cut can restore the lock file of the process that took the photo in.
        let known = Set(record.images.map(\.file)).union(["reading.json", "record.json", "claim.lock"])
        for name in try Folder.names(in: folder.folder) where !known.contains(name.string) {
            if name.string.hasSuffix(Self.damagedSuffix) { continue }
            if try !wasImage(name.string) { note(.unknownFile, folder.folder.appending(name)) }
        }
    }

    private mutating func inspect(at image: StoredImage, of record: Record, in folder: RecordFolder) throws {
        let path: FilePath
        do {
            path = try folder.image(image)
        } catch LibraryError.unsafeFile {
            return note(.imageMissing(record.id), folder.folder)
        }
        guard let status = try FileStatus.ifPresent(path) else { return note(.imageMissing(record.id), path) }
        guard status.kind == .file else { return note(.wrongKind(kind: status.kind.rawValue), path) }
        report.images += 1
        report.bytes += status.size
        do {
            if try ContentHash.sha256(of: path) != image.sha256 { note(.imageChanged(record.id), path) }
        } catch LibraryError.system(_, let detail) {
            // An unreadable file is a finding, and must not stop the inspection.
            note(.damagedFile(detail: detail), path)
        }
    }

    /// Verifies that a small file of ours can be decoded; a missing one is no error.
    mutating func inspect(at path: FilePath, as type: (some VersionedContent).Type) throws {
        do {
            _ = try StoredFile.content(type, at: path)
        } catch LibraryError.unsafeFile(_, let kind) {
            note(.wrongKind(kind: kind), path)
        } catch LibraryError.damagedLedger(_, _, let detail) {
            note(.damagedFile(detail: String(detail.prefix(120))), path)
        } catch LibraryError.newerFormat(_, let version) {
            note(.damagedFile(detail: "format \(version)"), path)
        }
    }

    /// The suffix of a file that a repair has set aside.
    static let damagedSuffix = ".damaged"

    /// Finds folders without a record among the names in `Records/`.
    mutating func inspect(at folders: [FilePath.Component], known: (RecordID) throws -> Bool) throws {
        for name in folders {
            let path = place.records.appending(name)
            guard let id = RecordID(name.string), try FileStatus.ifPresent(path)?.kind == .folder else {
                note(.unknownFile, path)
                continue
            }
            if try !known(id) { note(.folderWithoutRecord, path) }
        }
    }

    // MARK: Leftovers and rights

    mutating func findLeftovers(in folder: FilePath) throws {
        for name in try Folder.names(in: folder) where name.bytes.starts(with: DurableFile.temporaryPrefix) {
            note(.leftover, folder.appending(name))
        }
    }

    /// Finds files and folders that other users could read, in the whole tree.
    mutating func inspectRights(below path: FilePath) throws {
        guard let status = try FileStatus.ifPresent(path) else { return }
        guard status.kind == .folder || status.kind == .file else {
            return note(.wrongKind(kind: status.kind.rawValue), path)
        }
        inspectRights(of: path, status)
        guard status.kind == .folder else { return }
        for name in try Folder.names(in: path) { try inspectRights(below: path.appending(name)) }
    }

    mutating func inspectRights(of path: FilePath, _ status: FileStatus) {
        if status.permissions & 0o077 != 0 {
            note(.tooOpen(mode: String(status.permissions, radix: 8)), path)
        }
    }
}
