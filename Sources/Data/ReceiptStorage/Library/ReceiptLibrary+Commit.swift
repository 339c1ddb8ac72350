import Foundation
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary {
    /// The record with these bytes, from settled lines only: callers remove a source because of it.
    func record(holding sha256: String, of user: UserID) throws -> Record? {
        let ledger = try ledger(of: user)
        return try ledger.settled { try safeRecord(holding: sha256, ledger) }
    }

    /// The record with these bytes, after its line was settled wherever it has to be.
    private func safeRecord(holding sha256: String, _ ledger: Ledger) throws -> Record? {
        let known = try ledger.record(holding: sha256)
        if known != nil { try ledger.store.waitUntilDurable() }
        return known
    }

    func commit(_ record: Record, from claim: PhotoClaim, reading: Reading) throws -> Record {
        try commit([ReadDraft(record: record, reading: reading)], from: claim).first ?? record
    }

    /// Commits all drafts of an image, or none.
    ///
    /// Folders of further drafts lie inside the first one's until it is renamed into `Records/`: one rename publishes them all,
    /// recovery can write their lines, and one ledger step has all of them.
    func commit(_ drafts: [ReadDraft], from claim: PhotoClaim) throws -> [Record] {
        try claim.requireOpen()
        let staged = claim.receipt
        let user = staged.source.user
        try requireDrafts(drafts, of: claim)
        try stageFiles(of: drafts, in: claim)
        let ledger = try ledger(of: user)
        // Done before the lock is taken, so that nobody waits for the upload.
        if let image = drafts.first?.record.images.first { try ledger.files.prepare(claim.folder.image(image)) }
        let result = try ledger.locked {
            if let known = try safeRecord(holding: staged.sha256, ledger) { return [known] }
            // A missing lock file tells processes that look after a shared library that this folder is finished.
            try DurableFile.remove(claim.folder.lock)
            return try publish(drafts.map(\.record), from: claim.folder, ledger)
        }
        if result.first?.id != staged.id { try store.removeStaged(claim.folder) }
        claim.progress = .committed
        return result
    }

    private func requireDrafts(_ drafts: [ReadDraft], of claim: PhotoClaim) throws {
        guard drafts.first?.record.id == claim.receipt.id else { throw LibraryError.noSuchRecord(claim.receipt.id) }
        for record in drafts.map(\.record) {
            guard record.user == claim.receipt.source.user, record.images.count == 1,
                record.images.first?.sha256 == claim.receipt.sha256
            else { throw LibraryError.noSuchRecord(record.id) }
        }
    }

    /// Writes all files into the staged folder and syncs them.
    private func stageFiles(of drafts: [ReadDraft], in claim: PhotoClaim) throws {
        let first = claim.folder
        if drafts.count > 1 { try Folder.makeIfMissing(first.further) }
        for (index, draft) in drafts.enumerated().reversed() {
            guard let image = draft.record.images.first else { continue }
            let folder = index == 0 ? first : first.further(draft.record.id)
            if index > 0 { try Folder.makeIfMissing(folder.folder) }
            let encoder = LedgerFormat.encoder()
            try store.putStaged(folder.reading, encoder.encode(draft.reading.asEvidence))
            try store.putStaged(folder.firstState, encoder.encode(StoredRecord(draft.record)))
            if index == 0 {
                try store.rename(first.unnamedImage, to: folder.image(image))
            } else {
                try DurableFile.link(first.unnamedImage, to: folder.image(image), limit: limits.fileBytes)
            }
            try store.syncStaged(folder.folder)
        }
        guard drafts.count > 1 else { return }
        try store.syncStaged(first.further)
        try store.syncStaged(first.folder)
    }

    /// Moves the staged folders into `Records/` and appends their lines; needs the ledger's lock.
    private func publish(_ records: [Record], from staging: RecordFolder, _ ledger: Ledger) throws -> [Record] {
        let place = layout.user(ledger.user)
        let committed = place.record(records[0].id)
        try store.moveFolder(staging.folder, to: committed.folder)
        do {
            try store.moveFurther(out: committed, in: place)
            for record in records { try ledger.files.keepWithNextLines(place.record(record.id)) }
            if records.count == 1 { return [try ledger.append(records[0])] }
            try ledger.append(records.map { NewLine(content: .record($0)) })
            return try records.compactMap { try ledger.record($0.id) }
        } catch {
            // Moves the folders back, so that a failed commit leaves nothing. Folders that cannot be moved back get their line
            // from recovery.
            if (try? takeBack(records, to: staging, in: place)) == nil, records.count == 1 {
                try? store.moveFolder(committed.folder, to: staging.folder)
            }
            throw error
        }
    }

    /// Moves published folders back into one staged folder, whose rename is atomic again.
    private func takeBack(_ records: [Record], to staging: RecordFolder, in place: UserLayout) throws {
        let committed = place.record(records[0].id)
        for record in records.dropFirst() where try FileStatus.ifPresent(place.record(record.id).folder) != nil {
            try Folder.makeIfMissing(committed.further)
            try store.moveFolder(place.record(record.id).folder, to: committed.further(record.id).folder)
        }
        try store.moveFolder(committed.folder, to: staging.folder)
    }
}
