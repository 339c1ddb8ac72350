public import ReceiptDomain

// Answers from the index for the lines that it tells of, and from what was read of the lines behind it.
extension ReceiptLibrary {
    public func select(
        _ query: RecordQuery,
        after place: RecordOrder?,
        limit: Int,
        of user: UserID
    ) throws -> RecordSelection {
        let ledger = try upToDate(user)
        return try ledger.retrying {
            let own = RecordSelection(Array(ledger.index.records.values), query, after: place, limit: limit)
            let others = Set(ledger.index.records.keys)
            // One more than is asked for tells whether there are more.
            let earlier = try ledger.demand {
                try $0.select(query, without: others, after: place, limit: limit + 1)
            }
            guard let earlier else { return own }
            let newer = Dictionary(own.records.map { (RecordOrder($0), $0) }) { first, _ in first }
            let lines = Dictionary(earlier.map { ($0.order, $0.line) }) { first, _ in first }
            let all = (Array(newer.keys) + Array(lines.keys)).sorted()
            let shown = all.prefix(limit)
            let places = shown.compactMap { lines[$0] }
            var read = try ledger.demand { _ in try ledger.records(at: places) }?.makeIterator()
            let records = shown.compactMap { newer[$0] ?? read?.next() }
            let isAll = all.count == shown.count && own.next == nil
            return RecordSelection(records: records, next: isAll ? nil : shown.last)
        }
    }

    public func summary(_ query: RecordQuery, of user: UserID) throws -> RecordSummary {
        let ledger = try upToDate(user)
        return try ledger.retrying {
            let own = RecordSummary(ledger.index.records.values.filter(query.matches))
            let others = Set(ledger.index.records.keys)
            let earlier = try ledger.demand { try $0.sums(query, without: others) }
            guard let earlier else { return own }
            let mine = Dictionary(own.totals.map { ($0.currency, $0.minorUnits) }) { first, _ in first }
            return RecordSummary(count: own.count + earlier.count, sums: earlier.sums.merging(mine) { $0 + $1 })
        }
    }

    public func counts(of user: UserID) throws -> [RecordStatus: Int] {
        let ledger = try upToDate(user)
        return try ledger.retrying {
            let own = Dictionary(grouping: ledger.index.records.values, by: \.status).mapValues(\.count)
            let others = Set(ledger.index.records.keys)
            let earlier = try ledger.demand { try $0.counts(without: others) } ?? [:]
            return earlier.merging(own) { $0 + $1 }
        }
    }

    public func records(sharing traits: [ReceiptTrait], limit: Int, of user: UserID) throws -> [Record] {
        let ledger = try upToDate(user)
        return try ledger.retrying {
            let own = Array(ledger.index.records.values)
            let others = Set(ledger.index.records.keys)
            let earlier = try ledger.demand { base in
                try ledger.records(at: base.records(sharing: traits, without: others, limit: limit))
            }
            return ((earlier ?? []) + own).sharing(traits, limit: limit)
        }
    }
}
