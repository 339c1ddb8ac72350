import Foundation
import Glibc
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary {
    /// Verifies hash chain, image bytes, records against folders, access rights and leftovers.
    ///
    /// Writes nothing unless it repairs, and may run beside writing processes: their unfinished work is no finding. A repair does
    /// only what cannot lose data, and each finding states what was done.
    public func verify(repairing: Bool = false) throws -> VerifyReport {
        var report = VerifyReport()
        if shared == nil { report.findings = try rightsOfOwnFolders() }
        for user in try userIDs() {
            let ledger = try ledgerToVerify(of: user)
            try ledger.refresh()
            let fileCache = try fileCache(of: user)
            let part = try fileCache.map { try inspectShared(user, ledger, $0) } ?? inspect(user, ledger)
            report.users += 1
            report.records += part.records
            report.lines += part.lines
            report.unknownLines += part.unknownLines
            report.images += part.images
            report.bytes += part.bytes
            report.findings += part.findings
        }
        if repairing { try repair(&report) }
        return report
    }

    private func rightsOfOwnFolders() throws -> [LibraryFinding] {
        var inspection = LibraryInspection(layout.user(.me))
        // The root may be open for others to fill its inbox; stored data lies in these two folders.
        try inspection.inspectRights(of: layout.users, FileStatus(of: layout.users))
        try inspection.inspectRights(below: layout.failed)
        return inspection.findings
    }

    private func inspect(_ user: UserID, _ ledger: Ledger) throws -> VerifyReport {
        let place = layout.user(user)
        var inspection = LibraryInspection(place)
        var report = VerifyReport()
        try ledger.lockedAsItIs {
            let torn = try ledger.store.size - ledger.index.end
            if torn > 0 { inspection.noteTornEnd(of: place.ledger, bytes: torn) }
            inspection.note(try ledger.damages())
            let folders = try Folder.names(in: place.records)
            try inspection.inspect(at: folders) { try ledger.record($0) != nil }
            for claim in try deadClaims(in: place) { inspection.noteLeftover(claim.folder) }
            try inspection.findLeftovers(in: place.folder)
            for leftover in try Quarantine(folder: layout.failed(of: user)).leftovers() {
                inspection.noteLeftover(leftover)
            }
            if try ledger.differsFromFile() { inspection.noteDifferentIndex(in: place.folder) }
            report.lines = ledger.index.lineCount
            report.unknownLines = try ledger.lineCount(otherThan: kinds)
        }
        try inspection.inspect(at: place.profile, as: StoredProfile.self, version: StoredProfile.version)
        try inspection.inspectRights(below: place.folder)
        try ledger.forEachRecord { record in
            report.records += 1
            // Inspected separately, so that the accumulated findings are not copied for every record.
            var own = LibraryInspection(place)
            try own.inspect(at: record) { try hasHad($0, record.id, ledger) }
            guard !own.findings.isEmpty else { return inspection.add(own) }
            // The record may have been purged or changed meanwhile; only a finding on its present state counts.
            try ledger.lockedAsItIs {
                guard let now = try ledger.record(record.id) else { return }
                own = LibraryInspection(place)
                try own.inspect(at: now) { try hasHad($0, now.id, ledger) }
                inspection.add(own)
            }
        }
        (report.images, report.bytes, report.findings) = (inspection.images, inspection.bytes, inspection.findings)
        return report
    }

    // MARK: Repair

    private func repair(_ report: inout VerifyReport) throws {
        try acceptDamage()
        if shared != nil { for user in try userIDs() { try fileCache(of: user)?.parts.removeUnneeded() } }
        let recovery = try recover()
        for index in report.findings.indices {
            report.findings[index].repair = try repair(report.findings[index], recovery)
        }
    }

    /// - Returns: The repair that was made; `nil` where a person has to act.
    private func repair(_ finding: LibraryFinding, _ recovery: RecoveryReport) throws -> LibraryFinding.Repair? {
        if case .damagedLine = finding.kind { return .accepted }
        if case .unneededPicture = finding.kind { return .removed }
        // Damaged files of a shared library need a person.
        guard shared == nil else { return nil }
        let path = try FilePath(FileLocation(finding.path))
        switch finding.kind {
        case .damagedLine: return .accepted
        case .tornEnd: return recovery.tornLedgers.first { $0.hasPrefix(folder(of: path)) }.map { .setAside(path: $0) }
        case .leftover: return try FileStatus.ifPresent(path) == nil ? .removed : nil
        case .indexDiffers:
            try DurableFile.remove(path)
            return .removed
        case .folderWithoutRecord:
            if try FileStatus.ifPresent(path) == nil { return .removed }
            return recovery.completed.first { $0.rawValue == path.lastComponent?.string }.map { .completed($0) }
        case .tooOpen: return try close(path)
        case .damagedFile: return try setAside(path)
        case .imageMissing, .imageChanged, .folderMissing, .wrongKind, .unneededPicture, .unknownFile: return nil
        }
    }

    private func folder(of path: FilePath) -> String { FileLocation(path.removingLastComponent()).path + "/" }

    /// Copies every damaged line aside and records the damage as accepted.
    private func acceptDamage() throws {
        for user in try userIDs() {
            let ledger = try ledger(of: user)
            try ledger.locked { try ledger.acceptDamage() }
        }
    }

    private func close(_ path: FilePath) throws -> LibraryFinding.Repair? {
        guard let status = try FileStatus.ifPresent(path), [.folder, .file].contains(status.kind) else { return nil }
        try systemCall(on: path) { path.withPlatformString { chmod($0, mode_t(status.permissions & 0o700)) } }
        return .closed
    }

    /// Renames a small file that cannot be decoded; images stay.
    private func setAside(_ path: FilePath) throws -> LibraryFinding.Repair? {
        let names = ["profile.json", "reading.json", "record.json"]
        guard let name = path.lastComponent?.string, names.contains(name),
            let aside = path.removingLastComponent().appending(name: (name + LibraryInspection.damagedSuffix).utf8),
            try renameWithoutReplacing(path, to: aside)
        else { return nil }
        try Folder.sync(path.removingLastComponent())
        return .setAside(path: FileLocation(aside).path)
    }
}
