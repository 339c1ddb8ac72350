import ReceiptDomain

/// The confidence in the chosen total, and whether arithmetic proves it.
struct TotalJudgement {
    /// The reasons against calling the total proved.
    let vetoes: [ProofVeto]
    /// The identities as text.
    let proofs: [Proof]
    /// A single price equals the total.
    let isEchoed: Bool
    /// The probability that the chosen total is right.
    ///
    /// At most one in 500 proved totals may be wrong; one with a repaired digit is less certain.
    let confidence: Double

    /// `nil` without candidates.
    init?(table: AmountTable, finder: IdentityFinder, ranked: [TotalSolver.Hypothesis]) {
        guard let winner = ranked.first else { return nil }
        let trial = ProofTrial(table: table, finder: finder, winner: winner, rivals: ranked.dropFirst())
        vetoes = trial.vetoes
        let supports = vetoes.isEmpty ? trial.supports : []
        isEchoed = vetoes.isEmpty && trial.isEchoed
        proofs = Self.proofs(supports, of: winner, isZeroDecimal: table.isZeroDecimal)
        if supports.isEmpty {
            confidence = FittedWeights.total.probabilities(of: ranked.map(\.score))[0]
        } else {
            confidence = winner.repairedFrom == nil ? 0.99 : 0.93
        }
    }

    private static func proofs(
        _ supports: [Support],
        of winner: TotalSolver.Hypothesis,
        isZeroDecimal: Bool
    ) -> [Proof] {
        var seen: Set<String> = []
        return supports.compactMap { support in
            let expression = expression(support, total: winner.value, isZeroDecimal: isZeroDecimal)
            guard seen.insert(expression).inserted else { return nil }
            var repairs = support.repairs.map {
                "\(decimal($0.from, isZeroDecimal)) → \(decimal($0.to, isZeroDecimal))"
            }
            if let from = winner.repairedFrom {
                repairs.append("\(decimal(from, isZeroDecimal)) → \(decimal(winner.value, isZeroDecimal))")
            }
            return Proof(identity: support.identity, expression: expression, repairs: repairs)
        }
    }

    private static func expression(_ support: Support, total: Int, isZeroDecimal: Bool) -> String {
        var text = ""
        // Additions come before deductions, as a person would write.
        let terms = support.terms.filter { $0.value >= 0 } + support.terms.filter { $0.value < 0 }
        for (index, term) in terms.enumerated() {
            let value = decimal(abs(term.value), isZeroDecimal)
            let name = term.name.isEmpty ? "" : term.name + " "
            if index == 0 {
                text = (term.value < 0 ? "-" : "") + name + value
            } else {
                text += (term.value < 0 ? " - " : " + ") + name + value
            }
        }
        return text + " = " + decimal(total, isZeroDecimal)
    }

    /// A plain decimal: `23400`, `8.60`.
    static func decimal(_ hundredths: Int, _ isZeroDecimal: Bool) -> String {
        let sign = hundredths < 0 ? "-" : ""
        let value = abs(hundredths)
        if isZeroDecimal, value % 100 == 0 { return sign + String(value / 100) }
        let cents = String(value % 100)
        return sign + String(value / 100) + "." + (cents.count == 1 ? "0" : "") + cents
    }
}
