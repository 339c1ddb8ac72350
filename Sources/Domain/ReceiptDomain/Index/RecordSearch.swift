/// A query for records that pass all tests.
public struct RecordQuery: Hashable, Sendable {
    public var tests: [RecordTest]

    public init(_ tests: [RecordTest] = []) { self.tests = tests }

    public func matches(_ record: Record) -> Bool { tests.allSatisfy { $0.holds(for: record) } }

    /// Whether recognised text can decide the query.
    public var asksForWords: Bool {
        tests.contains { test in
            switch test {
            case .word, .number: true
            default: false
            }
        }
    }
}

/// Sort key of record lists: records without a date first, then the newest.
public struct RecordOrder: Hashable, Comparable, Sendable {
    /// Days since 1970; a record without a date sorts after any day.
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

/// A page of a query's result, in list order.
public struct RecordSelection: Hashable, Sendable {
    public var records: [Record]
    /// The position to continue from; `nil` at the end.
    public var next: RecordOrder?

    public init(records: [Record], next: RecordOrder? = nil) {
        self.records = records
        self.next = next
    }
}

/// The number of records found, and the spending of the confirmed ones for each currency.
public struct RecordSummary: Hashable, Sendable {
    public var count = 0
    public var totals: [Money] = []
    /// Spending whose day is still to come, and which ``totals`` leave out, where they were told apart.
    public var planned: [Money] = []

    public init() {}

    public init(count: Int, sums: [Currency: Int]) {
        self.count = count
        totals = sums.map { Money(minorUnits: $0.value, currency: $0.key) }
            .sorted { $0.currency.code < $1.currency.code }
    }

    /// `spending` is the part of a record's spending that is summed.
    public init(_ records: some Collection<Record>, spending: (Record) -> Money? = \.spending) {
        let spent = Dictionary(grouping: records.compactMap(spending), by: \.currency)
        self.init(count: records.count, sums: spent.mapValues { $0.map(\.minorUnits).clampedSum })
    }
}

/// Finds records without loading all of them.
public protocol RecordSearch: Sendable {
    /// At most `limit` records in list order, after a position.
    func select(
        _ query: RecordQuery,
        after place: RecordOrder?,
        limit: Int,
        of user: UserID
    ) async throws -> RecordSelection

    func summary(_ query: RecordQuery, of user: UserID) async throws -> RecordSummary

    func counts(of user: UserID) async throws -> [RecordStatus: Int]

    /// Records not discarded that share a trait, at most `limit` for each trait, in order of ids.
    func records(sharing traits: [ReceiptTrait], limit: Int, of user: UserID) async throws -> [Record]

    /// The daily movements on these accounts, in any order.
    func flows(
        on accounts: Set<String>,
        of user: UserID
    ) async throws
        -> [AccountFlow]

    /// The sums of plain records within the days; see ``Record/isPlain``.
    func sums(ofPlainIn days: DayRange, of user: UserID) async throws -> [RecordSum]

    /// The rows of statements by account, as the records note it.
    func importedAccounts(of user: UserID) async throws -> [ImportedAccount]

    /// The newest records that moved an account within the days, after the first `skipped`.
    func moved(
        on account: String,
        _ days: DayRange,
        after skipped: Int,
        limit: Int,
        of user: UserID
    ) async throws -> MovedRecords
}

/// A value that two records of the same receipt may share, to find candidates for comparison.
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
