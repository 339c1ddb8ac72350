import ReceiptDomain

/// Totals without a legible figure that follow from other amounts.
extension TotalSolver {
    /// Tendered less change, where the total is illegible.
    func handedOver(known: Set<Int>) -> [Hypothesis] {
        var result: [Hypothesis] = []
        for cash in finder.cells(.tendered) where cash.roleWeight > 0.7 {
            for change in finder.cells(.change)
            where change.roleWeight > 0.7 && change.line >= cash.line && change.value != 0 {
                let value = cash.value - abs(change.value)
                guard value > 0, !known.contains(value), change.decimals == cash.decimals else { continue }
                // A printed figure one digit away is more reliable than a difference of two.
                if known.contains(where: { DigitConfusion.difference($0, value)?.places == 1 && value > 500 }) {
                    continue
                }
                // Change is not given in cents where such coins do not exist: the printed sum is the one before rounding.
                if known.contains(where: { isStep($0 - value) }) { continue }
                let supports = finder.supports(for: value, printedOn: nil)
                var features = Features<TotalFeature>()
                features.note(.isCashLessChange)
                noteSupports(supports, in: &features)
                result.append(
                    Hypothesis(value: value, cell: change, supports: supports, features: features, repairedFrom: nil)
                )
            }
        }
        return result
    }

    /// Subtotal plus tax, where the total is illegible.
    func summed(known: Set<Int>) -> [Hypothesis] {
        // Prices in yen and won include tax, but card slips state it separately.
        guard !table.isZeroDecimal else { return slipSums(known: known) }
        var result: [Hypothesis] = []
        let sums = finder.totals.filter { $0.roleWeight > 0.6 }
        for base in finder.cells(.subtotal)
        where base.roleWeight > 0.7 && !sums.contains(where: { $0.value >= base.value && $0.confidence > 0.6 }) {
            for tax in finder.cells(.tax)
            where tax.roleWeight > 0.7 && tax.value > 0 && tax.value * 4 < base.value && tax.line != base.line {
                let value = base.value + tax.value
                guard !known.contains(value), tax.decimals == base.decimals else { continue }
                let supports = finder.supports(for: value, printedOn: nil)
                var features = labelFeatures(base, base.value)
                features.note(.isSubtotalWithTax, base.weight * tax.weight)
                noteSupports(supports.filter { $0.identity != .subtotal }, in: &features)
                result.append(
                    Hypothesis(value: value, cell: tax, supports: supports, features: features, repairedFrom: nil)
                )
            }
        }
        return result
    }

    /// The net and tax of a Korean card slip, ten to one, whose sum is illegible.
    private func slipSums(known: Set<Int>) -> [Hypothesis] {
        var result: [Hypothesis] = []
        for tax in finder.cells(.tax) where tax.value >= 10_000 && tax.roleWeight > 0.6 {
            for net in table.cells
            where net.use == .money && net.value == 10 * tax.value && abs(net.line - tax.line) <= 2 {
                let value = net.value + tax.value
                guard !known.contains(value) else { continue }
                var features = Features<TotalFeature>()
                features.note(.isTaxWithTenfold)
                result.append(Hypothesis(value: value, cell: tax, supports: [], features: features, repairedFrom: nil))
            }
        }
        return result
    }

    /// Rounded sums that follow from a total and the rounding beside it.
    func rounded(known: Set<Int>) -> [Hypothesis] {
        guard !table.isZeroDecimal else { return [] }
        var result: [Hypothesis] = []
        let step = max(IdentityFinder.roundingStep, smallestCoin)
        for rounding in finder.cells(.rounding) where (1..<step).contains(abs(rounding.value)) {
            for cell in finder.totals where cell.value % step != 0 && cell.value > 100 && cell.roleWeight > 0.5 {
                for value in [cell.value + rounding.value, cell.value - rounding.value]
                where value % step == 0 && !known.contains(value) {
                    let supports = finder.supports(for: value, printedOn: nil)
                    var features = labelFeatures(cell, cell.value)
                    features.note(.isRoundedTotal)
                    noteSupports(supports, in: &features)
                    result.append(
                        Hypothesis(
                            value: value,
                            cell: rounding,
                            supports: supports,
                            features: features,
                            repairedFrom: nil
                        )
                    )
                }
            }
        }
        return result
    }

    /// Values demanded by arithmetic that are one digit off a figure labelled total.
    func repaired(known: Set<Int>) -> [Hypothesis] {
        guard !table.isExact else { return [] }
        let labelled = table.cells.filter {
            $0.isTotal && $0.roleWeight > 0.5 && $0.use == .money
        }
        var result: [Hypothesis] = []
        var seen: Set<Int> = []
        for value in demanded() where !known.contains(value) && value > 0 && seen.insert(value).inserted {
            for cell in labelled {
                let isFirstLost =
                    table.isZeroDecimal && cell.isMarked && DigitConfusion.isFirstLost(in: cell.value, of: value)
                    && table.cells.contains {
                        $0.line < cell.line && $0.use == .money && $0.isRightmost && $0.value > cell.value
                    }
                guard let (places, likeness) = isFirstLost ? (1, 0.5) : DigitConfusion.difference(cell.value, value),
                    places == 1, !isRounding(cell.value, to: value)
                else { continue }
                let supports = finder.supports(for: value, printedOn: cell.line)
                let strong = Set(supports.filter { $0.strength == .strong }.map(\.identity)).count
                guard strong >= 1 else { continue }
                var features = labelFeatures(cell, cell.value)
                features.note(.isRepaired)
                // A total below a single item's price was misread.
                features.note(.hasLostFirstDigit, if: isFirstLost)
                features.note(.likenessOfRepair, likeness)
                // A single identity must not overrule a clearly read figure.
                features.note(.doubtOfRepaired, 1 - cell.confidence * cell.weight)
                noteSupports(supports, in: &features)
                result.append(
                    Hypothesis(
                        value: value,
                        cell: cell,
                        supports: supports,
                        features: features,
                        repairedFrom: cell.value
                    )
                )
            }
        }
        return result
    }

    /// Whether the two differ by cash rounding only, so that neither was misread.
    private func isRounding(_ printed: Int, to paid: Int) -> Bool {
        isStep(printed - paid) && (isPayable(printed) || isPayable(paid))
    }

    /// The totals that the identities imply.
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
        // Taxed and untaxed parts: `30.24 + 1.81 + 19.83`.
        let parts = (finder.cells(.part) + finder.cells(.net)).prefix(4)
        for (index, one) in parts.enumerated() {
            for other in parts.dropFirst(index + 1) where other.line != one.line {
                values.append(one.value + other.value)
                values += finder.cells(.tax).prefix(3).map { one.value + other.value + $0.value }
            }
        }
        for cell in finder.totals {
            let entries = ItemSum(table: table).entries(above: cell.line).filter { !$0.isPointLost }
            if entries.count >= 2 { values.append(entries.map(\.value).reduce(0, +)) }
        }
        return values
    }
}
