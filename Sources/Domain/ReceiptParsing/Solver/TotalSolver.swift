import ReceiptDomain

/// Decides the total by labels and by arithmetic among the printed amounts.
struct TotalSolver {
    struct Hypothesis {
        var value: Int
        /// The cell that prints it as the total, with the best evidence; `nil` for an inferred value.
        var cell: AmountCell?
        var supports: [Support]
        var features: Features<TotalFeature>
        /// The misread value, where an identity corrected the printed figure.
        var repairedFrom: Int?

        /// Log-odds, comparable within one receipt only.
        var score: Double { features.score(by: FittedWeights.total) }
    }

    let table: AmountTable
    let finder: IdentityFinder
    private var isRefund: Bool { table.isRefund }
    /// The step of cash rounding in hundredths; 1 where sums are not rounded.
    let smallestCoin: Int

    init(table: AmountTable, smallestCoin: Int) {
        self.table = table
        self.smallestCoin = smallestCoin
        finder = IdentityFinder(table: table)
    }

    /// Likeliest first; empty without amounts.
    func hypotheses() -> [Hypothesis] {
        var values: [Int: [AmountCell]] = [:]
        for cell in table.cells where cell.use == .money {
            for variant in cell.variants.prefix(4) where variant.value != 0 || cell.isTotal {
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
        var features = labelFeatures(printed, value)
        // The same value elsewhere, whatever its label.
        features.note(.printedAgain, Double(min(3, Set(all.map(\.line)).count - 1)))
        noteSupports(supports, in: &features)
        features.note(.isReplacedSubtotal, if: printed.role == .subtotal && isReplaced(value, below: printed.line))
        return Hypothesis(value: value, cell: printed, supports: supports, features: features, repairedFrom: nil)
    }

    /// Whether a sum of similar size was paid further down: tax or tip added, or a coupon deducted.
    private func isReplaced(_ value: Int, below line: Int) -> Bool {
        let paid: Set<AmountRole> = [.total, .paid, .card]
        return table.cells.contains { cell in
            cell.line > line && cell.role.map(paid.contains) ?? false && cell.roleWeight > 0.6 && cell.decimals != 1
                && cell.value != value && cell.value > value / 2 && cell.value < value * 3 / 2
        }
    }

    /// Notes the best identity of each kind, weighted by the trust in its terms.
    func noteSupports(_ supports: [Support], in features: inout Features<TotalFeature>) {
        let ranked = supports.map { (feature: Self.feature(of: $0), support: $0) }.sorted {
            ($0.support.strength, $0.support.trust) > ($1.support.strength, $1.support.trust)
        }
        var counted: [Support] = []
        for (feature, support) in ranked where !counted.contains(where: { $0.identity == support.identity }) {
            // The same figures under another name add little: only that the tax has a legal rate.
            let isRepetition = counted.contains { support.lines.isSubset(of: $0.lines) }
            let trust = 0.2 + 0.8 * min(1, 2 * support.trust)
            features.note(feature, max(features[feature], isRepetition ? 0.7 * trust : trust))
            counted.append(support)
        }
    }

    private static func feature(of support: Support) -> TotalFeature {
        switch (support.identity, support.strength) {
        case (.tendered, .strong): .agreesWithCashAndChange
        case (.subtotal, .strong): .followsFromSubtotal
        case (.items, .strong): .followsFromItems
        case (.tax, .strong): .followsFromTax
        case (.card, .agreement): .agreesWithCard
        case (.tendered, .agreement): .agreesWithTendered
        case (_, .agreement): .agreesOtherwise
        default: .agreesWeakly
        }
    }

    /// The score of label, position and form for the cell as the total.
    func labelScore(_ cell: AmountCell, _ value: Int) -> Double {
        labelFeatures(cell, value).score(by: FittedWeights.total)
    }

    func labelFeatures(_ cell: AmountCell, _ value: Int) -> Features<TotalFeature> {
        var features = Features<TotalFeature>()
        noteRole(of: cell, in: &features)
        features.note(.labelStandsAbove, if: cell.isRoleBorrowed)
        let share = cell.weight(of: value)
        features.note(.doubtOfReading, 1 - share)
        features.note(.isRareReading, if: share < 0.2)
        features.note(.digitConfidence, cell.confidence)
        features.note(.readTwice, if: cell.votes(for: value) > 1)
        features.note(.isNegative, if: value < 0 && !isRefund)
        if value == 0 { features.note(hasSum ? .isZeroBesideSum : .isZero) }
        // Totals stand in the lower half; of several the later one.
        let place = Double(cell.line) / Double(max(1, table.cells.last?.line ?? 1))
        features.note(cell.role == nil ? .heightUnnamed : .height, place)
        if !table.isZeroDecimal, cell.decimals == 0, value % 100 == 0 {
            // Where tills often omit decimals, a label is as good as the currency's sign.
            let isPrice = cell.isMarked || table.omitsDecimals && cell.role != nil
            features.note(isPrice ? .lacksDecimalsMarked : .lacksDecimals)
        }
        if cell.isMarked {
            features.note(.isMarked)
        } else {
            features.note(.standsBesideMarked, if: isBesideMarked(cell))
        }
        if table.hasSmallUnit {
            features.note(.isTooSmall, if: abs(value) < 10_000)
            if value % 1000 != 0 { features.note(cell.role == nil ? .hasOddWonUnnamed : .hasOddWon) }
        }
        if table.isZeroDecimal {
            features.note(.isOddlyUngrouped, if: cell.isOddlyUngrouped && value == cell.value)
        }
        return features
    }

    private func noteRole(of cell: AmountCell, in features: inout Features<TotalFeature>) {
        switch cell.role {
        case .paid:
            features.note(.isCalledPaid)
            features.note(.labelOfPaid, cell.roleWeight)
        case .total:
            features.note(.isCalledTotal)
            features.note(.labelOfTotal, cell.roleWeight)
        case .card:
            features.note(.isCalledCard)
            features.note(.labelOfCard, cell.roleWeight)
        case .tendered:
            features.note(.isCalledTendered)
            features.note(.labelOfTendered, cell.roleWeight)
        case .subtotal:
            features.note(.isCalledSubtotal)
            features.note(.labelOfSubtotal, cell.roleWeight)
        case .net: features.note(.isCalledNet)
        case .part, .tax, .change, .service, .tip, .discount, .rounding: features.note(.isCalledPart)
        case .quantity, .aside: features.note(.isCalledCount)
        case nil: features.note(.isUnnamed)
        }
    }

    /// Whether something was to be paid, or was: `Rent paid 1,450.00` above `Balance due 0.00`.
    private var hasSum: Bool {
        table.cells.contains {
            ($0.isTotal || $0.role == .tendered || $0.role == .card) && $0.use == .money && $0.roleWeight > 0.6
                && $0.value > 0
        }
    }

    /// Whether the line labels another amount with the currency's sign, so that this one is a handwritten tip or a code.
    private func isBesideMarked(_ cell: AmountCell) -> Bool {
        table.cells.contains {
            $0.line == cell.line && $0.isMarked && $0.role == cell.role && $0.use == .money && $0.box != cell.box
        }
    }
}
