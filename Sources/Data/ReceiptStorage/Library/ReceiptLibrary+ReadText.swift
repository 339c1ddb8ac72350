public import ReceiptDomain
import struct SystemPackage.FilePath

// Recognised texts of images, for searches.
extension ReceiptLibrary {
    /// The number of records whose texts are not indexed yet, at most `limit`; the next search indexes them.
    public func unreadRecords(of user: UserID, limit: Int) throws -> Int {
        let ledger = try upToDate(user)
        return try ledger.ask { try $0.unreadRecords(limit: limit).count } ?? 0
    }

    /// The recognised lines of the record's images, folded for search.
    public func readText(of id: RecordID, user: UserID) throws -> [String] {
        let ledger = try upToDate(user)
        guard let record = try ledger.record(id) else { throw LibraryError.noSuchRecord(id) }
        return (readText(of: record, ledger) ?? "").split(separator: "\u{1F}").map(String.init)
    }

    /// `nil` for a record without images.
    func readText(of record: Record, _ ledger: Ledger) -> String? {
        guard !record.images.isEmpty else { return nil }
        if let known = ledger.readTexts[record.id] { return known }
        try? ledger.fileCache?.bringReadings(of: record.id)
        let text = ReadText.text(of: record, in: layout.user(ledger.user))
        ledger.readTexts[record.id] = text
        return text
    }

    /// Indexes recognised texts that are missing from the index.
    func takeInReadTexts(_ ledger: Ledger) throws {
        guard let missing = try ledger.demand({ try $0.unreadRecords(limit: 1) }), !missing.isEmpty else { return }
        try ledger.takeInReadTexts(limit: .max)
    }
}
