import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// Undoes or completes what processes that died have left in a user's folders.
struct FolderRecovery {
    let store: FolderStore
    let ledger: Ledger
    private let place: UserLayout

    init(store: FolderStore, ledger: Ledger) {
        (self.store, self.ledger) = (store, ledger)
        place = store.layout.user(ledger.user)
    }

    func run(into report: inout RecoveryReport) throws {
        try ledger.locked {
            report.undone += try undoDeadClaims()
            report.completed += try completeRecords()
            try Quarantine(folder: place.failed).tidy()
            for name in try Folder.names(in: place.folder) where name.bytes.starts(with: DurableFile.temporaryPrefix) {
                try DurableFile.remove(place.folder.appending(name))
            }
        }
        report.tornLedgers += ledger.takeTornFiles()
    }

    private func undoDeadClaims() throws -> Int {
        let dead = try place.deadClaims()
        for claim in dead {
            try undoAttachment(claim)
            try store.removeStaged(claim)
        }
        return dead.count
    }

    private func completeRecords() throws -> [RecordID] {
        var completed: [RecordID] = []
        // The receipts of one picture become one step, as their commit would have made them.
        for receipts in try linelessRecords() {
            var whole: [Record] = []
            for record in receipts {
                // A folder is superfluous only if other records have all of its images: several records can share one.
                let holders = try record.images.map { try self.holders(of: $0) }
                if !holders.isEmpty, holders.allSatisfy({ !$0.isEmpty }) {
                    let isSafe = try holders.joined().allSatisfy { try imagesAreWhole(of: $0) }
                    if isSafe { try Folder.removeWithFiles(place.record(record.id).folder) }
                } else if try imagesAreWhole(of: record) {
                    whole.append(record)
                }
            }
            if !whole.isEmpty { try ledger.append(whole.map { NewLine(content: .record($0)) }) }
            completed += whole.map(\.id)
        }
        return completed
    }

    /// The first states of records without a line, grouped by picture; removes purged records' folders.
    private func linelessRecords() throws -> [[Record]] {
        var lineless: [RecordID] = []
        for id in try Folder.names(in: place.records).compactMap({ RecordID($0.string) }) {
            if let known = try ledger.record(id) {
                try place.removePurged(known)
            } else {
                lineless.append(id)
            }
        }
        for id in lineless { lineless += try store.moveFurther(out: place.record(id), in: place) }
        let records = try lineless.compactMap { try firstState(of: $0) }.filter { $0.user == ledger.user }
        let byPicture = Dictionary(grouping: records) { record in
            record.images.first.flatMap { $0.part == nil ? nil : $0.sha256 } ?? record.id.rawValue
        }
        return byPicture.values.map { $0.sorted { $0.id < $1.id } }.sorted { $0[0].id < $1[0].id }
    }

    /// Records that make another record of this image a duplicate; not those of other receipts on the same picture.
    private func holders(of image: StoredImage) throws -> [Record] {
        try ledger.records(holding: image.sha256).filter { record in
            record.images.contains {
                $0.sha256 == image.sha256 && ($0.part == nil || $0.part?.number == image.part?.number)
            }
        }
    }

    /// `nil` for a folder without a decodable first state: no dying process leaves that, so the folder stays.
    private func firstState(of id: RecordID) throws -> Record? {
        let path = place.record(id).firstState
        do {
            let record = try StoredFile.value(at: path) { (stored: StoredRecord) throws(InvalidValue) in
                try stored.record(revision: 0)
            }
            return record?.id == id ? record : nil
        } catch LibraryError.damagedLedger {
            return nil
        }
    }

    private func imagesAreWhole(of record: Record) throws -> Bool {
        try record.images.allSatisfy { image in
            do {
                return try ContentHash.sha256(of: place.record(record.id).image(image)) == image.sha256
            } catch LibraryError.vanished {
                return false
            }
        }
    }

    /// Removes an image that a dead process had placed without writing its line.
    private func undoAttachment(_ claim: RecordFolder) throws {
        let found: PendingAttachment?
        do { found = try StoredFile.content(at: claim.attachment) } catch LibraryError.damagedLedger { found = nil }
        // The image is placed only after this file is complete.
        guard let pending = found, let id = RecordID(pending.record) else { return }
        let image = StoredImage(file: pending.file, sha256: pending.sha256, bytes: 0, originalName: "")
        let path = try place.record(id).image(image)
        guard try !ledger.hasHad(pending.file, id), try FileStatus.ifPresent(path)?.kind == .file,
            try ContentHash.sha256(of: path) == pending.sha256
        else { return }
        // The joined reading belongs to the same interrupted step.
        if let number = image.number { try DurableFile.remove(place.record(id).reading(upTo: number)) }
        try DurableFile.remove(path)
        try Folder.sync(place.record(id).folder)
    }
}
