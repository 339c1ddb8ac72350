public import ReceiptDomain

/// Finds the records that a filter selects.
public struct FindRecords: Sendable {
    /// The first records of a list, with the count and sums of the whole list.
    public struct Page: Sendable {
        public var records: [Record]
        public var summary: RecordSummary
    }

    private let library: any RecordRepository
    private let user: UserID

    /// Records per query when all are requested, to bound memory.
    private static let batch = 2000

    public init(library: any RecordRepository, user: UserID) {
        self.library = library
        self.user = user
    }

    /// The first records in list order, at most `limit`.
    public func first(_ limit: Int, _ filter: RecordFilter) async throws -> Page {
        let query = filter.query
        let found = try await library.select(query, after: nil, limit: limit, of: user)
        return Page(records: found.records, summary: try await library.summary(query, of: user))
    }

    /// Passes all records to `body` in list order, one batch at a time.
    public func forEach(_ filter: RecordFilter, _ body: ([Record]) async throws -> Void) async throws {
        let query = filter.query
        var place: RecordOrder?
        repeat {
            let found = try await library.select(query, after: place, limit: Self.batch, of: user)
            try await body(found.records)
            place = found.next
        } while place != nil
    }

    public func all(_ filter: RecordFilter) async throws -> [Record] {
        var records: [Record] = []
        try await forEach(filter) { records += $0 }
        return records
    }

    /// Whether the user has any record, discarded ones included.
    public var hasRecords: Bool {
        get async throws { try await !library.counts(of: user).isEmpty }
    }
}
