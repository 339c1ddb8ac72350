import GRDB

/// What records of each state add up to, more and less than before.
struct TotalCounts {
    private struct Key: Hashable {
        var status: Int
        var paid: String
    }

    private var counts: [Key: (count: Int, sum: Int)] = [:]
    private var isTooMuch = false

    mutating func add(status: Int, paid: String?, spent: Int?, _ sign: Int) {
        let key = Key(status: status, paid: paid ?? "")
        var value = counts[key] ?? (0, 0)
        value.count += sign
        let (sum, overflow) = value.sum.addingReportingOverflow(sign * (spent ?? 0))
        value.sum = sum
        // Far from what SQLite would take for a floating point number.
        isTooMuch = isTooMuch || overflow || abs(sum) > 1 << 60
        counts[key] = value
    }

    func write(to db: Database) throws {
        guard !isTooMuch else { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
        let sql = """
            INSERT INTO total VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET count = count + excluded.count, sum = sum + excluded.sum
            """
        for (key, value) in counts.sorted(by: { ($0.key.status, $0.key.paid) < ($1.key.status, $1.key.paid) }) {
            try db.cachedStatement(sql: sql).execute(arguments: [key.status, key.paid, value.count, value.sum])
        }
    }
}
