import ReceiptDomain
import ReceiptWording

extension TextTable {
    /// The table with a bar after each row; without bars where figures leave no room.
    ///
    /// Bars consist of `#`: blocks are two columns wide in some Korean terminals.
    func lines(width: Int, bars shares: [Double]) -> [StyledLine] {
        let narrow = cut(to: width - Self.roomForBars)
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
