import ReceiptDomain

/// Intermediate sums on the way to the amount paid.
extension TotalSolver {
    /// Marks sums that lead to another by rounding, tax or a tip.
    func demoteSteps(_ hypotheses: inout [Hypothesis]) {
        var steps: [Int: [TotalFeature: Double]] = [:]
        func note(_ value: Int, _ step: TotalFeature, _ share: Double = 1) {
            steps[value, default: [:]][step] = max(steps[value]?[step] ?? 0, share)
        }
        for hypothesis in hypotheses {
            guard let cell = hypothesis.cell, labelScore(cell, hypothesis.value) > -1,
                cell.weight(of: hypothesis.value) > 0.1
            else { continue }
            for support in hypothesis.supports where support.identity == .subtotal && support.trust > 0.1 {
                guard let base = support.terms.first?.value else { continue }
                let isRounding = support.terms.count == 2 && support.terms.last?.name == "rounding"
                // A coupon was deducted, and the amount labelled paid is the rest.
                let isSum = cell.isTotal
                let isPaid = isSum && cell.roleWeight > 0.8 && support.terms.contains { $0.name == "discount" }
                note(
                    base,
                    isPaid ? .leadsToPaid : isRounding ? .leadsToRounded : .leadsToSum,
                    min(1, 2 * support.trust)
                )
            }
        }
        for value in addedTo() { note(value, .isAddedTo) }
        // The cash part beside a voucher is only a part of the spending.
        for hypothesis in hypotheses where hypothesis.cell.map({ labelScore($0, hypothesis.value) > 3 }) ?? false {
            for support in hypothesis.supports where support.identity == .tendered && support.isShared {
                for payment in support.terms.prefix(2) { note(hypothesis.value - payment.value, .isRestOfVoucher) }
            }
        }
        for rounding in finder.cells(.rounding) where isStep(rounding.value) {
            for hypothesis in hypotheses where !isPayable(hypothesis.value) {
                if [-1, 1].contains(where: { isPayable(hypothesis.value + $0 * rounding.value) }) {
                    note(hypothesis.value, .isUnpayable)
                }
            }
        }
        for index in hypotheses.indices {
            // The most significant step suffices.
            let step = steps[hypotheses[index].value]?.max {
                ($0.value * -FittedWeights.total[$0.key], $0.key.rawValue)
                    < ($1.value * -FittedWeights.total[$1.key], $1.key.rawValue)
            }
            if let step { hypotheses[index].features.note(step.key, step.value) }
        }
    }

    /// Sums to which everything below is added, up to another sum: a fare, and the fee for paying by card.
    private func addedTo() -> [Int] {
        let sums = finder.totals.filter { $0.roleWeight > 0.55 && $0.use == .money }
        let steps = sums.filter { upper in sums.contains { isReached($0, from: upper) } }
        return steps.map(\.value)
    }

    private func isReached(_ lower: AmountCell, from upper: AmountCell) -> Bool {
        guard lower.line > upper.line, lower.value > upper.value, lower.decimals == upper.decimals else { return false }
        let between = table.cells.filter {
            $0.line > upper.line && $0.line < lower.line && $0.use == .money && $0.isRightmost
        }
        let extras: [AmountRole] = [.tax, .service, .tip]
        return (1...4).contains(between.count) && between.allSatisfy { $0.role.map(extras.contains) ?? true }
            && between.map(\.value).reduce(upper.value, +) == lower.value
    }

    /// Prefers a sum with tip that equals the card's charge, or the last total.
    ///
    /// Where only that total follows both, a card charge of the plain sum was made before the tip.
    func preferTipped(_ hypotheses: inout [Hypothesis]) {
        let tips = Set(finder.cells(.tip).map(\.line))
        for index in hypotheses.indices {
            guard let cell = hypotheses[index].cell, cell.roleWeight > 0.6 else { continue }
            // Several tips are suggestions, and so is one printed with its sum.
            let isLast = cell.role == .total && tips.count == 1 && tips.allSatisfy { $0 < cell.line }
            guard isLast || cell.role == .card || cell.role == .paid else { continue }
            for support in hypotheses[index].supports where support.terms.map(\.name) == ["sum", "tip"] {
                let base = support.terms[0].value
                guard let other = hypotheses.first(where: { $0.value == base }) else { continue }
                // The card was charged before the tip was added; a sum after both is the final one.
                let isCharged = other.supports.contains { $0.identity == .card && $0.strength > .weak }
                guard !isCharged || isLast else { continue }
                hypotheses[index].takeOver(from: other)
            }
        }
    }

    /// Where sums are rounded to coins, an unpayable sum is the one before rounding.
    ///
    /// Its rounded neighbour, printed further down as paid, takes over all its evidence.
    func preferRounded(_ hypotheses: inout [Hypothesis]) {
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
                hypotheses[index].takeOver(from: hypotheses[other])
                hypotheses[other].features.note(.isBeforeCoins)
            }
        }
    }

    func isPayable(_ value: Int) -> Bool { value % smallestCoin == 0 }

    /// Whether the difference can be a rounding, at most half a coin.
    func isStep(_ difference: Int) -> Bool {
        smallestCoin > 1 && difference != 0 && 2 * abs(difference) <= smallestCoin
    }
}

extension TotalSolver.Hypothesis {
    /// Takes over another sum's evidence, where that is stronger.
    fileprivate mutating func takeOver(from other: Self) {
        var features = other.features
        features.note(.takesOver)
        if features.score(by: FittedWeights.total) > score { self.features = features }
    }
}
