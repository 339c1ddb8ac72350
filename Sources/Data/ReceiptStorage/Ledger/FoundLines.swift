import ReceiptDomain

/// The cached result of a text search, for reading it page by page.
///
/// A text search scans the whole index whatever the page size, so the first page's search keeps the places of all later hits.
struct FoundLines {
    fileprivate let query: RecordQuery
    /// The index's state at the time of the search; another state invalidates the cache.
    fileprivate let checkpoint: String
    fileprivate let others: Set<RecordID>
    fileprivate let lines: [(order: RecordOrder, line: LinePlace)]
}

extension Ledger {
    func found(
        _ query: RecordQuery,
        in base: any RecordIndex,
        without others: Set<RecordID>,
        after place: RecordOrder,
        limit: Int
    ) throws -> [(order: RecordOrder, line: LinePlace)] {
        func isOfNow(_ found: FoundLines) -> Bool {
            found.query == query && found.checkpoint == base.checkpoint && found.others == others
                && found.lines.first.map { place < $0.order } != true
        }
        var found: FoundLines
        if let known = foundLines, isOfNow(known) {
            found = known
        } else {
            let lines = try base.select(query, without: others, after: place, limit: .max)
            found = FoundLines(query: query, checkpoint: base.checkpoint, others: others, lines: lines)
        }
        // Binary search for the first hit after the place.
        var (low, high) = (0, found.lines.count)
        while low < high {
            let middle = (low + high) / 2
            if place < found.lines[middle].order { high = middle } else { low = middle + 1 }
        }
        let page = found.lines[low...].prefix(limit)
        // A short page is the last, so the cache is dropped.
        foundLines = page.count < limit ? nil : found
        return Array(page)
    }
}

extension RecordQuery {
    /// Whether a test scans recognised texts.
    var looksThroughText: Bool {
        tests.contains { test in
            switch test {
            case .text, .word: true
            default: false
            }
        }
    }
}
