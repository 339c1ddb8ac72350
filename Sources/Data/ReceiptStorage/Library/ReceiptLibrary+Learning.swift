public import ReceiptDomain

extension ReceiptLibrary {
    public func learnedHistory(of user: UserID) throws -> any LearnedHistory {
        let ledger = try upToDate(user)
        return try ledger.ask { LedgerHistory(index: $0, lines: ledger.store.reader) }
    }
}

/// The household's history: counts from the index, records from the ledger's lines.
private struct LedgerHistory: LearnedHistory {
    let index: any RecordIndex
    /// The ledger's reader; existing lines never move.
    let lines: any LineReader

    var version: String { get throws { try index.lessons } }

    func counts(of key: String, limit: Int?) throws -> [String: Int] { try index.counts(of: key, limit: limit) }

    func notes(beginning prefix: String) throws -> [LearnedNote] { try index.notes(beginning: prefix) }

    func records(ofShop shop: String) throws -> [Record] {
        try index.lines(ofShop: shop).map { place in
            let bytes = try lines.bytes(at: place.offset, count: place.length)
            let line = LedgerDecoder.decode(bytes)
            guard line.hash.mark == place.mark, let record = try line.content.get().record else { throw IndexFailure() }
            return record
        }
    }

    func learn(_ record: Record) {}
}
