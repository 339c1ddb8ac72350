import HouseholdBook
public import ReceiptDomain

/// A repository that answers by a look at every record.
public protocol ScannedRecords: RecordRepository {}

extension ScannedRecords {
    public func select(
        _ query: RecordQuery,
        after place: RecordOrder?,
        limit: Int,
        of user: UserID
    ) async throws -> RecordSelection {
        RecordSelection(try await records(of: user), query, after: place, limit: limit)
    }

    public func summary(_ query: RecordQuery, of user: UserID) async throws -> RecordSummary {
        RecordSummary(try await records(of: user).filter(query.matches))
    }

    public func counts(of user: UserID) async throws -> [RecordStatus: Int] {
        Dictionary(grouping: try await records(of: user), by: \.status).mapValues(\.count)
    }

    public func records(sharing traits: [ReceiptTrait], limit: Int, of user: UserID) async throws -> [Record] {
        try await records(of: user).sharing(traits, limit: limit)
    }

    public func flows(
        on accounts: Set<String>,
        of user: UserID
    ) async throws -> [AccountFlow] {
        try await records(of: user).flows(on: accounts) { $0.movements }
    }

    public func sums(ofPlainIn days: DayRange, of user: UserID) async throws -> [RecordSum] {
        try await records(of: user).sumsOfPlain(in: days)
    }

    public func importedAccounts(of user: UserID) async throws -> [ImportedAccount] {
        try await records(of: user).importedAccounts
    }

    public func moved(
        on account: String,
        _ days: DayRange,
        after skipped: Int,
        limit: Int,
        of user: UserID
    ) async throws -> MovedRecords {
        let all = try await records(of: user).moved(on: account, days)
        return MovedRecords(records: Array(all.dropFirst(skipped).prefix(limit)), count: all.count)
    }
}

extension RecordSelection {
    public init(
        _ records: [Record],
        _ query: RecordQuery,
        after place: RecordOrder?,
        limit: Int
    ) {
        // Sorts indices instead of records: a record is large, and sorting copies its elements.
        let found = records.indices.filter { index in query.matches(records[index]) }
            .map { (RecordOrder(records[$0]), $0) }
        let sorted = found.filter { found in place.map { $0 < found.0 } ?? true }.sorted { $0.0 < $1.0 }
        let shown = sorted.prefix(limit)
        self.init(
            records: shown.map { records[$0.1] },
            next: shown.count < sorted.count ? shown.last?.0 : nil
        )
    }
}

extension [Record] {
    /// Records not discarded that have a trait, the first of each trait by id.
    public func sharing(_ traits: [ReceiptTrait], limit: Int) -> [Record] {
        let wanted = Set(traits)
        var counts: [ReceiptTrait: Int] = [:]
        return sorted { $0.id < $1.id }.filter { record in
            guard record.status != .discarded else { return false }
            var isNeeded = false
            for trait in ReceiptTrait.all(of: record) where wanted.contains(trait) {
                if counts[trait, default: 0] < limit { isNeeded = true }
                counts[trait, default: 0] += 1
            }
            return isNeeded
        }
    }
}

extension Sequence<Record> {
    /// The sums of the plain records, in any order.
    public func sumsOfPlain(in days: DayRange) -> [RecordSum] {
        var sums: [RecordSum.Key: RecordSum] = [:]
        for record in self {
            guard let key = RecordSum.Key(record), days.contains(key.day), let units = record.amount?.minorUnits else {
                continue
            }
            var sum = sums[key] ?? RecordSum(key, minorUnits: 0, count: 0)
            sum.minorUnits = sum.minorUnits.clampedAdding(units)
            sum.count += 1
            sums[key] = sum
        }
        return Array(sums.values)
    }

    /// The rows of statements by account, as the records note it.
    public var importedAccounts: [ImportedAccount] {
        ImportedAccount.sums(
            filter { $0.status != .discarded }.flatMap { record in
                record.statementAccounts.map { account in
                    let drafts = record.status == .draft ? 1 : 0
                    return ImportedAccount(
                        account: account,
                        rows: 1,
                        drafts: drafts,
                        first: record.date,
                        last: record.date
                    )
                }
            }
        )
    }

    /// The records that moved the account within the days, newest first.
    public func moved(on account: String, _ days: DayRange) -> [Record] {
        let found = filter { record in
            guard let day = record.date, days.contains(day) else { return false }
            return record.movements.contains { $0.account == account }
        }
        let order = found.compactMap(MovementOrder.init)
        return found.indices.sorted { order[$1] < order[$0] }.map { found[$0] }
    }
}

/// Sort key of records that moved an account.
private struct MovementOrder: Comparable {
    var day: Int
    /// In minutes; 0 where the time is not known.
    var time: Int
    var id: RecordID

    /// `nil` for a record without a day, which moves nothing.
    init?(_ record: Record) {
        guard let day = record.date?.daysSince1970 else { return nil }
        (self.day, time, id) = (day, record.time.map { $0.hour * 60 + $0.minute } ?? 0, record.id)
    }

    static func < (a: MovementOrder, b: MovementOrder) -> Bool {
        (a.day, a.time, a.id) < (b.day, b.time, b.id)
    }
}

extension RecordSum.Key {
    /// `nil` for a record that is not plain.
    init?(_ record: Record) {
        guard record.isPlain, let day = record.date, let currency = record.amount?.currency else { return nil }
        self.init(
            day: day,
            kind: record.kind,
            category: record.category,
            account: record.account,
            currency: currency
        )
    }
}
