import ReceiptDomain

/// Decides what the total is: by the words beside the amounts, and by the receipt's own arithmetic.
struct TotalSolver {
    struct Hypothesis {
        var value: Int
        /// Where it is printed as the total, best evidence first; `nil` for one that only arithmetic yields.
        var cell: AmountCell?
        var supports: [Support]
        /// Log-odds, comparable within one receipt only.
        var score: Double
        /// Set when the printed figure was read otherwise and the identity sets it right.
        var repairedFrom: Int?
    }

    let table: AmountTable
    let finder: IdentityFinder
    private var isRefund: Bool { table.isRefund }
    /// To what cash sums are rounded, in hundredths; 1 where they are not.
    let smallestCoin: Int

    init(table: AmountTable, smallestCoin: Int) {
        self.table = table
        self.smallestCoin = smallestCoin
        finder = IdentityFinder(table: table)
    }

    /// The likeliest first; empty where there is no amount at all.
    func hypotheses() -> [Hypothesis] {
        var values: [Int: [AmountCell]] = [:]
        for cell in table.cells where cell.use == .money {
            for variant in cell.variants.prefix(4) where variant.value != 0 || cell.role == .total || cell.role == .paid
            {
                values[variant.value, default: []].append(cell)
            }
        }
        var result: [Hypothesis] = []
        for (value, cells) in values {
            guard let best = cells.max(by: { labelScore($0, value) < labelScore($1, value) }) else { continue }
            result.append(hypothesis(value, printed: best, all: cells))
        }
        result += repaired(known: Set(values.keys))
        result += rounded(known: Set(values.keys))
        result += summed(known: Set(values.keys))
        result += handedOver(known: Set(values.keys))
        preferTipped(&result)
        demoteSteps(&result)
        preferRounded(&result)
        return result.sorted { ($0.score, $0.value) > ($1.score, $1.value) }
    }

    private func hypothesis(_ value: Int, printed: AmountCell, all: [AmountCell]) -> Hypothesis {
        let supports = finder.supports(for: value, printedOn: printed.line)
        var score = labelScore(printed, value)
        // The same figure elsewhere, whatever it is called.
        let lines = Set(all.map(\.line)).count
        score += min(1.2, 0.4 * Double(lines - 1))
        score += supportScore(supports)
        if printed.role == .subtotal, isReplaced(value, below: printed.line) { score -= 2 }
        return Hypothesis(value: value, cell: printed, supports: supports, score: score, repairedFrom: nil)
    }

    /// Another sum of about this size was paid further down: tax or a tip came on top, or a coupon was taken off.
    private func isReplaced(_ value: Int, below line: Int) -> Bool {
        let paid: Set<AmountRole> = [.total, .paid, .card]
        return table.cells.contains { cell in
            cell.line > line && cell.role.map(paid.contains) ?? false && cell.roleWeight > 0.6 && cell.decimals != 1
                && cell.value != value && cell.value > value / 2 && cell.value < value * 3 / 2
        }
    }

    func supportScore(_ supports: [Support]) -> Double {
        var ranked: [(worth: Double, support: Support)] = supports.map { support in
            let worth: Double =
                switch (support.identity, support.strength) {
                case (.tendered, .strong): 3.7
                case (.subtotal, .strong): 3
                case (.items, .strong): 2.5
                case (.tax, .strong): 2
                case (.card, .agreement): 1.5
                case (.tendered, .agreement): 2
                case (_, .agreement): 1
                default: 0.4
                }
            return (worth * (0.2 + 0.8 * min(1, 2 * support.trust)), support)
        }
        ranked.sort { $0.worth > $1.worth }
        var counted: [Support] = []
        var score = 0.0
        for (worth, support) in ranked where !counted.contains(where: { $0.identity == support.identity }) {
            // The same figures under another name say little more: that the tax has a legal rate.
            let isRepetition = counted.contains { support.lines.isSubset(of: $0.lines) }
            score += isRepetition ? 0.7 * worth : worth
            counted.append(support)
        }
        return score
    }

    /// How strongly words, place, and form say that the cell holds the total.
    func labelScore(_ cell: AmountCell, _ value: Int) -> Double {
        var score: Double
        switch cell.role {
        case .paid: score = 1.2 + 4.2 * cell.roleWeight
        case .total: score = 0.8 + 4.2 * cell.roleWeight
        case .card: score = 1 + 1.5 * cell.roleWeight
        case .tendered: score = 0.5 + 1 * cell.roleWeight
        case .subtotal: score = 0.5 + 1.2 * cell.roleWeight
        case .net: score = 0.2
        case .part, .tax, .change, .service, .tip, .discount, .rounding: score = -2.5
        case .quantity, .aside: score = -3
        case nil: score = -0.8
        }
        if cell.isRoleBorrowed { score -= 0.5 }
        let share = cell.weight(of: value)
        score += 1.5 * (share - 1)
        if share < 0.2 { score -= 1.5 }
        if value < 0, !isRefund { score -= 3 }
        // Nothing is left to pay where something was to be paid.
        if value == 0 { score -= hasSum ? 6 : 3 }
        // The lower half is where totals stand; of several the later one.
        let place = Double(cell.line) / Double(max(1, table.cells.last?.line ?? 1))
        score += cell.role == nil ? 0.8 * place : 0.3 * place
        if !table.isWhole, cell.decimals == 0, value % 100 == 0 { score -= cell.isMarked ? 1 : 2.5 }
        if cell.isMarked { score += 0.3 } else if isBesideMarked(cell) { score -= 0.5 }
        if table.isWhole {
            // Nothing costs less than a hundred won.
            if abs(value) < 10_000 { score -= 4 }
            if value % 1000 != 0 { score -= cell.role == nil ? 1.5 : 0.5 }
            if cell.isOddlyUngrouped, value == cell.value { score -= 1.5 }
        }
        return score
    }

    private var hasSum: Bool {
        table.cells.contains {
            ($0.role == .total || $0.role == .paid) && $0.use == .money && $0.roleWeight > 0.6 && $0.value > 0
        }
    }

    /// The line names a sum with the currency's sign, so a figure without it is something else: a tip written by hand, a code.
    private func isBesideMarked(_ cell: AmountCell) -> Bool {
        table.cells.contains {
            $0.line == cell.line && $0.isMarked && $0.role == cell.role && $0.use == .money && $0.box != cell.box
        }
    }
}
