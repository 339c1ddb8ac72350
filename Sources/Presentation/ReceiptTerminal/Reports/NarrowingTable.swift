import ReceiptDomain
import ReceiptWording

/// A table that leaves columns out where there is no room for them: figures are never cut.
struct NarrowingTable {
    struct Column {
        var column: TextTable.Column
        /// Those with the highest go first; 0 stays.
        var rank: Int

        init(_ title: String, _ alignment: Alignment = .left, rank: Int = 0, flexibleDownTo: Int? = nil) {
            column = TextTable.Column(title, alignment, flexibleDownTo: flexibleDownTo)
            self.rank = rank
        }
    }

    var columns: [Column]
    var rows: [[TextTable.Cell]]

    /// Lines of at most so many columns, as far as leaving out helps.
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

    /// The same with a bar behind each row, as far as there are shares; without bars where figures leave no room for them.
    ///
    /// Bars are of `#`: blocks take two columns in some Korean terminals.
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

    /// Shorter bars say nothing; names give way to them, figures do not.
    private static let roomForBars = 10
}

extension [Money] {
    /// How long each bar is beside the longest; nothing for what is not more than nothing.
    var barShares: [Double] {
        let most = Double(map(\.minorUnits).max() ?? 0)
        return map { most > 0 ? Swift.max(0, Double($0.minorUnits) / most) : 0 }
    }
}
