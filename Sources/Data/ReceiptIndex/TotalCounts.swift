import GRDB
import ReceiptDomain

/// Changes of the counts and sums of records by state and currency.
struct TotalCounts {
    private struct Key: Hashable {
        var status: Int
        var paid: String
    }

    private var counts: [Key: (count: Int, sum: Int)] = [:]

    mutating func add(status: Int, paid: String?, spent: Int?, _ sign: Int) {
        let key = Key(status: status, paid: paid ?? "")
        var value = counts[key] ?? (0, 0)
        value.count += sign
        value.sum = value.sum.clampedAdding(sign < 0 ? 0.clampedSubtracting(spent ?? 0) : spent ?? 0)
        counts[key] = value
    }

    /// Below SQLite's integer limit even for the sum of all states; larger sums stay there.
    private static let most = 1 << 60

    func write(to db: Database) throws {
        let sql = """
            INSERT INTO total VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET count = count + excluded.count, sum = sum + excluded.sum
            """
        for (key, value) in counts.sorted(by: { ($0.key.status, $0.key.paid) < ($1.key.status, $1.key.paid) }) {
            try db.cachedStatement(sql: sql).execute(arguments: [key.status, key.paid, value.count, value.sum])
        }
        let bounded = "UPDATE total SET sum = max(?, min(?, CAST(sum AS INTEGER))) WHERE sum NOT BETWEEN ? AND ?"
        try db.execute(sql: bounded, arguments: [-Self.most, Self.most, -Self.most, Self.most])
    }
}
