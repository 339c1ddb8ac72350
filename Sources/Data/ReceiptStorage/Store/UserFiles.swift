import ReceiptDomain
import struct SystemPackage.FilePath

/// A user's files: as they are stored, and as they lie in the user's folder on this machine.
///
/// Work is done on the files in the folder; these calls keep both the same where they are not one.
protocol UserFiles: AnyObject {
    var stored: any FileStore { get }
    /// Whether the stored files are those in the folder.
    var areLocal: Bool { get }

    /// Makes the file equal to the stored one, or removes it where none is stored.
    func bring(_ path: FilePath) throws
    /// As ``bring(_:)``, once, for a file that hardly ever changes.
    func bringOnce(_ path: FilePath) throws
    /// Makes all wanted files of a folder equal to the stored ones.
    func bringAll(_ folder: PartFolder, where isWanted: ([UInt8]) -> Bool) throws
    /// Stores a picture in advance that will be needed with the next lines.
    func prepare(_ picture: FilePath) throws
    /// Stores the files atomically.
    func keep(_ paths: [FilePath]) throws
    /// Stores the files together with the next lines.
    func keepWithNextLines(_ paths: [FilePath]) throws
    /// Stores all files of a record together with the next lines.
    func keepWithNextLines(_ folder: RecordFolder) throws
    func remove(_ paths: [FilePath]) throws
    /// Removes the stored files of a record together with the next lines.
    func purgeWithNextLines(_ id: RecordID) throws
    /// Deletes the bytes of purged files; a failure is made up for by the next call.
    func settle() throws

    /// Compares the files with the ledger's records, without writing.
    func inspect(_ ledger: Ledger, kinds: Set<String>) throws -> VerifyReport
}

extension UserFiles {
    func bringAll(_ folder: PartFolder) throws { try bringAll(folder) { _ in true } }

    /// Brings the readings of the record's images.
    func bringReadings(of id: RecordID) throws { try bringAll(.record(id)) { $0.starts(with: "reading".utf8) } }

    func keepWithNextLines(_ folder: RecordFolder) throws {
        let paths = try Folder.names(in: folder.folder).map { folder.folder.appending($0) }
        try keepWithNextLines(paths.filter { $0 != folder.lock && $0 != folder.attachment })
    }
}

/// A user's files in a library's folder, which are stored once they are written there.
final class FolderFiles: UserFiles {
    let stored: any FileStore
    private let place: UserLayout

    init(_ place: UserLayout) { (self.place, stored) = (place, FolderParts(place)) }

    var areLocal: Bool { true }

    func bring(_ path: FilePath) {}
    func bringOnce(_ path: FilePath) {}
    func bringAll(_ folder: PartFolder, where isWanted: ([UInt8]) -> Bool) {}
    func prepare(_ picture: FilePath) {}
    func keep(_ paths: [FilePath]) {}
    func keepWithNextLines(_ folder: RecordFolder) {}
    func keepWithNextLines(_ paths: [FilePath]) {}
    func remove(_ paths: [FilePath]) {}
    func purgeWithNextLines(_ id: RecordID) {}
    func settle() {}

    func inspect(_ ledger: Ledger, kinds: Set<String>) throws -> VerifyReport {
        var inspection = LibraryInspection(place)
        try ledger.lockedAsItIs {
            let torn = try ledger.store.size - ledger.index.end
            if torn > 0 { inspection.note(.tornEnd(bytes: torn), place.ledger) }
            try inspection.report.add(ledger, kinds: kinds)
            let folders = try Folder.names(in: place.records)
            try inspection.inspect(at: folders) { try ledger.record($0) != nil }
            for claim in try place.deadClaims() { inspection.note(.leftover, claim.folder) }
            try inspection.findLeftovers(in: place.folder)
            for leftover in try Quarantine(folder: place.failed).leftovers() { inspection.note(.leftover, leftover) }
            if try ledger.differsFromFile() {
                inspection.note(.indexDiffers, place.folder.appending(RecordIndexFile.name))
            }
        }
        try inspection.inspect(at: place.profile, as: StoredProfile.self)
        try inspection.inspectRights(below: place.folder)
        try ledger.forEachRecord { record in
            inspection.report.records += 1
            // Inspected separately, so that the accumulated findings are not copied for every record.
            var own = LibraryInspection(place)
            try own.inspect(at: record) { try ledger.hasHad($0, record.id) }
            guard !own.report.findings.isEmpty else { return inspection.report += own.report }
            // The record may have been purged or changed meanwhile; only a finding on its present state counts.
            try ledger.lockedAsItIs {
                guard let now = try ledger.record(record.id) else { return }
                own = LibraryInspection(place)
                try own.inspect(at: now) { try ledger.hasHad($0, now.id) }
                inspection.report += own.report
            }
        }
        return inspection.report
    }
}

extension VerifyReport {
    /// Counts the ledger's lines and adds its damages; needs the lock.
    mutating func add(_ ledger: Ledger, kinds: Set<String>) throws {
        findings += try ledger.damages().map { LibraryFinding(path: $0.path, kind: .damagedLine($0)) }
        lines += ledger.index.lineCount
        unknownLines += try ledger.lineCount(otherThan: kinds)
    }
}
