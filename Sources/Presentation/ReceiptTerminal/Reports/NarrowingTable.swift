import ReceiptDomain
import ReceiptWording

/// A table that drops columns where there is no room, because figures must not be cut.
struct NarrowingTable {
    struct Column {
        var column: TextTable.Column
        /// Columns with the highest rank are dropped first; 0 is never dropped.
        var rank: Int

        init(_ title: String, _ alignment: Alignment = .left, rank: Int = 0, flexibleDownTo: Int? = nil) {
            column = TextTable.Column(title, alignment, flexibleDownTo: flexibleDownTo)
            self.rank = rank
        }
    }

    var columns: [Column]
    var rows: [[TextTable.Cell]]

    /// Lines of at most `width` columns, as far as dropping columns allows.
    func lines(width: Int) -> [StyledLine] {
        var table = self
        while true {
            let lines = TextTable(columns: table.columns.map(\.column), rows: table.rows).lines(width: width)
            guard lines.contains(where: { $0.columns > width }),
                let highest = table.columns.indices.max(by: { table.columns[$0].rank < table.columns[$1].rank }),
                table.columns[highest].rank > 0
            else { return lines }
            table.columns.remove(at: highest)
            for row in table.rows.indices { table.rows[row].remove(at: highest) }
        }
    }

    /// The table with a bar after each row; without bars where figures leave no room.
    ///
    /// Bars consist of `#`: blocks are two columns wide in some Korean terminals.
    func lines(width: Int, bars shares: [Double]) -> [StyledLine] {
        let narrow = TextTable(columns: columns.map(\.column), rows: rows).lines(width: width - Self.roomForBars)
        let used = narrow.map(\.columns).max() ?? 0
        guard used <= width - Self.roomForBars, shares.contains(where: { $0 > 0 }) else { return lines(width: width) }
        let room = min(24, width - used - 2)
        return narrow.enumerated().map { index, line in
            guard index > 0, index <= shares.count, shares[index - 1] > 0 else { return line }
            var line = line
            let length = max(1, Int((shares[index - 1] * Double(room)).rounded()))
            line.append(String(repeating: " ", count: used - line.columns + 2))
            line.append(String(repeating: "#", count: length), .accent)
            return line
        }
    }

    /// The shortest useful bar; names are cut for it, figures are not.
    private static let roomForBars = 10
}

extension [Money] {
    /// Each amount relative to the largest; 0 for amounts that are not positive.
    var barShares: [Double] {
        let most = Double(map(\.minorUnits).max() ?? 0)
        return map { most > 0 ? Swift.max(0, Double($0.minorUnits) / most) : 0 }
    }
}
