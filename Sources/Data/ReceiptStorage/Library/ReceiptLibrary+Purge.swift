public import ReceiptDomain
import struct SystemPackage.FilePath

extension ReceiptLibrary {
    /// Discards a record and removes its images, with all that was read from them, for good.
    ///
    /// The line that says so comes first: a crash in between leaves a folder that recovery removes. The ledger keeps the
    /// record's earlier states; the same photo can be taken in again as another record.
    public func purge(_ id: RecordID, of user: UserID) throws -> Record {
        let ledger = try ledger(of: user)
        let purged = try ledger.locked {
            guard var record = try ledger.record(id) else { throw LibraryError.noSuchRecord(id) }
            if !record.images.isEmpty || record.status != .discarded {
                record.status = .discarded
                record.purged += record.images
                record.images = []
                record.updatedAt = now()
                try ledger.fileCache?.parts.writeWithNextLines([.removeAll(.record(id))])
                record = try ledger.append(record)
            }
            try removePurged(record, in: layout.user(user))
            return record
        }
        // The last, and again where an earlier purge did not come so far.
        try ledger.fileCache?.parts.settle()
        return purged
    }

    /// Removes the folder of a record whose line says that it has no images any more.
    func removePurged(_ record: Record, in place: UserLayout) throws {
        guard record.isPurged else { return }
        try Folder.removeWithFiles(place.record(record.id).folder)
        try Folder.sync(place.records)
    }
}
