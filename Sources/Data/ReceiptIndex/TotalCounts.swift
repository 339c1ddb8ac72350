import GRDB
import ReceiptDomain

/// Changes of the counts and sums of records by state and currency.
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
        value.sum = value.sum.clampedAdding(sign < 0 ? 0.clampedSubtracting(spent ?? 0) : spent ?? 0)
        isTooMuch = isTooMuch || value.sum.magnitude > Self.most
        counts[key] = value
    }

    /// Below SQLite's integer limit even for the sum of all states.
    private static let most = 1 << 60

    func write(to db: Database) throws {
        guard !isTooMuch else { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
        let sql = """
            INSERT INTO total VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET count = count + excluded.count, sum = sum + excluded.sum
            """
        for (key, value) in counts.sorted(by: { ($0.key.status, $0.key.paid) < ($1.key.status, $1.key.paid) }) {
            try db.cachedStatement(sql: sql).execute(arguments: [key.status, key.paid, value.count, value.sum])
        }
        let beyond = "SELECT EXISTS (SELECT 1 FROM total WHERE typeof(sum) <> 'integer' OR sum NOT BETWEEN ? AND ?)"
        guard try Bool.fetchOne(db, sql: beyond, arguments: [-Self.most, Self.most]) == false else {
            throw DatabaseError(resultCode: .SQLITE_TOOBIG)
        }
    }
}
