public import ReceiptDomain
import struct SystemPackage.FilePath

extension ReceiptLibrary {
    /// Discards a record and permanently removes its images and their readings.
    ///
    /// The ledger line is written first: after a crash in between, recovery removes the folder. The ledger keeps the record's
    /// earlier states, and the same photo can be imported again as another record.
    public func purge(_ id: RecordID, of user: UserID) throws -> Record {
        let ledger = try ledger(of: user)
        let purged = try ledger.locked {
            guard var record = try ledger.record(id) else { throw LibraryError.noSuchRecord(id) }
            if !record.images.isEmpty || record.status != .discarded {
                record.status = .discarded
                record.purged += record.images
                record.images = []
                record.updatedAt = now()
                try ledger.files.purgeWithNextLines(id)
                record = try ledger.append(record)
            }
            try layout.user(user).removePurged(record)
            return record
        }
        // Last, and repeated where an earlier purge was interrupted.
        try ledger.files.settle()
        return purged
    }
}

extension UserLayout {
    /// Removes the folder of a record whose line says that it was purged.
    func removePurged(_ record: Record) throws {
        guard record.isPurged else { return }
        try Folder.removeWithFiles(self.record(record.id).folder)
        try Folder.sync(records)
    }
}
