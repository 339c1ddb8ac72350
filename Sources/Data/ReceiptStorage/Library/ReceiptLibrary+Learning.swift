public import ReceiptDomain

extension ReceiptLibrary {
    public func memoryNews(of user: UserID, since mark: LedgerMark?) async throws -> MemoryNews {
        let ledger = try upToDate(user)
        let index = ledger.index
        guard let base = ledger.base, mark?.reading != index.reading else {
            return MemoryNews(try changes(of: user, since: mark))
        }
        let next = LedgerMark(reading: index.reading, position: index.entries.count)
        let news = RecordDelta(records: Array(index.records.values), isEverything: true, mark: next)
        let history = LedgerHistory(base: base, lines: ledger.store.reader, end: index.start, user: user)
        return MemoryNews(news, history: history)
    }
}

/// The household's history: counts from the index, records from the ledger's lines.
private struct LedgerHistory: LearnedHistory {
    let base: any RecordIndex
    /// The ledger's reader; existing lines never move.
    let lines: any LineReader
    /// The offset up to which the index has read.
    let end: Int
    let user: UserID

    func counts(of key: String, limit: Int?) throws -> [String: Int] { try base.counts(of: key, limit: limit) }

    func notes(beginning prefix: String) throws -> [LearnedNote] { try base.notes(beginning: prefix) }

    func record(_ id: RecordID) throws -> Record? { try base.newestLine(of: .record(id)).map(record) }

    func records(ofShop shop: String) throws -> [Record] { try base.lines(ofShop: shop).map(record) }

    private func record(at place: LinePlace) throws -> Record {
        let bytes = try lines.bytes(at: place.offset, count: place.length)
        guard LineHash(of: bytes).mark == place.mark, let record = try LedgerDecoder.decode(bytes).content.get().record
        else { throw IndexFailure() }
        return record
    }

    func records() throws -> [Record] {
        var index = LedgerIndex()
        while index.end < end {
            let chunk = try lines.bytes(at: index.end, count: min(8 << 20, end - index.end))
            guard let last = chunk.lastIndex(of: LedgerFormat.newline) else { break }
            let lines = chunk[..<last].split(separator: LedgerFormat.newline, omittingEmptySubsequences: false)
            for line in LedgerDecoder.decode(lines) { index.add(line, of: user) }
        }
        return Array(index.records.values)
    }
}
