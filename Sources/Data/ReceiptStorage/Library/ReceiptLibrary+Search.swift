public import ReceiptDomain

// Answers from the index, and from the lines after its checkpoint.
//
// All methods are `async`, though none waits: to callers that know the concrete actor, an `async` default of the protocol would
// take precedence over a synchronous method, and read all records.
extension ReceiptLibrary {
    public func select(
        _ query: RecordQuery,
        after place: RecordOrder?,
        limit: Int,
        of user: UserID
    ) async throws -> RecordSelection {
        let ledger = try upToDate(user)
        return try ledger.retrying {
            if query.asksForWords { try takeInReadTexts(ledger) }
            let own = RecordSelection(Array(ledger.index.records.values), query, after: place, limit: limit) { record in
                readText(of: record, ledger)
            }
            let others = Set(ledger.index.records.keys)
            // One more than requested tells whether there are further records.
            let most = limit == .max ? limit : limit + 1
            let earlier = try ledger.demand { base in
                guard let place, query.looksThroughText else {
                    return try base.select(query, without: others, after: place, limit: most)
                }
                return try ledger.found(query, in: base, without: others, after: place, limit: most)
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

    public func summary(_ query: RecordQuery, of user: UserID) async throws -> RecordSummary {
        let ledger = try upToDate(user)
        return try ledger.retrying {
            if query.asksForWords { try takeInReadTexts(ledger) }
            let own = RecordSummary(
                ledger.index.records.values.filter { record in query.matches(record) { readText(of: record, ledger) } }
            )
            let others = Set(ledger.index.records.keys)
            let earlier = try ledger.demand { try $0.sums(query, without: others) }
            guard let earlier else { return own }
            let mine = Dictionary(own.totals.map { ($0.currency, $0.minorUnits) }) { first, _ in first }
            return RecordSummary(count: own.count + earlier.count, sums: earlier.sums.merging(mine) { $0 + $1 })
        }
    }

    public func counts(of user: UserID) async throws -> [RecordStatus: Int] {
        let ledger = try upToDate(user)
        return try ledger.retrying {
            let own = Dictionary(grouping: ledger.index.records.values, by: \.status).mapValues(\.count)
            let others = Set(ledger.index.records.keys)
            let earlier = try ledger.demand { try $0.counts(without: others) } ?? [:]
            return earlier.merging(own) { $0 + $1 }
        }
    }

    public func records(sharing traits: [ReceiptTrait], limit: Int, of user: UserID) async throws -> [Record] {
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

    public func flows(
        on accounts: Set<String>,
        _ movements: @escaping Movement.Rule,
        of user: UserID
    ) async throws -> [AccountFlow] {
        guard !accounts.isEmpty else { return [] }
        return try upToDate(user).flows(on: accounts, movements)
    }

    public func sums(ofPlainIn days: DayRange, of user: UserID) async throws -> [RecordSum] {
        let ledger = try upToDate(user)
        return try ledger.retrying {
            let own = ledger.index.records.values.sumsOfPlain(in: days)
            let others = Set(ledger.index.records.keys)
            return own + (try ledger.demand { try $0.sums(ofPlainIn: days, without: others) } ?? [])
        }
    }

    public func moved(
        on account: String,
        _ days: DayRange,
        after skipped: Int,
        limit: Int,
        _ movements: @escaping Movement.Rule,
        of user: UserID
    ) async throws -> MovedRecords {
        let ledger = try upToDate(user)
        return try ledger.retrying {
            let own = ledger.index.records.values.moved(on: account, days, movements)
            let others = Set(ledger.index.records.keys)
            let (most, isTooMuch) = skipped.addingReportingOverflow(limit)
            let found = try ledger.demand {
                try $0.moved(on: account, days, without: others, limit: isTooMuch ? .max : most)
            }
            let newer = Dictionary(own.compactMap { record in MovementOrder(record).map { ($0, record) } }) { $1 }
            let lines = Dictionary((found?.lines ?? []).map { ($0.order, $0.line) }) { first, _ in first }
            let all = (Array(newer.keys) + Array(lines.keys)).sorted { $1 < $0 }
            let shown = all.dropFirst(skipped).prefix(limit)
            let places = shown.compactMap { lines[$0] }
            var read = try ledger.demand { _ in try ledger.records(at: places) }?.makeIterator()
            return MovedRecords(
                records: shown.compactMap { newer[$0] ?? read?.next() },
                count: own.count + (found?.count ?? 0)
            )
        }
    }
}
