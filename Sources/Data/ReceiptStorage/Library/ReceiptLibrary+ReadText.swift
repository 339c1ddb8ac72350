public import ReceiptDomain
import struct SystemPackage.FilePath

// What was read on images, for searches.
extension ReceiptLibrary {
    /// How many records' images have not been looked through yet, which a search does once; not more than are asked about.
    public func unreadRecords(of user: UserID, limit: Int) throws -> Int {
        let ledger = try upToDate(user)
        return try ledger.ask { try $0.unreadRecords(limit: limit).count } ?? 0
    }

    /// What was read on the record's images, in small letters, line by line.
    public func readText(of id: RecordID, user: UserID) throws -> [String] {
        let ledger = try upToDate(user)
        guard let record = try ledger.record(id) else { throw LibraryError.noSuchRecord(id) }
        return (readText(of: record, ledger) ?? "").split(separator: "\u{1F}").map(String.init)
    }

    /// `nil` for a record without images, or none any more.
    func readText(of record: Record, _ ledger: Ledger) -> String? {
        guard !record.images.isEmpty else { return nil }
        if let known = ledger.readTexts[record.id] { return known }
        try? ledger.fileCache?.bringReadings(of: record.id)
        let text = ReadText.text(of: record, in: layout.user(ledger.user))
        ledger.readTexts[record.id] = text
        return text
    }

    /// Has the index take in what was read on images where it has not yet.
    func takeInReadTexts(_ ledger: Ledger) throws {
        guard let missing = try ledger.demand({ try $0.unreadRecords(limit: 1) }), !missing.isEmpty else { return }
        try ledger.takeInReadTexts(limit: .max)
    }
}
