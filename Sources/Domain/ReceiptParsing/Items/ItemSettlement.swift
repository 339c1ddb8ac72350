/// Decides a receipt's doubtful lines together, so that the items sum to its subtotal or total.
struct ItemSettlement {
    struct Line {
        /// In hundredths.
        var value: Int
        /// The log-odds that it is an item.
        var logOdds: Double
        /// Whether it is a deduction if it is no item.
        var isDiscount = false
    }

    let lines: [Line]
    /// The possible sums of the items, in hundredths.
    let targets: Set<Int>
    /// The log-odds added for a matching sum: a wrong choice among few matches by chance in one of some dozens.
    let bonus: Double

    /// The most lines that are tried both ways; each doubles the work.
    private static let limit = 9

    /// The lines that are items, and whether they match a printed sum.
    func solve() -> (chosen: [Bool], agrees: Bool) {
        let plain = lines.map { $0.logOdds >= 0 }
        guard plain.contains(true) else { return (plain, false) }
        if agrees(plain) { return (plain, true) }
        let doubtful = lines.indices.filter { lines[$0].value != 0 && abs(lines[$0].logOdds) < bonus }
            .sorted { abs(lines[$0].logOdds) < abs(lines[$1].logOdds) }.prefix(Self.limit)
        var best: (chosen: [Bool], cost: Double)?
        for mask in 1..<(1 << doubtful.count) {
            var chosen = plain
            var cost = 0.0
            for (bit, index) in doubtful.enumerated() where mask & 1 << bit != 0 {
                chosen[index].toggle()
                cost += abs(lines[index].logOdds)
            }
            guard cost < min(bonus, best?.cost ?? bonus), chosen.contains(true), agrees(chosen) else { continue }
            best = (chosen, cost)
        }
        return best.map { ($0.chosen, true) } ?? (plain, false)
    }

    /// Compares with and without deductions, because tills print subtotals both ways.
    private func agrees(_ chosen: [Bool]) -> Bool {
        let sum = zip(lines, chosen).reduce(0) { $1.1 ? $0 + $1.0.value : $0 }
        let discounts = zip(lines, chosen).reduce(0) { !$1.1 && $1.0.isDiscount ? $0 + abs($1.0.value) : $0 }
        return targets.contains(sum) || discounts > 0 && targets.contains(sum - discounts)
    }
}
