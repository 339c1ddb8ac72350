/// Which records are asked for: all tests hold.
public struct RecordQuery: Hashable, Sendable {
    public var tests: [RecordTest]

    public init(_ tests: [RecordTest] = []) { self.tests = tests }

    public func matches(_ record: Record) -> Bool { matches(record) { nil } }

    /// `read` is what was read on the record's images, folded as ``SearchText`` is.
    public func matches(_ record: Record, read: () -> String?) -> Bool {
        tests.allSatisfy { $0.holds(for: record, read: read) }
    }

    /// Whether what was read on images can decide.
    public var asksForWords: Bool {
        tests.contains { if case .word = $0 { true } else { false } }
    }
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
        let spent = Dictionary(grouping: records.lazy.compactMap(\.spending), by: \.currency)
        self.init(count: records.count, sums: spent.mapValues { $0.map(\.minorUnits).clampedSum })
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

    /// What moved on these accounts, each day by itself, in any order.
    func flows(
        on accounts: Set<String>,
        _ movements: @escaping Movement.Rule,
        of user: UserID
    ) async throws
        -> [AccountFlow]

    /// What plain records of some days come to; see ``Record/isPlain``.
    func sums(ofPlainIn days: DayRange, of user: UserID) async throws -> [RecordSum]

    /// The newest records that moved something on an account between two days, after so many of them.
    func moved(
        on account: String,
        _ days: DayRange,
        after skipped: Int,
        limit: Int,
        _ movements: @escaping Movement.Rule,
        of user: UserID
    ) async throws -> MovedRecords
}

extension RecordSearch {
    /// So many records are in memory at once.
    private static var batch: Int { 1000 }

    /// Hands over the records of some days, a part at a time, the newest first; no others are read.
    public func forEach(
        of days: DayRange,
        status: Set<RecordStatus> = [.confirmed],
        of user: UserID,
        _ body: ([Record]) async throws -> Void
    ) async throws {
        var tests: [RecordTest] = [.has(.day, true), .status(status)]
        if let first = days.first { tests.append(.day(.minimum, first)) }
        if let last = days.last { tests.append(.day(.maximum, last)) }
        var place: RecordOrder?
        repeat {
            let found = try await select(RecordQuery(tests), after: place, limit: Self.batch, of: user)
            try await body(found.records)
            place = found.next
        } while place != nil
    }
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

    public func flows(
        on accounts: Set<String>,
        _ movements: @escaping Movement.Rule,
        of user: UserID
    ) async throws -> [AccountFlow] {
        try await records(of: user).flows(on: accounts, movements)
    }

    public func sums(ofPlainIn days: DayRange, of user: UserID) async throws -> [RecordSum] {
        try await records(of: user).sumsOfPlain(in: days)
    }

    public func moved(
        on account: String,
        _ days: DayRange,
        after skipped: Int,
        limit: Int,
        _ movements: @escaping Movement.Rule,
        of user: UserID
    ) async throws -> MovedRecords {
        let all = try await records(of: user).moved(on: account, days, movements)
        return MovedRecords(records: Array(all.dropFirst(skipped).prefix(limit)), count: all.count)
    }
}

extension RecordSelection {
    /// `read` is what was read on a record's images.
    public init(
        _ records: [Record],
        _ query: RecordQuery,
        after place: RecordOrder?,
        limit: Int,
        read: (Record) -> String? = { _ in nil }
    ) {
        // Their places are sorted: a record is large, and sorting copies what it moves.
        let found = records.indices.filter { index in query.matches(records[index]) { read(records[index]) } }
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
