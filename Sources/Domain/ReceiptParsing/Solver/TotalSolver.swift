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

    /// A sum that leads to another by rounding, tax, or a tip is only a step on the way.
    private func demoteSteps(_ hypotheses: inout [Hypothesis]) {
        var steps: [Int: Double] = [:]
        for hypothesis in hypotheses {
            guard let cell = hypothesis.cell, labelScore(cell, hypothesis.value) > -1,
                cell.weight(of: hypothesis.value) > 0.1
            else { continue }
            for support in hypothesis.supports where support.identity == .subtotal && support.trust > 0.1 {
                guard let base = support.terms.first?.value else { continue }
                let isRounding = support.terms.count == 2 && support.terms.last?.name == "rounding"
                // A coupon was taken off, and what is called paid is the rest.
                let isPaid =
                    cell.role == .paid && cell.roleWeight > 0.8 && support.terms.contains { $0.name == "discount" }
                steps[base] = max(steps[base] ?? 0, min(1, 2 * support.trust) * (isPaid ? 2 : isRounding ? 1.6 : 1))
            }
        }
        // What a voucher leaves to be paid in cash is a part of what was spent.
        for hypothesis in hypotheses where hypothesis.cell.map({ labelScore($0, hypothesis.value) > 3 }) ?? false {
            for support in hypothesis.supports where support.identity == .tendered && support.isShared {
                for payment in support.terms.prefix(2) { steps[hypothesis.value - payment.value] = 2 }
            }
        }
        for rounding in finder.cells(.rounding) where isStep(rounding.value) {
            for hypothesis in hypotheses where !isPayable(hypothesis.value) {
                if [-1, 1].contains(where: { isPayable(hypothesis.value + $0 * rounding.value) }) {
                    steps[hypothesis.value] = 1.6
                }
            }
        }
        for index in hypotheses.indices {
            if let weight = steps[hypotheses[index].value] { hypotheses[index].score -= 2.5 * weight }
        }
    }

    /// A sum and a tip that come to what the card was charged, where nobody says that the sum alone was paid.
    private func preferTipped(_ hypotheses: inout [Hypothesis]) {
        let tips = Set(finder.cells(.tip).map(\.line))
        for index in hypotheses.indices {
            guard let cell = hypotheses[index].cell, cell.roleWeight > 0.6 else { continue }
            // Several tips are suggestions, and so is one with its sum beside it.
            let isLast = cell.role == .total && tips.count == 1 && tips.allSatisfy { $0 < cell.line }
            guard isLast || cell.role == .card || cell.role == .paid else { continue }
            for support in hypotheses[index].supports where support.terms.map(\.name) == ["sum", "tip"] {
                let base = support.terms[0].value
                guard let other = hypotheses.first(where: { $0.value == base }),
                    !other.supports.contains(where: { $0.identity == .card && $0.strength > .weak })
                else { continue }
                hypotheses[index].score = max(hypotheses[index].score, other.score + 0.5)
            }
        }
    }

    /// What was handed over less what came back, where the total itself is illegible.
    private func handedOver(known: Set<Int>) -> [Hypothesis] {
        var result: [Hypothesis] = []
        for cash in finder.cells(.tendered) where cash.roleWeight > 0.7 {
            for change in finder.cells(.change)
            where change.roleWeight > 0.7 && change.line >= cash.line && change.value != 0 {
                let value = cash.value - abs(change.value)
                guard value > 0, !known.contains(value), change.decimals == cash.decimals else { continue }
                // A printed figure that is but a digit away was read better than the difference of two.
                if known.contains(where: { DigitConfusion.difference($0, value)?.places == 1 && value > 500 }) {
                    continue
                }
                // No change is given in single cents where no such coins are: the printed sum is that before rounding.
                if known.contains(where: { isStep($0 - value) || $0 == value }) { continue }
                let supports = finder.supports(for: value, printedOn: nil)
                let score = 1.5 + supportScore(supports)
                result.append(
                    Hypothesis(value: value, cell: change, supports: supports, score: score, repairedFrom: nil)
                )
            }
        }
        return result
    }

    /// Subtotal and tax where the total itself is illegible.
    private func summed(known: Set<Int>) -> [Hypothesis] {
        // Where yen and won are spent, the tax is in the sum already, but a card slip sets the two apart.
        guard !table.isWhole else { return slipSums(known: known) }
        var result: [Hypothesis] = []
        let sums = (finder.cells(.total) + finder.cells(.paid)).filter { $0.roleWeight > 0.6 }
        for base in finder.cells(.subtotal)
        where base.roleWeight > 0.7 && !sums.contains(where: { $0.value >= base.value && $0.confidence > 0.6 }) {
            for tax in finder.cells(.tax)
            where tax.roleWeight > 0.7 && tax.value > 0 && tax.value * 4 < base.value && tax.line != base.line {
                let value = base.value + tax.value
                guard !known.contains(value), tax.decimals == base.decimals else { continue }
                let supports = finder.supports(for: value, printedOn: nil)
                let score =
                    labelScore(base, base.value) + 0.5 * base.weight * tax.weight
                    + supportScore(supports.filter { $0.identity != .subtotal })
                result.append(Hypothesis(value: value, cell: tax, supports: supports, score: score, repairedFrom: nil))
            }
        }
        return result
    }

    /// Where the smallest coin is worth five, a sum that ends otherwise is what it was before rounding.
    ///
    /// Its rounded neighbour, printed further down as what was paid, takes over all that speaks for it.
    private func preferRounded(_ hypotheses: inout [Hypothesis]) {
        guard smallestCoin > 1 else { return }
        let paid: Set<AmountRole> = [.total, .paid, .card, .tendered]
        for index in hypotheses.indices where isPayable(hypotheses[index].value) {
            guard let cell = hypotheses[index].cell, cell.weight(of: hypotheses[index].value) > 0.3, cell.decimals == 2,
                cell.role.map(paid.contains) ?? !finder.cells(.rounding).isEmpty
            else { continue }
            for other in hypotheses.indices where isStep(hypotheses[other].value - hypotheses[index].value) {
                guard let above = hypotheses[other].cell, above.line < cell.line,
                    above.role.map(paid.contains) ?? false
                else { continue }
                hypotheses[index].score = max(hypotheses[index].score, hypotheses[other].score + 0.5)
                hypotheses[other].score -= 3
            }
        }
    }

    /// The tenth beside its tenfold: net and tax of a Korean card slip whose sum cannot be read.
    private func slipSums(known: Set<Int>) -> [Hypothesis] {
        var result: [Hypothesis] = []
        for tax in finder.cells(.tax) where tax.value >= 10_000 && tax.roleWeight > 0.6 {
            for net in table.cells
            where net.use == .money && net.value == 10 * tax.value && abs(net.line - tax.line) <= 2 {
                let value = net.value + tax.value
                guard !known.contains(value) else { continue }
                result.append(Hypothesis(value: value, cell: tax, supports: [], score: 1.2, repairedFrom: nil))
            }
        }
        return result
    }

    /// Rounded sums that are printed nowhere legibly, but follow from a total and the rounding beside it.
    private func rounded(known: Set<Int>) -> [Hypothesis] {
        guard !table.isWhole else { return [] }
        var result: [Hypothesis] = []
        for rounding in finder.cells(.rounding) where (1...4).contains(abs(rounding.value)) {
            for cell in finder.cells(.total) + finder.cells(.paid)
            where cell.value % 5 != 0 && cell.value > 100 && cell.roleWeight > 0.5 {
                for value in [cell.value + rounding.value, cell.value - rounding.value]
                where value % 5 == 0 && !known.contains(value) {
                    let supports = finder.supports(for: value, printedOn: nil)
                    result.append(
                        Hypothesis(
                            value: value,
                            cell: rounding,
                            supports: supports,
                            score: labelScore(cell, cell.value) + supportScore(supports) + 0.3,
                            repairedFrom: nil
                        )
                    )
                }
            }
        }
        return result
    }

    /// Values that no reading has but arithmetic demands, one digit off a figure that is labelled as the total.
    private func repaired(known: Set<Int>) -> [Hypothesis] {
        let labelled = table.cells.filter {
            ($0.role == .total || $0.role == .paid) && $0.roleWeight > 0.5 && $0.use == .money
        }
        var result: [Hypothesis] = []
        var seen: Set<Int> = []
        for value in demanded() where !known.contains(value) && value > 0 && seen.insert(value).inserted {
            for cell in labelled {
                let isFirstLost =
                    table.isWhole && cell.isMarked && DigitConfusion.isFirstLost(in: cell.value, of: value)
                    && table.cells.contains {
                        $0.line < cell.line && $0.use == .money && $0.isRightmost && $0.value > cell.value
                    }
                guard let (places, likeness) = isFirstLost ? (1, 0.5) : DigitConfusion.difference(cell.value, value),
                    places == 1, !isRounding(cell.value, to: value)
                else { continue }
                let supports = finder.supports(for: value, printedOn: cell.line)
                let strong = Set(supports.filter { $0.strength == .strong }.map(\.identity)).count
                guard strong >= 1 else { continue }
                // One identity alone must not overrule a figure that was read clearly.
                let doubt = 1 - cell.confidence * cell.weight
                // What costs less than one of the goods was misread.
                let price = isFirstLost ? 2 : 4.5
                let score = labelScore(cell, cell.value) - price + likeness + 2 * doubt + supportScore(supports)
                result.append(
                    Hypothesis(value: value, cell: cell, supports: supports, score: score, repairedFrom: cell.value)
                )
            }
        }
        return result
    }

    /// What is paid in coins differs from what is printed, and neither was misread.
    private func isRounding(_ printed: Int, to paid: Int) -> Bool {
        isStep(printed - paid) && (isPayable(printed) || isPayable(paid))
    }

    private func isPayable(_ value: Int) -> Bool { value % smallestCoin == 0 }

    /// As much as is rounded up or down, which half a coin is at most.
    private func isStep(_ difference: Int) -> Bool {
        smallestCoin > 1 && difference != 0 && 2 * abs(difference) <= smallestCoin
    }

    /// What the identities would have the total be.
    private func demanded() -> [Int] {
        var values: [Int] = []
        for cash in finder.cells(.tendered) {
            for change in finder.cells(.change) where change.value != 0 {
                values.append(cash.value - abs(change.value))
            }
        }
        for base in finder.cells(.subtotal) {
            for tax in finder.cells(.tax) + finder.cells(.service) { values.append(base.value + tax.value) }
        }
        // What is taxed and what is not: `30.24 + 1.81 + 19.83`.
        let parts = (finder.cells(.part) + finder.cells(.net)).prefix(4)
        for (index, one) in parts.enumerated() {
            for other in parts.dropFirst(index + 1) where other.line != one.line {
                values.append(one.value + other.value)
                values += finder.cells(.tax).prefix(3).map { one.value + other.value + $0.value }
            }
        }
        for cell in finder.cells(.total) + finder.cells(.paid) {
            let entries = ItemSum(table: table).entries(above: cell.line).filter { !$0.isPointLost }
            if entries.count >= 2 { values.append(entries.map(\.value).reduce(0, +)) }
        }
        return values
    }
}
