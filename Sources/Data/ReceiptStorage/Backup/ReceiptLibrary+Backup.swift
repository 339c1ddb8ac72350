import CPosix
import Foundation
import Glibc
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary {
    /// Writes ledgers, profiles, records with their images, rates and `Failed/` into one new file.
    ///
    /// Other processes may write meanwhile. Each user's part is a consistent snapshot, because the ledger is copied last and
    /// under its lock, after all images of the records in it. The inbox is not included.
    ///
    /// - Throws: ``LibraryError/alreadyThere(path:)`` where the file exists.
    public func backup(to location: FileLocation) throws -> BackupReport {
        let path = try FilePath(location)
        guard try FileStatus.ifPresent(path) == nil else { throw LibraryError.alreadyThere(path: location.path) }
        let folder = path.parent
        try LibraryArrangement(layout: layout).requireOutside(folder, for: path)
        guard let temporary = folder.appending(name: ".new-\(newID())".utf8) else {
            throw LibraryError.vanished(path: location.path)
        }
        do {
            let report = try writeBackup(temporary)
            guard try renameWithoutReplacing(temporary, to: path) else {
                throw LibraryError.alreadyThere(path: location.path)
            }
            try Folder.sync(folder)
            return report
        } catch {
            try? DurableFile.remove(temporary)  // the first error is the one to tell
            throw error
        }
    }

    private func writeBackup(_ path: FilePath) throws -> BackupReport {
        for _ in 1...3 {
            let archive = try OpenFile(creating: path)
            var writer = try BackupWriter(archive, root: layout.kept)
            var report = BackupReport()
            do {
                try writer.add(folder: layout.users)
                for user in try store.users() { try back(up: user, &writer, &report) }
                try backUpFailed(&writer)
                try backUpRates(&writer)
                try writer.finish(modified: Timestamp(now()).millisecondsSince1970 / 1000)
                (report.files, report.bytes) = (writer.files, writer.bytes)
                return report
            } catch is PurgedMeanwhile {
                try DurableFile.remove(path)
            }
        }
        throw LibraryError.changedWhileCopying(path: root.path)
    }

    /// A record was purged after its images were copied, so the archive has to be started again.
    private struct PurgedMeanwhile: Error {}

    private func back(up user: UserID, _ writer: inout BackupWriter, _ report: inout BackupReport) throws {
        let place = layout.user(user)
        let ledger = try ledger(of: user)
        defer { if !ledger.files.areLocal { try? DurableFile.remove(place.ledger) } }
        try writer.add(folder: place.folder)
        try writer.add(folder: place.records)
        var copied: [RecordID: CopiedRecord] = [:]
        // Copies records that arrive meanwhile before taking the lock, so that the lock is held briefly.
        for _ in 1...8 {
            try ledger.refresh()
            let new = try ledger.records().filter { copied[$0.id]?.images != $0.images }.sorted { $0.id < $1.id }
            if new.isEmpty { break }
            for record in new { copied[record.id] = try copy(record, copied[record.id], in: place, &writer, &report) }
        }
        try ledger.lockedAsItIs {
            let records = try ledger.records()
            // Images may have been attached since a record was copied.
            for record in records where copied[record.id]?.images != record.images {
                copied[record.id] = try copy(record, copied[record.id], in: place, &writer, &report)
            }
            guard records.allSatisfy({ !$0.isPurged || !report.records.contains($0.id) }) else {
                throw PurgedMeanwhile()
            }
            try ledger.files.bringAll(.own)
            if !ledger.files.areLocal { try export(ledger, to: place.ledger) }
            for name in try Folder.names(in: place.folder) where !name.bytes.starts(with: DurableFile.temporaryPrefix) {
                let path = place.folder.appending(name)
                guard path != place.ledger, name.string != RecordIndexFile.name,
                    try FileStatus.ifPresent(path)?.kind == .file
                else { continue }
                try writer.add(file: path)
            }
            try writer.add(file: place.ledger, size: ledger.index.end)
        }
        report.users += 1
    }

    /// The files of a record's folder that are in the archive.
    private struct CopiedRecord {
        /// The record's images at the time of copying.
        var images: [StoredImage]
        var names: Set<[UInt8]> = []
    }

    /// Writes the ledger's lines to a file, as a folder library has them.
    func export(_ ledger: Ledger, to path: FilePath) throws {
        try DurableFile.remove(path)
        let file = try OpenFile(creating: path)
        for offset in stride(from: 0, to: ledger.index.end, by: 4 << 20) {
            try file.write(ledger.store.reader.bytes(at: offset, count: min(4 << 20, ledger.index.end - offset)))
        }
        try file.sync()
    }

    private func copy(
        _ record: Record,
        _ earlier: CopiedRecord?,
        in place: UserLayout,
        _ writer: inout BackupWriter,
        _ report: inout BackupReport
    ) throws -> CopiedRecord {
        var copied = CopiedRecord(images: record.images, names: earlier?.names ?? [])
        guard !record.images.isEmpty else { return copied }
        let folder = place.record(record.id).folder
        let files = try files(of: record.user)
        // Copies that were brought for the backup only are removed.
        let isThere = try files.areLocal || FileStatus.ifPresent(folder) != nil
        try files.bringAll(.record(record.id))
        defer { if !isThere { try? Folder.removeWithFiles(folder) } }
        do {
            let names = try Folder.names(in: folder)
            if earlier?.names.isEmpty ?? true { try writer.add(folder: folder) }
            for name in names where !copied.names.contains(name.bytes) {
                guard try FileStatus.ifPresent(folder.appending(name))?.kind == .file else { continue }
                try writer.add(file: folder.appending(name))
                copied.names.insert(name.bytes)
            }
            for image in record.images where !names.contains(where: { $0.string == image.file }) {
                report.missing.append(FileLocation(folder).path + "/" + image.file)
            }
        } catch LibraryError.vanished(let path) {
            report.missing.append(path)
        }
        report.records.insert(record.id)
        return copied
    }

    private func backUpRates(_ writer: inout BackupWriter) throws {
        guard let bytes = try store.commonFile(Self.ratesName) else { return }
        let path = layout.kept.appending(Self.ratesName)
        guard layout.kept != layout.root else { return try writer.add(file: path) }
        // A database's files have no path here.
        try DurableFile.replace(path, bytes)
        defer { try? DurableFile.remove(path) }
        try writer.add(file: path)
    }

    private func backUpFailed(_ writer: inout BackupWriter) throws {
        try writer.add(folder: layout.failed)
        for user in try store.users() { try files(of: user).bringAll(.failed) }
        for user in try Folder.names(in: layout.failed) {
            let folder = layout.failed.appending(user)
            guard try FileStatus.ifPresent(folder)?.kind == .folder else { continue }
            try writer.add(folder: folder)
            for name in try Folder.names(in: folder) where !name.bytes.starts(with: DurableFile.temporaryPrefix) {
                let path = folder.appending(name)
                guard try FileStatus.ifPresent(path)?.kind == .file else { continue }
                // A file that is being read again may leave the quarantine meanwhile.
                do { try writer.add(file: path) } catch LibraryError.vanished { continue }
            }
        }
    }
}

