/// Which records are asked for: all tests hold.
public struct RecordQuery: Hashable, Sendable {
    public var tests: [RecordTest]

    public init(_ tests: [RecordTest] = []) { self.tests = tests }

    public func matches(_ record: Record) -> Bool { tests.allSatisfy { $0.holds(for: record) } }
}

/// A record's place in the order of lists: the newest receipts first, and those without a date before all.
public struct RecordOrder: Hashable, Comparable, Sendable {
    /// Days since 1970; of a record without a date later than any.
    public var day: Int
    public var id: RecordID

    public init(_ record: Record) { self.init(day: record.date?.daysSince1970 ?? Self.undated, id: record.id) }

    public init(day: Int, id: RecordID) {
        self.day = day
        self.id = id
    }

    public static let undated = 99_999_999

    /// Whether `a` is listed before `b`.
    public static func < (a: RecordOrder, b: RecordOrder) -> Bool { (b.day, b.id) < (a.day, a.id) }
}

/// What became of a query: the first records in the order of lists.
public struct RecordSelection: Hashable, Sendable {
    public var records: [Record]
    /// Where the next call goes on; `nil` where that is all.
    public var next: RecordOrder?

    public init(records: [Record], next: RecordOrder? = nil) {
        self.records = records
        self.next = next
    }
}

/// How many records a query finds, and what the confirmed ones spend, for each currency by itself.
public struct RecordSummary: Hashable, Sendable {
    public var count = 0
    public var totals: [Money] = []

    public init() {}

    public init(count: Int, sums: [Currency: Int]) {
        self.count = count
        totals = sums.map { Money(minorUnits: $0.value, currency: $0.key) }
            .sorted { $0.currency.code < $1.currency.code }
    }

    public init(_ records: some Collection<Record>) {
        var sums: [Currency: Int] = [:]
        for record in records {
            if let spent = record.spending { sums[spent.currency, default: 0] += spent.minorUnits }
        }
        self.init(count: records.count, sums: sums)
    }
}

/// Finds records without reading them all.
public protocol RecordSearch: Sendable {
    /// The records in the order of lists, at most so many, from behind a place on.
    func select(
        _ query: RecordQuery,
        after place: RecordOrder?,
        limit: Int,
        of user: UserID
    ) async throws -> RecordSelection

    func summary(_ query: RecordQuery, of user: UserID) async throws -> RecordSummary

    /// How many records there are of each status.
    func counts(of user: UserID) async throws -> [RecordStatus: Int]

    /// Records that are not discarded and share a trait, of each trait the first so many by id; in the order of their ids.
    func records(sharing traits: [ReceiptTrait], limit: Int, of user: UserID) async throws -> [Record]
}

/// What two records of one receipt can have in common, for finding the ones to compare.
public enum ReceiptTrait: Hashable, Sendable {
    /// The amount as a decimal, whatever its currency.
    case dayAndAmount(CalendarDay, String)
    case dayAndTime(CalendarDay, TimeOfDay)
    case timeAndAmount(TimeOfDay, String)
    case approval(String)

    public static func all(of record: Record) -> [ReceiptTrait] {
        let amount = record.amount?.decimal
        var traits: [ReceiptTrait] = []
        if let day = record.date, let amount { traits.append(.dayAndAmount(day, amount)) }
        if let day = record.date, let time = record.time { traits.append(.dayAndTime(day, time)) }
        if let time = record.time, let amount { traits.append(.timeAndAmount(time, amount)) }
        if let approval = record.printed.approvalNumber { traits.append(.approval(approval)) }
        return traits
    }
}

// Answers from all records, for a repository that has nothing quicker.
extension RecordRepository {
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
}

extension RecordSelection {
    public init(_ records: [Record], _ query: RecordQuery, after place: RecordOrder?, limit: Int) {
        // Their places are sorted: a record is large, and sorting copies what it moves.
        let found = records.indices.lazy.filter { query.matches(records[$0]) }.map { (RecordOrder(records[$0]), $0) }
        let sorted = found.filter { found in place.map { $0 < found.0 } ?? true }.sorted { $0.0 < $1.0 }
        let shown = sorted.prefix(limit)
        self.init(
            records: shown.map { records[$0.1] },
            next: shown.count < sorted.count ? shown.last?.0 : nil
        )
    }
}

extension [Record] {
    /// Of each trait the first records by id, without those that are discarded.
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
