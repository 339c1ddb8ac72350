import HouseholdBook
public import ReceiptDomain
import ReceiptReview

public struct FindRecords: Sendable {
    /// The first records of a list, with the count and sums of the whole list.
    public struct Page: Sendable {
        public var records: [Record]
        public var summary: RecordSummary
    }

    private let library: any RecordRepository
    private let user: UserID

    public init(library: any RecordRepository, user: UserID) {
        self.library = library
        self.user = user
    }

    /// The first records in list order, at most `limit`.
    public func first(_ limit: Int, _ filter: RecordFilter) async throws -> Page {
        let query = filter.query
        let found = try await library.select(query, after: nil, limit: limit, of: user)
        return Page(records: found.records, summary: try await summary(filter))
    }

    /// The count and sums of all records of a filter, with entries of days to come beside the sums, as reports leave them out.
    public func summary(_ filter: RecordFilter) async throws -> RecordSummary {
        let all = try await summary(filter.query)
        let toCome = RecordQuery(filter.query.tests + [.day(.more, filter.convention.today)])
        let planned = try await summary(toCome).totals
        var summary = all.less(planned)
        summary.planned = planned
        return summary
    }

    /// The count and sums of all records of a query; a list of a category sums what the reports count in it.
    public func summary(_ query: RecordQuery) async throws -> RecordSummary {
        let summary = try await library.summary(query, of: user)
        guard query.categories != nil else { return summary }
        var others: [Money] = []
        // Few: all others are spent in one category.
        let divided = RecordQuery(query.tests + [.isPlain(false), .status([.confirmed])])
        try await library.forEach(divided, of: user) { records in
            others += records.compactMap { record in
                guard let whole = record.spending, let part = record.spending(in: query) else { return nil }
                return whole.plus(part.negated)
            }
        }
        return summary.less(others)
    }

    /// Passes all records to `body` in list order, one batch at a time.
    public func forEach(_ filter: RecordFilter, _ body: ([Record]) async throws -> Void) async throws {
        try await library.forEach(filter.query, of: user, body)
    }

    /// Whether the user has any record, discarded ones included.
    public var hasRecords: Bool {
        get async throws { try await !library.counts(of: user).isEmpty }
    }
}

extension RecordSummary {
    /// The same without these amounts, each of which is in a currency of the totals.
    fileprivate func less(_ amounts: [Money]) -> RecordSummary {
        var sums = Dictionary(totals.map { ($0.currency, $0.minorUnits) }) { first, _ in first }
        for money in amounts { sums[money.currency] = sums[money.currency]?.clampedSubtracting(money.minorUnits) }
        return RecordSummary(count: count, sums: sums)
    }
}

extension RecordQuery {
    /// The categories that all records of the query have a part in, `nil` among them for none; `nil` where it tests no category.
    fileprivate var categories: Set<Category?>? {
        let tested = tests.compactMap { test -> Set<Category?>? in
            guard case .category(let categories, let orNone) = test else { return nil }
            return Set(categories.map(Optional.some) + (orNone ? [nil] : []))
        }
        return tested.dropFirst().reduce(tested.first) { $0?.intersection($1) }
    }
}

extension Record {
    /// The part of its spending in the categories of a query; all of it where the query tests none, or no report counts it.
    public func spending(in query: RecordQuery) -> Money? {
        guard let spending, !isPlain, let categories = query.categories else { return spending }
        let postings = postings(AccountBook())
        guard !postings.isEmpty else { return spending }
        let parts = postings.filter { posting in
            if case .category(let category) = posting.place { categories.contains(category) } else { false }
        }
        return Money(minorUnits: parts.map(\.weight.minorUnits).clampedSum, currency: spending.currency)
    }
}
