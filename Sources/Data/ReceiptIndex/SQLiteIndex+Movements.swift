import Foundation
import GRDB
import ReceiptDomain

// What moved on accounts.
extension SQLiteIndex {
    func flows(
        on accounts: Set<String>,
        without others: Set<RecordID>
    ) throws -> (flows: [AccountFlow], parts: [(movement: Movement, line: LinePlace)]) {
        try database.read { db in
            let numbers = try self.numbers(of: accounts, db)
            let left = try rows(of: others, db).sorted().map(String.init).joined(separator: ",")
            let inParts = Movement.Role.installments.rawValue
            let condition = "account = ? AND movement.row NOT IN (\(left))"
            // In the order of the key, so that nothing is sorted.
            let sums = """
                SELECT day, currency, role, sum(minor) FROM movement WHERE \(condition) AND role <> \(inParts)
                GROUP BY day, currency, role
                """
            let parts = """
                SELECT movement.currency, movement.minor, offset, length, mark FROM movement JOIN record USING (row)
                WHERE \(condition) AND role = \(inParts)
                """
            var flows: [AccountFlow] = []
            var inPart: [(movement: Movement, line: LinePlace)] = []
            for (name, number) in numbers {
                let rows = try Row.fetchCursor(db, sql: sums, arguments: [number])
                while let row = try rows.next() {
                    guard let day = CalendarDay(daysSince1970: row[0]), let currency = Currency(code: row[1] as String),
                        let role = Movement.Role(rawValue: row[2])
                    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
                    let amount = Money(minorUnits: row[3], currency: currency)
                    let movement = Movement(account: name, amount: amount, role: role)
                    flows.append(AccountFlow(day: day, movement: movement))
                }
                for row in try Row.fetchAll(db, sql: parts, arguments: [number]) {
                    guard let currency = Currency(code: row[0] as String) else {
                        throw DatabaseError(resultCode: .SQLITE_CORRUPT)
                    }
                    let amount = Money(minorUnits: row[1], currency: currency)
                    let movement = Movement(account: name, amount: amount, role: .installments)
                    inPart.append((movement, Self.place(row)))
                }
            }
            return (flows, inPart)
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
            let left = try rows(of: others, db).sorted().map(String.init).joined(separator: ",")
            let condition = "account = ? AND movement.day BETWEEN ? AND ? AND movement.row NOT IN (\(left))"
            let arguments: StatementArguments = [
                number, days.first?.daysSince1970 ?? Int.min, days.last?.daysSince1970 ?? Int.max,
            ]
            let counted = "SELECT count(DISTINCT row) FROM movement WHERE \(condition)"
            let count = try Int.fetchOne(db, sql: counted, arguments: arguments) ?? 0
            guard limit > 0 else { return ([], count) }
            let sql = """
                SELECT movement.day AS moved, coalesce(time, 0) AS minutes, record.id AS record, offset, length, mark
                FROM movement JOIN record USING (row) WHERE \(condition) GROUP BY moved, minutes, record
                ORDER BY moved DESC, minutes DESC, record DESC LIMIT \(limit)
                """
            let lines = try Row.fetchAll(db, sql: sql, arguments: arguments).map { row in
                guard let id = RecordID(bytes: row["record"]) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
                let order = MovementOrder(day: row["moved"], time: row["minutes"], id: id)
                return (order: order, line: Self.place(row))
            }
            return (lines, count)
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

    // MARK: What was read

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
