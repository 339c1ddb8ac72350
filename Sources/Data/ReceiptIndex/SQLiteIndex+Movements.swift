import Foundation
import GRDB
import ReceiptDomain

// Movements on accounts.
extension SQLiteIndex {
    func flows(
        on accounts: Set<String>,
        without others: Set<RecordID>
    ) throws -> (flows: [AccountFlow], parts: [(movement: Movement, line: LinePlace)]) {
        try database.read { db in
            let left = try rows(of: others, db)
            var flows: [AccountFlow] = []
            var inPart: [(movement: Movement, line: LinePlace)] = []
            for (name, number) in try numbers(of: accounts, db) {
                flows += try self.flows(on: name, number, without: left, db)
                inPart += try parts(on: name, number, without: left, db)
            }
            return (flows, inPart)
        }
    }

    /// The daily sums of an account's movements, without instalments.
    private func flows(
        on name: String,
        _ number: Int64,
        without left: Set<Int64>,
        _ db: Database
    ) throws -> [AccountFlow] {
        var less: [[DatabaseValue]: (minor: Int, count: Int)] = [:]
        let ofOne = """
            SELECT movement.day, movement.currency, role, movement.minor FROM record AS one
            JOIN movement ON movement.account = ? AND movement.day = one.day AND movement.row = one.row WHERE one.row = ?
            """
        for row in left {
            let moved = try Row.fetchAll(db.cachedStatement(sql: ofOne), arguments: [number, row])
            for moved in moved {
                let place: [DatabaseValue] = [moved[0], moved[1], moved[2]]
                let known = less[place] ?? (0, 0)
                less[place] = (known.minor + (moved[3] as Int), known.count + 1)
            }
        }
        // In primary key order, so that no sort is needed.
        let sql = "SELECT day, currency, role, minor, count FROM flow WHERE account = ?"
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [number])
        var flows: [AccountFlow] = []
        while let row = try rows.next() {
            let gone = less.isEmpty ? nil : less[[row[0], row[1], row[2]]]
            guard row[4] as Int > gone?.count ?? 0 else { continue }
            guard let day = CalendarDay(daysSince1970: row[0]), let currency = Currency(code: row[1] as String),
                let role = Movement.Role(rawValue: row[2])
            else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
            guard role != .installments else { continue }
            let amount = Money(minorUnits: row[3] as Int - (gone?.minor ?? 0), currency: currency)
            flows.append(AccountFlow(day: day, movement: Movement(account: name, amount: amount, role: role)))
        }
        return flows
    }

    private func parts(
        on name: String,
        _ number: Int64,
        without left: Set<Int64>,
        _ db: Database
    ) throws -> [(movement: Movement, line: LinePlace)] {
        let sql = """
            SELECT movement.currency, movement.minor, offset, length, mark, record.row FROM movement JOIN record USING (row)
            WHERE movement.account = ? AND role = \(Movement.Role.installments.rawValue)
            """
        return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [number]).compactMap { row in
            guard !left.contains(row[5]) else { return nil }
            guard let currency = Currency(code: row[0] as String) else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT)
            }
            let amount = Money(minorUnits: row[1], currency: currency)
            return (Movement(account: name, amount: amount, role: .installments), Self.place(row))
        }
    }

    func moved(
        on account: String,
        _ days: DayRange,
        without others: Set<RecordID>,
        limit: Int
    ) throws -> (lines: [(order: MovementOrder, line: LinePlace)], count: Int) {
        try database.read { db in
            guard let number = try numbers(of: [account], db)[account] else { return ([], 0) }
            let rows = try rows(of: others, db)
            let left = rows.sorted().map(String.init).joined(separator: ",")
            var (first, last) = (days.first?.daysSince1970 ?? Int.min, days.last?.daysSince1970 ?? Int.max)
            let gone = try Int.fetchOne(
                db,
                sql: """
                    SELECT coalesce(sum(lead), 0) FROM record AS one JOIN movement
                    ON movement.account = ? AND movement.day = one.day AND movement.row = one.row
                    WHERE one.row IN (\(left)) AND one.day BETWEEN ? AND ?
                    """,
                arguments: [number, first, last]
            )
            // The newest days with enough movements for the page and for the excluded records.
            let sums = """
                SELECT day, sum(leads) FROM flow WHERE account = ? AND day BETWEEN ? AND ?
                GROUP BY day ORDER BY day DESC
                """
            let cursor = try Row.fetchCursor(db.cachedStatement(sql: sums), arguments: [number, first, last])
            var count = 0
            let (most, isAll) = limit.addingReportingOverflow(rows.count)
            var begin = first
            while let row = try cursor.next() {
                if count < most || isAll { begin = row[0] }
                count += row[1] as Int
            }
            first = begin
            count -= gone ?? 0
            guard limit > 0 else { return ([], count) }
            let sql = """
                SELECT movement.day AS moved, coalesce(time, 0) AS minutes, record.id AS record, offset, length, mark
                FROM movement JOIN record USING (row)
                WHERE movement.account = ? AND movement.day BETWEEN ? AND ? AND lead = 1 AND movement.row NOT IN (\(left))
                ORDER BY moved DESC, minutes DESC, record DESC LIMIT \(limit)
                """
            let lines = try Row.fetchAll(db, sql: sql, arguments: [number, first, last]).map { row in
                guard let id = RecordID(bytes: row["record"]) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
                let order = MovementOrder(day: row["moved"], time: row["minutes"], id: id)
                return (order: order, line: Self.place(row))
            }
            return (lines, count)
        }
    }

    func sums(ofPlainIn days: DayRange, without others: Set<RecordID>) throws -> [RecordSum] {
        try database.read { db in
            let left = try rows(of: others, db).sorted().map(String.init).joined(separator: ",")
            let range: StatementArguments = [
                days.first?.daysSince1970 ?? Int.min, days.last?.daysSince1970 ?? Int.max,
            ]
            let accounts = try Row.fetchAll(db, sql: "SELECT number, name FROM account")
            let names = Dictionary(accounts.map { ($0[0] as Int64, $0[1] as String) }) { first, _ in first }
            func sums(_ code: String?) throws -> [RecordSum] {
                // In index order, so that no sort is needed.
                let sql = """
                    SELECT day, kind, currency, account, sum(minor), count(*) FROM record
                    WHERE plain = 1 AND category \(code == nil ? "IS NULL" : "= ?") AND day BETWEEN ? AND ?
                    AND row NOT IN (\(left)) GROUP BY day, kind, currency, account
                    """
                let rows = try Row.fetchCursor(db, sql: sql, arguments: (code.map { [$0] } ?? []) + range)
                var sums: [RecordSum] = []
                while let row = try rows.next() {
                    let kind: Int = row[1]
                    let account: Int64? = row[3]
                    guard let day = CalendarDay(daysSince1970: row[0]), RecordKind.allCases.indices.contains(kind),
                        let currency = Currency(code: row[2] as String), account == nil || names[account ?? 0] != nil
                    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
                    let key = RecordSum.Key(
                        day: day,
                        kind: RecordKind.allCases[kind],
                        category: code.flatMap { Category(code: $0) },
                        account: account.flatMap { names[$0] },
                        currency: currency
                    )
                    sums.append(RecordSum(key, minorUnits: row[4], count: row[5]))
                }
                return sums
            }
            var all = try sums(nil)
            // Skips from one category to the next without reading their records.
            let next = "SELECT category FROM record WHERE plain = 1 AND category > ? ORDER BY category LIMIT 1"
            var code = ""
            while let found = try String.fetchOne(db.cachedStatement(sql: next), arguments: [code]) {
                code = found
                all += try sums(found)
            }
            return all
        }
    }

    private func numbers(of accounts: Set<String>, _ db: Database) throws -> [String: Int64] {
        var numbers: [String: Int64] = [:]
        for name in accounts {
            let sql = "SELECT number FROM account WHERE name = ?"
            numbers[name] = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [name])
        }
        return numbers
    }

    // MARK: Recognised texts

    func readText(of id: RecordID) throws -> String? {
        try database.read { db in
            let sql = "SELECT text FROM read JOIN record USING (row) WHERE id = ?"
            return try String.fetchOne(db.cachedStatement(sql: sql), arguments: [id.bytes])
        }
    }

    func unreadRecords(limit: Int) throws -> [RecordID] { try database.read { db in try Self.unread(limit, db) } }

    static func unread(_ limit: Int, _ db: Database) throws -> [RecordID] {
        let sql = "SELECT id FROM unread JOIN record USING (row) ORDER BY row LIMIT ?"
        return try Data.fetchAll(db, sql: sql, arguments: [limit]).compactMap { RecordID(bytes: $0) }
    }
}
