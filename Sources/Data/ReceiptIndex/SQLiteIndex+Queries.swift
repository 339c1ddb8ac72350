import GRDB
import ReceiptDomain

// Queries of lists, filters and searches.
extension SQLiteIndex {
    func select(
        _ query: RecordQuery,
        after place: RecordOrder?,
        limit: Int
    ) throws -> [(order: RecordOrder, line: LinePlace)] {
        try read { db in
            if let words = WordQuery(query) {
                let found = try lastFound.records(words, db)
                let first = found.first(limit, after: place, of: query)
                let statement = try db.cachedStatement(sql: "SELECT offset, length, mark FROM record WHERE row = ?")
                return try first.compactMap { order, row in
                    try Row.fetchOne(statement, arguments: [row]).map { (order, Self.place($0)) }
                }
            }
            var filter = QuerySQL(query, after: place)
            if let part = filter.merchantPart, try isFrequent(part, db) {
                filter = QuerySQL(query, after: place, looksUpMerchants: false)
            }
            let (condition, arguments) = filter.filter
            let sql = """
                SELECT record.id, day, offset, length, mark FROM \(filter.tables) WHERE \(condition)
                ORDER BY day DESC, record.id DESC LIMIT \(limit)
                """
            filter.addFunction(to: db)
            return try Row.fetchAll(db, sql: sql, arguments: arguments).map { row in
                (RecordOrder(day: row["day"], id: try sound(RecordID(bytes: row["id"]))), Self.place(row))
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

    func sums(_ query: RecordQuery) throws -> (count: Int, sums: [Currency: Int]) {
        try read { db in
            if let words = WordQuery(query) {
                return try lastFound.records(words, db).sums(of: query)
            }
            let filter = QuerySQL(query)
            if let states = filter.states { return try totals(states, db) }
            let (condition, arguments) = filter.filter
            filter.addFunction(to: db)
            // One column for each currency in a single pass; grouping would sort all records.
            let codes = try String.fetchAll(db, sql: "SELECT DISTINCT paid FROM total WHERE paid <> ''")
            let columns = codes.map { _ in
                ", count(CASE WHEN paid = ? THEN 1 END), sum(CASE WHEN paid = ? THEN spent END)"
            }
            .joined()
            let sql = "SELECT count(*)\(columns) FROM \(filter.tables) WHERE \(condition)"
            let twice = StatementArguments(codes.flatMap { [$0, $0] })
            guard let row = try Row.fetchOne(db, sql: sql, arguments: twice + arguments) else { return (0, [:]) }
            var sums: [Currency: Int] = [:]
            for (index, code) in codes.enumerated() where row[2 * index + 1] as Int > 0 {
                if let currency = Currency(code: code) { sums[currency] = row[2 * index + 2] }
            }
            return (row[0], sums)
        }
    }

    func counts() throws -> [RecordStatus: Int] {
        try read { db in
            var counts: [RecordStatus: Int] = [:]
            for row in try Row.fetchAll(db, sql: "SELECT status, sum(count) FROM total GROUP BY status") {
                counts[try sound(IndexFormat.value(row[0]) as RecordStatus?), default: 0] += row[1]
            }
            return counts.filter { $0.value > 0 }
        }
    }

    private func totals(_ states: Set<RecordStatus>, _ db: Database) throws -> (count: Int, sums: [Currency: Int]) {
        let numbers = states.map { String(IndexFormat.number($0)) }.sorted().joined(separator: ",")
        let sql = "SELECT paid, sum(count), sum(sum) FROM total WHERE status IN (\(numbers)) GROUP BY paid"
        var count = 0
        var sums: [Currency: Int] = [:]
        for row in try Row.fetchAll(db, sql: sql) {
            count += row[1]
            if row[1] as Int > 0, let currency = Currency(code: row[0] as String) { sums[currency] = row[2] }
        }
        return (count, sums)
    }

    func records(sharing traits: [ReceiptTrait], limit: Int) throws -> [LinePlace] {
        try read { db in
            var found: Set<LinePlace> = []
            for trait in traits {
                var filter = QuerySQL(RecordQuery())
                filter.require("status <> \(IndexFormat.number(.discarded))")
                filter.require(trait)
                let (condition, arguments) = filter.filter
                let sql = "SELECT offset, length, mark FROM record WHERE \(condition) ORDER BY id LIMIT \(limit)"
                let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
                while let row = try rows.next() { found.insert(Self.place(row)) }
            }
            return found.sorted { $0.offset < $1.offset }
        }
    }

    // MARK: Recognised texts

    func readText(of id: RecordID) throws -> String? {
        try read { db in
            let sql = "SELECT text FROM read JOIN record USING (row) WHERE id = ?"
            return try String.fetchOne(db.cachedStatement(sql: sql), arguments: [id.bytes])
        }
    }

    static func unread(_ limit: Int, _ db: Database) throws -> [(id: RecordID, line: LinePlace)] {
        let sql = "SELECT id, offset, length, mark FROM unread JOIN record USING (row) ORDER BY row LIMIT ?"
        return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [limit]).map { row in
            (try sound(RecordID(bytes: row["id"])), place(row))
        }
    }

    func unreadCount(upTo limit: Int) throws -> Int { try read { db in try Self.unread(limit, db).count } }
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