extension ReceiptLibrary {
    /// Creates a library from a backup, after every byte was verified.
    ///
    /// Files and folders get owner-only rights, whatever the archive says.
    ///
    /// - Throws: ``LibraryError/alreadyThere(path:)`` where anything exists at the path;
    ///   ``LibraryError/damagedBackup(path:detail:)``, and then nothing was created.
    public static func restore(from backup: FileLocation, to root: FileLocation) throws -> BackupReport {
        let place = try FilePath(root)
        var reader = try BackupReader(FilePath(backup))
        try requireEmpty(place)
        try LibraryArrangement(layout: LibraryLayout(root: place)).makeParents(of: place)
        let suffix = String(UInt64.random(in: 0 ... .max), radix: 36)
        let parent = place.parent
        guard let temporary = parent.appending(name: ".new-ReceiptMind-\(suffix)".utf8) else {
            throw LibraryError.vanished(path: root.path)
        }
        guard try Folder.makeIfMissing(temporary) else { throw LibraryError.alreadyThere(path: root.path) }
        do {
            try reader.unpack(into: temporary)
            try Folder.syncFileSystem(of: temporary)
            // `rmdir` fails on a folder that is not empty, which protects existing files.
            if try FileStatus.ifPresent(place) != nil {
                try systemCall(on: place) { rmdir(place.nullTerminated) }
            }
            guard try renameWithoutReplacing(temporary, to: place) else {
                throw LibraryError.alreadyThere(path: root.path)
            }
            try Folder.sync(parent)
        } catch {
            try? Folder.removeTree(temporary)  // the first error is the one to tell
            throw error
        }
        var report = BackupReport()
        (report.files, report.bytes) = (reader.files, reader.bytes)
        return report
    }

    private static func requireEmpty(_ place: FilePath) throws {
        guard let status = try FileStatus.ifPresent(place) else { return }
        guard status.kind == .folder, try Folder.names(in: place).isEmpty else {
            throw LibraryError.alreadyThere(path: FileLocation(place).path)
        }
    }
}
