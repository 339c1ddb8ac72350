public import ReceiptDomain

/// Finds the records that a filter means, without reading all where the filter can be asked of an index.
public struct FindRecords: Sendable {
    /// The first records of a list, and what all of it comes to.
    public struct Page: Sendable {
        public var records: [Record]
        public var summary: RecordSummary
    }

    private let library: any RecordRepository
    private let user: UserID

    /// So many records are in memory at once where all are asked for.
    private static let batch = 2000

    public init(library: any RecordRepository, user: UserID) {
        self.library = library
        self.user = user
    }

    /// The records in the order of lists, at most so many.
    public func first(_ limit: Int, _ filter: RecordFilter) async throws -> Page {
        guard let query = filter.query else {
            let all = filter.select(try await library.records(of: user))
            return Page(records: Array(all.prefix(limit)), summary: RecordSummary(all))
        }
        let found = try await library.select(query, after: nil, limit: limit, of: user)
        return Page(records: found.records, summary: try await library.summary(query, of: user))
    }

    /// Hands over all records in the order of lists, some at a time.
    public func forEach(_ filter: RecordFilter, _ body: ([Record]) async throws -> Void) async throws {
        guard let query = filter.query else {
            return try await body(filter.select(try await library.records(of: user)))
        }
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

    /// Whether there is any record, discarded or not.
    public var hasRecords: Bool {
        get async throws { try await !library.counts(of: user).isEmpty }
    }
}
