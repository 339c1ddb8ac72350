import Foundation
import GRDB
import ReceiptDomain

// What lists, filters and searches ask.
extension SQLiteIndex {
    func select(
        _ query: RecordQuery,
        without others: Set<RecordID>,
        after place: RecordOrder?,
        limit: Int
    ) throws -> [(order: RecordOrder, line: LinePlace)] {
        try database.read { db in
            var filter = QuerySQL(query)
            try leaveOut(others, &filter, db)
            if let place { filter.require("(day, id) < (?, ?)", place.day, place.id.bytes) }
            let (condition, arguments) = filter.filter
            let sql = """
                SELECT record.id, day, offset, length, mark FROM \(filter.tables) WHERE \(condition)
                ORDER BY day DESC, record.id DESC LIMIT \(limit)
                """
            addFunction(for: filter, db)
            return try Row.fetchAll(db, sql: sql, arguments: arguments).map { row in
                guard let id = RecordID(bytes: row["id"]) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
                return (RecordOrder(day: row["day"], id: id), Self.place(row))
            }
        }
    }

    func sums(_ query: RecordQuery, without others: Set<RecordID>) throws -> (count: Int, sums: [Currency: Int]) {
        try database.read { db in
            var filter = QuerySQL(query)
            try leaveOut(others, &filter, db)
            let (condition, arguments) = filter.filter
            addFunction(for: filter, db)
            let counted = "SELECT count(*) FROM \(filter.tables) WHERE \(condition)"
            let count = try Int.fetchOne(db, sql: counted, arguments: arguments) ?? 0
            let sql = """
                SELECT paid, sum(spent) AS sum FROM \(filter.tables) WHERE paid IS NOT NULL AND (\(condition)) GROUP BY paid
                """
            var sums: [Currency: Int] = [:]
            for row in try Row.fetchAll(db, sql: sql, arguments: arguments) {
                if let code: String = row["paid"], let sum: Int = row["sum"], let currency = Currency(code: code) {
                    sums[currency] = sum
                }
            }
            return (count, sums)
        }
    }

    func counts(without others: Set<RecordID>) throws -> [RecordStatus: Int] {
        try database.read { db in
            var counts: [RecordStatus: Int] = [:]
            for row in try Row.fetchAll(db, sql: "SELECT status, count(*) FROM record GROUP BY status") {
                let number: Int = row[0]
                guard RecordStatus.allCases.indices.contains(number) else {
                    throw DatabaseError(resultCode: .SQLITE_CORRUPT)
                }
                counts[RecordStatus.allCases[number]] = row[1]
            }
            for id in others {
                let sql = "SELECT status FROM record WHERE id = ?"
                let number = try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [id.bytes])
                if let number { counts[RecordStatus.allCases[number], default: 0] -= 1 }
            }
            return counts.filter { $0.value > 0 }
        }
    }

    func records(
        sharing traits: [ReceiptTrait],
        without others: Set<RecordID>,
        limit: Int
    ) throws -> [LinePlace] {
        try database.read { db in
            var found: Set<LinePlace> = []
            for trait in traits {
                var filter = QuerySQL(RecordQuery())
                filter.require("status <> \(IndexFormat.number(.discarded))")
                filter.require(trait)
                try leaveOut(others, &filter, db)
                let (condition, arguments) = filter.filter
                let sql = "SELECT offset, length, mark FROM record WHERE \(condition) ORDER BY id LIMIT \(limit)"
                found.formUnion(try Row.fetchAll(db, sql: sql, arguments: arguments).map(Self.place))
            }
            return found.sorted { $0.offset < $1.offset }
        }
    }

    private func leaveOut(_ others: Set<RecordID>, _ filter: inout QuerySQL, _ db: Database) throws {
        let statement = try db.cachedStatement(sql: "SELECT row FROM record WHERE id = ?")
        let rows = try others.compactMap { try Int64.fetchOne(statement, arguments: [$0.bytes]) }
        guard !rows.isEmpty else { return }
        filter.require("record.row NOT IN (\(rows.sorted().map(String.init).joined(separator: ",")))")
    }

    /// `holds(number, text)`: whether one of the query's tests holds for a record with this text.
    private func addFunction(for filter: QuerySQL, _ db: Database) {
        let tests = filter.textTests
        guard !tests.isEmpty else { return }
        let function = DatabaseFunction("holds", argumentCount: 2, pure: true) { values in
            guard let number = Int.fromDatabaseValue(values[0]), let text = String.fromDatabaseValue(values[1]) else {
                return false
            }
            return tests[number].test.holds(for: SearchText(stored: text).values(of: tests[number].field))
        }
        db.add(function: function)
    }
}

extension QuerySQL {
    fileprivate mutating func require(_ trait: ReceiptTrait) {
        switch trait {
        case .dayAndAmount(let day, let amount):
            require("day = ?", day.daysSince1970)
            require(amount: amount)
        case .dayAndTime(let day, let time): require("day = ? AND time = ?", day.daysSince1970, time.minutes)
        case .timeAndAmount(let time, let amount):
            require("time = ?", time.minutes)
            require(amount: amount)
        case .approval(let number): require("approval = ?", number)
        }
    }

    /// The amount as it is written, whatever its currency.
    private mutating func require(amount: String) {
        let parts = amount.split(separator: ".", omittingEmptySubsequences: false)
        let decimals = parts.count > 1 ? parts[1].count : 0
        require("minor = ? AND digits = ?", Int(parts.joined()), decimals)
    }
}
