import ReceiptDomain

/// Where the records are that a search finds, for who reads them page after page.
///
/// Texts are looked through as a whole, for one page as for all; so the second page looks for all that follow. A line's place is small.
struct FoundLines {
    fileprivate let query: RecordQuery
    /// Whether the ledger is as it was then.
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
        // The first one behind the place.
        var (low, high) = (0, found.lines.count)
        while low < high {
            let middle = (low + high) / 2
            if place < found.lines[middle].order { high = middle } else { low = middle + 1 }
        }
        let page = found.lines[low...].prefix(limit)
        // Whoever has had all asks no more.
        foundLines = page.count < limit ? nil : found
        return Array(page)
    }
}

extension RecordQuery {
    /// Whether there is a test for which texts are looked through.
    var looksThroughText: Bool {
        tests.contains { test in
            switch test {
            case .text, .word: true
            default: false
            }
        }
    }
}
