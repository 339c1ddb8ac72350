import ReceiptDomain

/// Identities of payments: tendered, charged and change.
extension IdentityFinder {
    // MARK: Split payments

    /// Two payments less change equal the total: part by gift card or food stamps, the rest in cash.
    func shared(_ total: Int, _ line: Int?) -> [Support] {
        guard let line, total > 0 else { return [] }
        let payments = (cells(.card) + cells(.tendered)).filter {
            $0.line > line && $0.value > 0 && $0.roleWeight > 0.55
        }
        let back = cells(.change).first { $0.line > line && $0.roleWeight > 0.7 }
        for (index, one) in payments.enumerated() {
            for other in payments.dropFirst(index + 1) where other.line != one.line && other.isMinus == one.isMinus {
                let paid = one.value + other.value
                let change = paid - total
                guard change == 0 || change == back.map({ abs($0.value) }), one.value < total else { continue }
                var terms = [one, other].map { (name: $0.role == .card ? "card" : "tendered", value: $0.value) }
                if change != 0 { terms.append(("change", -change)) }
                return [
                    Support(
                        identity: .tendered,
                        // As in `strength(of:beyond:reading:)`: a piece of a figure is no payment.
                        strength: table.isZeroDecimal && min(one.value, other.value) < 1_000 ? .weak : .strong,
                        terms: terms,
                        trust: one.weight * other.weight * one.roleWeight * other.roleWeight,
                        lines: [one.line, other.line],
                        isShared: true
                    )
                ]
            }
        }
        return []
    }

    // MARK: Tendered − change

    func tendered(_ total: Int) -> [Support] {
        var found: [Support] = []
        for cash in cells(.tendered) + cells(.card) {
            for change in cells(.change) where change.line != cash.line || change.box.x != cash.box.x {
                for given in cash.variants where given.value >= total && total > 0 {
                    let back = abs(given.value - total)
                    let weight = change.variants.filter { abs($0.value) == back }.map(\.weight).max() ?? 0
                    guard weight > 0.05 else { continue }
                    if back == 0 {
                        // "Change 0.00": the exact sum was tendered.
                        guard change.decimals == (table.isZeroDecimal ? 0 : 2) else { continue }
                        found.append(
                            Support(
                                identity: .tendered,
                                strength: .agreement,
                                terms: [("tendered", given.value), ("change", 0)],
                                trust: given.weight * weight * cash.roleWeight * change.roleWeight,
                                lines: [cash.line, change.line]
                            )
                        )
                        continue
                    }
                    found.append(
                        Support(
                            identity: .tendered,
                            strength: change.line >= cash.line - 1 && total >= (table.isZeroDecimal ? 10_000 : 100)
                                ? .strong : .weak,
                            terms: [("tendered", given.value), ("change", -back)],
                            trust: given.weight * weight * cash.roleWeight * change.roleWeight,
                            lines: [cash.line, change.line]
                        )
                    )
                }
            }
        }
        return found
    }

    // MARK: Printed again

    func card(_ total: Int, _ line: Int?) -> [Support] {
        guard let line else { return [] }
        var found: [Support] = []
        for cell in cells(.card) + cells(.tendered) + cells(.paid) + cells(.total) where cell.line != line {
            let weight = cell.weight(of: total)
            guard weight > 0.2 else { continue }
            let isPayment = cell.role == .card || cell.role == .tendered
            found.append(
                Support(
                    identity: .card,
                    strength: isPayment ? .agreement : .weak,
                    terms: [
                        (cell.role == .tendered ? "tendered" : cell.role == .card ? "card" : "printed again", total)
                    ],
                    trust: weight * cell.roleWeight,
                    lines: [cell.line]
                )
            )
        }
        return found
    }
}
