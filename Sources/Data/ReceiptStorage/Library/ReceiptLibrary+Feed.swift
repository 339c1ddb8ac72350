public import ReceiptDomain

extension ReceiptLibrary: LedgerFeed {
    public func feedEnd(of user: UserID) throws -> FeedPlace {
        let ledger = try upToDate(user)
        return FeedPlace(sequence: ledger.index.lastSequence, offset: ledger.index.end)
    }

    public func feed(
        of user: UserID,
        after place: FeedPlace,
        limit: Int
    ) throws -> (items: [FeedItem], next: FeedPlace) {
        let ledger = try upToDate(user)
        var next = place
        if try !ledger.isStartOfLine(place.offset) { next.offset = 0 }  // another file, as after a restore
        while next.offset < ledger.index.end {
            let lines = try ledger.lines(from: next.offset)
            guard !lines.isEmpty else { break }
            var items: [FeedItem] = []
            for line in LedgerDecoder.decode(lines) where items.count < limit {
                let start = next.offset
                next.offset += line.length + 1
                guard case .success(let put) = line.content, put.sequence > place.sequence else { continue }
                next.sequence = put.sequence
                if case .entity(let key, _) = put.content, key.kind == MergedLines.kind {
                    // Another user's lines follow, whose events were told of already.
                    next.offset += try MergedLines.size(
                        after: ledger.bytes(of: LinePlace(offset: start, length: line.length))
                    )
                    break
                }
                guard let record = put.record else { continue }
                let before = try ledger.history(of: record.id).last { $0.sequence < put.sequence }
                items.append(FeedItem(at: put.at.date, before: before?.record, after: record, place: next))
            }
            if !items.isEmpty { return (items, next) }
        }
        return ([], next)
    }
}

extension Ledger {
    fileprivate func isStartOfLine(_ offset: Int) throws -> Bool {
        guard offset > 0 else { return true }
        return try offset <= index.end && store.reader.bytes(at: offset - 1, count: 1) == [LedgerFormat.newline]
    }

    /// One chunk of whole lines from the offset, without newlines.
    fileprivate func lines(from offset: Int) throws -> [ArraySlice<UInt8>] {
        for size in [1 << 20, LedgerFormat.longestLine + 1] {
            let bytes = try store.reader.bytes(at: offset, count: min(size, index.end - offset))
            var lines = bytes.split(separator: LedgerFormat.newline, omittingEmptySubsequences: false)
            lines.removeLast()  // behind the last newline: nothing, or a part of a line
            if !lines.isEmpty { return lines }
        }
        return []
    }
}
