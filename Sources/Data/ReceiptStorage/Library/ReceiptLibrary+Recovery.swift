import Foundation
import Glibc
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary {
    /// Undoes or completes what a process left when it died, which is safe at every point at which it can die.
    ///
    /// - A folder in `Staging/` whose lock nobody holds: its photo was never in a record, and a source is removed only after
    ///   the ledger line or the quarantined file is on the disk. So the source is still where it was.
    /// - One that says that its image was to join a record: if no line of the record tells of the image, it is removed from
    ///   the record's folder.
    /// - A folder in `Records/` without a line: the photo and the record's first state are on the disk, because the folder
    ///   is renamed only after both are synced. It gets its line, unless the same bytes came in by another way meanwhile.
    /// - A folder of a record that was purged: its line says so, and it goes.
    /// - A source whose record has its line: the next ingest finds the bytes known, and removes it.
    ///
    /// A user whose ledger is damaged does not keep the others from being repaired; the error is thrown at the end.
    @discardableResult
    public func recover() throws -> RecoveryReport {
        var report = RecoveryReport()
        var firstError: (any Error)?
        // Of a library that is elsewhere, only what processes of this machine staged is left to look after.
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

    /// Files and lines come together there, so that nothing is half done.
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

    /// Staged folders that no living process works at; within ``claiming(of:_:)``.
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
        // The receipts of a picture in one step, as they would have been.
        for receipts in try linelessRecords(in: place, ledger) {
            var whole: [Record] = []
            for record in receipts {
                // Only what others have all of may go: a record of several images can share one of them.
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

    /// The first states of records whose folders have no line, those of one picture together; removes what was purged.
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

    /// The records that make another one with this image superfluous: on a picture of several receipts not those of the others.
    private func holders(of image: StoredImage, _ ledger: Ledger) throws -> [Record] {
        try ledger.records(holding: image.sha256).filter { record in
            record.images.contains {
                $0.sha256 == image.sha256 && ($0.part == nil || $0.part?.number == image.part?.number)
            }
        }
    }

    /// `nil` for a folder that has none that can be understood: nothing that a dying process leaves, so it is left alone.
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
