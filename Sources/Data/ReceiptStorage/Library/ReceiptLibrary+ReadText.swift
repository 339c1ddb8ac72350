public import ReceiptDomain

// Recognised texts of images, for searches.
extension ReceiptLibrary {
    /// The number of records whose texts are not indexed yet, at most `limit`; the next search indexes them.
    public func unreadRecords(of user: UserID, limit: Int) throws -> Int {
        try upToDate(user).ask { try $0.unreadCount(upTo: limit) }
    }

    /// The recognised lines of the record's images, folded for search.
    public func readText(of id: RecordID, user: UserID) throws -> [String] {
        let ledger = try upToDate(user)
        guard try ledger.record(id) != nil else { throw LibraryError.noSuchRecord(id) }
        try ledger.indexReadTexts()
        return (try ledger.ask { try $0.readText(of: id) } ?? "").split(separator: "\u{1F}").map(String.init)
    }
}
