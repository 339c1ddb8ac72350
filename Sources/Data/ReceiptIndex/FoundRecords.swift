import GRDB
import ReceiptDomain
import Synchronization

/// The records found by a word search, in list order.
struct FoundRecords {
    private struct Found {
        var order: RecordOrder
        var row: Int64
        /// The record's spending in minor units of `paid`, which is empty where it spends nothing that can be summed.
        var spent: Int
        var paid: String
    }

    private var records: [Found] = []

    init(_ query: WordQuery, _ db: Database) throws {
        let statement = try query.statement(db)
        while try statement.findNext() {
            records.append(
                Found(
                    order: RecordOrder(day: Int(statement.integer(1)), id: try sound(statement.id(2))),
                    row: statement.integer(0),
                    spent: Int(statement.integer(3)),
                    paid: statement.text(4)
                )
            )
        }
        records.sort { $0.order < $1.order }
        // A word may occur in the record's text and in its photo's.
        var last: RecordID?
        records.removeAll { record in
            defer { last = record.order.id }
            return record.order.id == last
        }
    }

    /// The rows of at most `limit` records after a place.
    func first(
        _ limit: Int,
        after place: RecordOrder?,
        of query: RecordQuery
    ) -> [(order: RecordOrder, row: Int64)] {
        wanted(query).filter { record in place.map { $0 < record.order } ?? true }.prefix(limit)
            .map { ($0.order, $0.row) }
    }

    func sums(of query: RecordQuery) throws -> (count: Int, sums: [Currency: Int]) {
        var count = 0
        var sums: [String: Int] = [:]
        for record in wanted(query) {
            count += 1
            guard !record.paid.isEmpty else { continue }
            let (sum, isTooMuch) = sums[record.paid, default: 0].addingReportingOverflow(record.spent)
            if isTooMuch { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
            sums[record.paid] = sum
        }
        let known = sums.compactMap { code, sum in Currency(code: code).map { ($0, sum) } }
        return (count, Dictionary(known) { first, _ in first })
    }

    /// Filters by day, which the cached search leaves out.
    private func wanted(_ query: RecordQuery) -> some Sequence<Found> {
        let days = query.tests.compactMap { test in
            if case .day(.is, let day) = test { day.daysSince1970 } else { nil }
        }
        return records.lazy.filter { record in days.allSatisfy { $0 == record.order.day } }
    }
}

/// Caches the last word search: a list, its sum and its daily sums ask for the same records.
final class LastFoundRecords: Sendable {
    private struct Last {
        var query: WordQuery
        /// The index's date, which is another after each change.
        var date: String?
        var records: FoundRecords
    }

    private let last = Mutex<Last?>(nil)

    func records(_ query: WordQuery, _ db: Database) throws -> FoundRecords {
        let date = try IndexMeta.value(.date, db)
        if let last = last.withLock(\.self), last.query == query, last.date == date { return last.records }
        let records = try FoundRecords(query, db)
        last.withLock { $0 = Last(query: query, date: date, records: records) }
        return records
    }
}
