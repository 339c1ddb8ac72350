import Foundation
import ReceiptDomain
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

extension ReceiptLibrary {
    /// Asked under the ledger's lock: a line that another process is still writing may yet be removed, and what is
    /// reported here lets a source be removed.
    func record(holding sha256: String, of user: UserID) throws -> Record? {
        let ledger = try ledger(of: user)
        return try ledger.locked { try ledger.record(holding: sha256) }
    }

    func commit(_ record: Record, from claim: Claim, reading: Reading) throws -> Record {
        try claim.requireOpen()
        let staged = claim.receipt
        let user = staged.source.user
        guard record.id == staged.id, record.user == user, let image = record.images.first, record.images.count == 1,
            image.sha256 == staged.sha256
        else { throw LibraryError.noSuchRecord(record.id) }
        let staging = claim.folder
        let committed = layout.user(user).record(record.id)
        let encoder = LedgerFormat.encoder()
        try DurableFile.create(staging.reading, encoder.encode(StoredReading(reading)))
        try DurableFile.create(staging.firstState, encoder.encode(StoredRecord(record)))
        try rename(staging.unnamedImage, to: staging.image(image))
        try Folder.sync(staging.folder)
        let ledger = try ledger(of: user)
        let result = try ledger.locked {
            if let known = try ledger.record(holding: staged.sha256) { return known }
            try DurableFile.remove(staging.lock)
            try moveFolder(staging.folder, to: committed.folder)
            do {
                return try ledger.append(record)
            } catch {
                // So that a photo that we could not take is not half taken. What cannot be moved back is not lost:
                // recovery gives it its line.
                try? moveFolder(committed.folder, to: staging.folder)
                throw error
            }
        }
        if result.id != staged.id { try Folder.removeWithFiles(staging.folder) }
        claim.progress = .committed
        return result
    }

    /// Moves a folder, on the disk too when it returns.
    private func moveFolder(_ old: FilePath, to new: FilePath) throws {
        try rename(old, to: new)
        try Folder.sync(new.removingLastComponent())
        try Folder.sync(old.removingLastComponent())
    }

    private func rename(_ old: FilePath, to new: FilePath) throws {
        guard try renameWithoutReplacing(old, to: new) else {
            throw LibraryError.system(path: FileLocation(new).path, detail: Errno.fileExists.description)
        }
    }
}
