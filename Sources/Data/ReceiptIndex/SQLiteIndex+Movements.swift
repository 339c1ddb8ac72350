import GRDB
import ReceiptDomain

// Movements on accounts.
extension SQLiteIndex {
    func flows(
        on accounts: Set<String>
    ) throws -> (flows: [AccountFlow], parts: [(movement: Movement, line: LinePlace)]) {
        try read { db in
            var flows: [AccountFlow] = []
            var inPart: [(movement: Movement, line: LinePlace)] = []
            for (name, number) in try numbers(of: accounts, db) {
                flows += try self.flows(on: name, number, db)
                inPart += try parts(on: name, number, db)
            }
            return (flows, inPart)
        }
    }

    /// The daily sums of an account's movements, without instalments.
    private func flows(on name: String, _ number: Int64, _ db: Database) throws -> [AccountFlow] {
        // In primary key order, so that no sort is needed.
        let sql = "SELECT day, currency, role, minor FROM flow WHERE account = ?"
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [number])
        var flows: [AccountFlow] = []
        while let row = try rows.next() {
            let role = try sound(Movement.Role(rawValue: row[2]))
            guard role != .installments else { continue }
            let amount = Money(minorUnits: row[3], currency: try sound(Currency(code: row[1] as String)))
            let day = try sound(CalendarDay(daysSince1970: row[0]))
            flows.append(AccountFlow(day: day, movement: Movement(account: name, amount: amount, role: role)))
        }
        return flows
    }

    private func parts(
        on name: String,
        _ number: Int64,
        _ db: Database
    ) throws -> [(movement: Movement, line: LinePlace)] {
        let sql = """
            SELECT movement.currency, movement.minor, offset, length, mark FROM movement JOIN record USING (row)
            WHERE movement.account = ? AND role = \(Movement.Role.installments.rawValue)
            """
        return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [number]).map { row in
            let amount = Money(minorUnits: row[1], currency: try sound(Currency(code: row[0] as String)))
            return (Movement(account: name, amount: amount, role: .installments), Self.place(row))
        }
    }

    func moved(
        on account: String,
        _ days: DayRange,
        after skipped: Int,
        limit: Int
    ) throws -> (lines: [LinePlace], count: Int) {
        try read { db in
            guard let number = try numbers(of: [account], db)[account] else { return ([], 0) }
            let (first, last) = (days.first?.daysSince1970 ?? Int.min, days.last?.daysSince1970 ?? Int.max)
            // The newest days with enough movements for the page.
            let sums = """
                SELECT day, sum(leads) FROM flow WHERE account = ? AND day BETWEEN ? AND ?
                GROUP BY day ORDER BY day DESC
                """
            let cursor = try Row.fetchCursor(db.cachedStatement(sql: sums), arguments: [number, first, last])
            var count = 0
            let (most, isAll) = skipped.addingReportingOverflow(limit)
            var begin = first
            while let row = try cursor.next() {
                if count < most || isAll { begin = row[0] }
                count += row[1] as Int
            }
            let sql = """
                SELECT offset, length, mark FROM movement JOIN record USING (row)
                WHERE movement.account = ? AND movement.day BETWEEN ? AND ? AND lead = 1
                ORDER BY movement.day DESC, coalesce(time, 0) DESC, record.id DESC LIMIT ? OFFSET ?
                """
            let page: StatementArguments = [number, begin, last, limit, skipped]
            return (try Row.fetchAll(db.cachedStatement(sql: sql), arguments: page).map(Self.place), count)
        }
    }

    func importedAccounts() throws -> [ImportedAccount] {
        try read { db in
            // In index order, so that no sort is needed.
            let sql = """
                SELECT statements, status, count(*), min(day), max(nullif(day, \(RecordOrder.undated))) FROM record
                WHERE statements IS NOT NULL AND status <> ? GROUP BY statements, status
                """
            let discarded = IndexFormat.number(.discarded)
            let groups = try Row.fetchAll(db, sql: sql, arguments: [discarded]).flatMap { row in
                let isDraft = row[1] == IndexFormat.number(.draft)
                let last = try (row[4] as Int?).map { try sound(CalendarDay(daysSince1970: $0)) }
                let first = try last.map { _ in try sound(CalendarDay(daysSince1970: row[3])) }
                return (row[0] as String).split(separator: "|", omittingEmptySubsequences: false).map { account in
                    ImportedAccount(
                        account: String(account),
                        rows: row[2],
                        drafts: isDraft ? row[2] : 0,
                        first: first,
                        last: last
                    )
                }
            }
            return ImportedAccount.sums(groups)
        }
    }

    func sums(ofPlainIn days: DayRange) throws -> [RecordSum] {
        try read { db in
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
                    GROUP BY day, kind, currency, account
                    """
                let rows = try Row.fetchCursor(db, sql: sql, arguments: (code.map { [$0] } ?? []) + range)
                var sums: [RecordSum] = []
                while let row = try rows.next() {
                    let account: Int64? = row[3]
                    let key = RecordSum.Key(
                        day: try sound(CalendarDay(daysSince1970: row[0])),
                        kind: try sound(IndexFormat.value(row[1])),
                        category: code.flatMap { Category(code: $0) },
                        account: try account.map { try sound(names[$0]) },
                        currency: try sound(Currency(code: row[2] as String))
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
}
