import Foundation
import GRDB
import ReceiptDomain

// Queries of lists, filters and searches.
extension SQLiteIndex {
    func select(
        _ query: RecordQuery,
        without others: Set<RecordID>,
        after place: RecordOrder?,
        limit: Int
    ) throws -> [(order: RecordOrder, line: LinePlace)] {
        try database.read { db in
            if let words = WordQuery(query) {
                let found = try lastFound.records(words, db)
                let first = found.first(limit, after: place, of: query, without: others)
                let statement = try db.cachedStatement(sql: "SELECT offset, length, mark FROM record WHERE row = ?")
                return try first.compactMap { order, row in
                    try Row.fetchOne(statement, arguments: [row]).map { (order, Self.place($0)) }
                }
            }
            var filter = QuerySQL(query, after: place)
            if let part = filter.merchantPart, try isFrequent(part, db) {
                filter = QuerySQL(query, after: place, looksUpMerchants: false)
            }
            try leaveOut(others, &filter, db)
            let (condition, arguments) = filter.filter
            let sql = """
                SELECT record.id, day, offset, length, mark FROM \(filter.tables) WHERE \(condition)
                ORDER BY day DESC, record.id DESC LIMIT \(limit)
                """
            filter.addFunction(to: db)
            return try Row.fetchAll(db, sql: sql, arguments: arguments).map { row in
                guard let id = RecordID(bytes: row["id"]) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
                return (RecordOrder(day: row["day"], id: id), Self.place(row))
            }
        }
    }

    /// Whether the merchant is so frequent that scanning in list order soon finds a page of its records.
    private func isFrequent(_ part: String, _ db: Database) throws -> Bool {
        let sql = """
            SELECT count(*) FROM (SELECT 1 FROM record
            WHERE merchant IN (SELECT number FROM merchant WHERE instr(folded, ?)) LIMIT 2000)
            """
        return try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [part]) ?? 0 == 2000
    }

    func sums(_ query: RecordQuery, without others: Set<RecordID>) throws -> (count: Int, sums: [Currency: Int]) {
        try database.read { db in
            if let words = WordQuery(query) {
                return try lastFound.records(words, db).sums(of: query, without: others)
            }
            var filter = QuerySQL(query)
            if let states = filter.states { return try totals(states, without: others, db) }
            try leaveOut(others, &filter, db)
            let (condition, arguments) = filter.filter
            filter.addFunction(to: db)
            // One column for each currency in a single pass; grouping would sort all records.
            let codes = try String.fetchAll(db, sql: "SELECT DISTINCT paid FROM total WHERE paid <> ''")
            let columns = codes.map { _ in
                ", count(CASE WHEN paid = ? THEN 1 END), total(CASE WHEN paid = ? THEN spent END)"
            }
            .joined()
            let sql = "SELECT count(*)\(columns) FROM \(filter.tables) WHERE \(condition)"
            let twice = StatementArguments(codes.flatMap { [$0, $0] })
            guard let row = try Row.fetchOne(db, sql: sql, arguments: twice + arguments) else { return (0, [:]) }
            var sums: [Currency: Int] = [:]
            for (index, code) in codes.enumerated() where row[2 * index + 1] as Int > 0 {
                // Sums beyond 2^53 are not exact as floating point; then all records are summed instead.
                guard let sum = Int(exactly: row[2 * index + 2] as Double), abs(sum) < 1 << 53 else {
                    throw DatabaseError(resultCode: .SQLITE_TOOBIG)
                }
                if let currency = Currency(code: code) { sums[currency] = sum }
            }
            return (row[0], sums)
        }
    }

    func counts(without others: Set<RecordID>) throws -> [RecordStatus: Int] {
        try database.read { db in
            var counts: [RecordStatus: Int] = [:]
            for row in try Row.fetchAll(db, sql: "SELECT status, sum(count) FROM total GROUP BY status") {
                counts[try Self.status(row[0]), default: 0] += row[1]
            }
            let statement = try db.cachedStatement(sql: "SELECT status FROM record WHERE id = ?")
            for id in others {
                if let number = try Int.fetchOne(statement, arguments: [id.bytes]) {
                    counts[try Self.status(number), default: 0] -= 1
                }
            }
            return counts.filter { $0.value > 0 }
        }
    }

    /// The precomputed sums of the states, less the excluded records.
    private func totals(
        _ states: Set<RecordStatus>,
        without others: Set<RecordID>,
        _ db: Database
    ) throws -> (count: Int, sums: [Currency: Int]) {
        var count = 0
        var sums: [String: (count: Int, sum: Int)] = [:]
        func add(_ paid: String, _ count: Int, _ sum: Int) {
            let known = sums[paid] ?? (0, 0)
            sums[paid] = (known.count + count, known.sum + sum)
        }
        let numbers = Set(states.map { IndexFormat.number($0) })
        for row in try Row.fetchAll(db, sql: "SELECT status, paid, count, sum FROM total")
        where numbers.contains(row[0]) {
            count += row[2]
            add(row[1], row[2], row[3])
        }
        let statement = try db.cachedStatement(sql: "SELECT status, paid, spent FROM record WHERE id = ?")
        for id in others {
            guard let row = try Row.fetchOne(statement, arguments: [id.bytes]), numbers.contains(row[0]) else {
                continue
            }
            count -= 1
            if let paid: String = row[1] { add(paid, -1, -(row[2] as Int)) }
        }
        let known = sums.filter { $0.value.count > 0 }.compactMap { code, value in
            Currency(code: code).map { ($0, value.sum) }
        }
        return (count, Dictionary(known) { first, _ in first })
    }

    private static func status(_ number: Int) throws -> RecordStatus {
        guard RecordStatus.allCases.indices.contains(number) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        return RecordStatus.allCases[number]
    }

    func records(
        sharing traits: [ReceiptTrait],
        without others: Set<RecordID>,
        limit: Int
    ) throws -> [LinePlace] {
        try database.read { db in
            let left = try rows(of: others, db)
            var found: Set<LinePlace> = []
            for trait in traits {
                var filter = QuerySQL(RecordQuery())
                filter.require("status <> \(IndexFormat.number(.discarded))")
                filter.require(trait)
                let (condition, arguments) = filter.filter
                let sql = "SELECT row, offset, length, mark FROM record WHERE \(condition) ORDER BY id"
                let statement = try db.cachedStatement(sql: sql)
                let rows = try Row.fetchCursor(statement, arguments: arguments)
                var count = 0
                while count < limit, let row = try rows.next() {
                    guard !left.contains(row[0]) else { continue }
                    found.insert(Self.place(row))
                    count += 1
                }
            }
            return found.sorted { $0.offset < $1.offset }
        }
    }

    func rows(of records: Set<RecordID>, _ db: Database) throws -> Set<Int64> {
        let statement = try db.cachedStatement(sql: "SELECT row FROM record WHERE id = ?")
        return Set(try records.compactMap { try Int64.fetchOne(statement, arguments: [$0.bytes]) })
    }

    private func leaveOut(_ others: Set<RecordID>, _ filter: inout QuerySQL, _ db: Database) throws {
        let rows = try rows(of: others, db)
        guard !rows.isEmpty else { return }
        filter.require("record.row NOT IN (\(rows.sorted().map(String.init).joined(separator: ",")))")
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

    /// The amount's digits as written, in any currency.
    private mutating func require(amount: String) {
        let parts = amount.split(separator: ".", omittingEmptySubsequences: false)
        let decimals = parts.count > 1 ? parts[1].count : 0
        require("minor = ? AND digits = ?", Int(parts.joined()), decimals)
    }
}
