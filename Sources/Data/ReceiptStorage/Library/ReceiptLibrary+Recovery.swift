import Foundation
import Glibc
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary {
    /// Undoes or completes the work of processes that died, at whatever point they died.
    ///
    /// - A folder in `Staging/` whose lock nobody holds is removed: its photo never became a record, and a source is removed only
    ///   after the ledger line or the quarantined file is on disk, so the source is still there.
    /// - A staged image that was to be attached is removed from the record's folder, unless a line of the record has it.
    /// - A folder in `Records/` without a line gets its line, because photo and first state were synced before the folder was
    ///   renamed, unless another import stored the same bytes meanwhile.
    /// - The folder of a purged record is removed.
    /// - The move of a user's records to another user is completed.
    /// - A source whose record has its line is left: the next ingest finds the bytes known and removes it.
    ///
    /// A user with a damaged ledger does not keep the others from recovery; the error is thrown at the end.
    @discardableResult
    public func recover() throws -> RecoveryReport {
        var report = RecoveryReport()
        var firstError: (any Error)?
        if shared == nil { try finishMerges() }
        // In a shared library only this machine's staged folders are recovered here.
        for user in try shared == nil ? userIDs() : usersWithStaged() {
            do {
                try shared == nil ? recover(user, into: &report) : dropStaged(of: user, into: &report)
            } catch {
                firstError = firstError ?? error
            }
        }
        if let firstError { throw firstError }
        return report
    }

    private func recover(_ user: UserID, into report: inout RecoveryReport) throws {
        let ledger = try ledger(of: user)
        let place = layout.user(user)
        try ledger.locked {
            report.undone += try undoDeadClaims(in: place, ledger)
            report.completed += try completeRecords(in: place, ledger)
            try Quarantine(folder: layout.failed(of: user)).tidy()
            for name in try Folder.names(in: place.folder) where name.bytes.starts(with: DurableFile.temporaryPrefix) {
                try DurableFile.remove(place.folder.appending(name))
            }
        }
        report.tornLedgers += ledger.takeTornFiles()
    }

    private func usersWithStaged() throws -> [UserID] {
        try usersWithFolder().filter { user in
            let staging = layout.user(user).staging
            return try FileStatus.ifPresent(staging) != nil && !Folder.names(in: staging).isEmpty
        }
    }

    /// In a shared library files and lines are stored in one transaction, so there is nothing to complete.
    private func dropStaged(of user: UserID, into report: inout RecoveryReport) throws {
        let place = layout.user(user)
        try claiming(of: user) {
            let dead = try deadClaims(in: place)
            for claim in dead { try removeStaged(claim) }
            report.undone += dead.count
        }
    }

    private func undoDeadClaims(in place: UserLayout, _ ledger: Ledger) throws -> Int {
        let dead = try deadClaims(in: place)
        for claim in dead {
            try undoAttachment(claim, in: place, ledger)
            try removeStaged(claim)
        }
        return dead.count
    }

    /// Staged folders of processes that died; call within ``claiming(of:_:)``.
    func deadClaims(in place: UserLayout) throws -> [RecordFolder] {
        try Folder.names(in: place.staging).compactMap { name in
            guard let id = RecordID(name.string) else { return nil }
            let claim = place.claim(id)
            return try isHeld(claim.lock) ? nil : claim
        }
    }

    private func isHeld(_ lock: FilePath) throws -> Bool {
        do {
            return try !OpenFile(lock, flags: O_RDWR).tryLock()
        } catch LibraryError.vanished {
            return false
        }
    }

    private func completeRecords(in place: UserLayout, _ ledger: Ledger) throws -> [RecordID] {
        var completed: [RecordID] = []
        // The receipts of one picture become one step, as their commit would have made them.
        for receipts in try linelessRecords(in: place, ledger) {
            var whole: [Record] = []
            for record in receipts {
                // A folder is superfluous only if other records have all of its images: several records can share one.
                let holders = try record.images.map { try self.holders(of: $0, ledger) }
                if !holders.isEmpty, holders.allSatisfy({ !$0.isEmpty }) {
                    let isSafe = try holders.joined().allSatisfy { try imagesAreWhole(of: $0, in: place) }
                    if isSafe { try Folder.removeWithFiles(place.record(record.id).folder) }
                } else if try imagesAreWhole(of: record, in: place) {
                    whole.append(record)
                }
            }
            if !whole.isEmpty { try ledger.append(whole.map { NewLine(content: .record($0)) }) }
            completed += whole.map(\.id)
        }
        return completed
    }

    /// The first states of records without a line, grouped by picture; removes purged records' folders.
    private func linelessRecords(in place: UserLayout, _ ledger: Ledger) throws -> [[Record]] {
        var lineless: [RecordID] = []
        for id in try Folder.names(in: place.records).compactMap({ RecordID($0.string) }) {
            if let known = try ledger.record(id) {
                try removePurged(known, in: place)
            } else {
                lineless.append(id)
            }
        }
        for id in lineless { lineless += try moveFurther(out: place.record(id), in: place) }
        let records = try lineless.compactMap { try firstState(of: $0, in: place) }.filter { $0.user == ledger.user }
        let byPicture = Dictionary(grouping: records) { record in
            record.images.first.flatMap { $0.part == nil ? nil : $0.sha256 } ?? record.id.rawValue
        }
        return byPicture.values.map { $0.sorted { $0.id < $1.id } }.sorted { $0[0].id < $1[0].id }
    }

    /// Records that make another record of this image a duplicate; not those of other receipts on the same picture.
    private func holders(of image: StoredImage, _ ledger: Ledger) throws -> [Record] {
        try ledger.records(holding: image.sha256).filter { record in
            record.images.contains {
                $0.sha256 == image.sha256 && ($0.part == nil || $0.part?.number == image.part?.number)
            }
        }
    }

    /// `nil` for a folder without a decodable first state: no dying process leaves that, so the folder stays.
    private func firstState(of id: RecordID, in place: UserLayout) throws -> Record? {
        let path = place.record(id).firstState
        do {
            let stored = try StoredFile.decode(StoredRecord.self, at: path, version: LedgerFormat.version)
            let record = try StoredFile.naming(path) { () throws(InvalidField) in try stored.record(revision: 0) }
            return record.id == id ? record : nil
        } catch LibraryError.vanished, LibraryError.damagedLedger {
            return nil
        }
    }

    private func imagesAreWhole(of record: Record, in place: UserLayout) throws -> Bool {
        try record.images.allSatisfy { image in
            do {
                return try ContentHash.sha256(of: place.record(record.id).image(image)) == image.sha256
            } catch LibraryError.vanished {
                return false
            }
        }
    }
}
