public import ReceiptDomain
import ReceiptRegions

/// Shows an identity as a person would write it: `30,000 − 6,600 = 23,400 ✓`.
struct ProofLine {
    var proof: Proof
    var currency: Currency

    /// The numbers and signs of the identity; its words are left out, as ``ReviewWording/proof(_:)`` names it.
    var text: String {
        let parts = proof.expression.split(separator: " ").compactMap { token -> String? in
            if let number = number(token) { return number }
            return switch token {
            case "-", "−": "−"
            case "*", "x", "×": "×"
            case "+", "=", "±", "(", ")", "/": String(token)
            default: nil
            }
        }
        return parts.joined(separator: " ") + " ✓"
    }

    private func number(_ token: Substring) -> String? {
        let digits = token.drop { $0 == "-" }
        guard digits.first?.isASCII == true, digits.first?.isNumber == true,
            digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." })
        else { return nil }
        return (token.hasPrefix("-") ? "-" : "") + Money.grouped(decimal: digits, currency.convention)
    }
}

extension Draft {
    /// So many of the identities that prove the total and what had to be set right for them, a line each.
    public func proofLines(_ wording: any Wording, atMost count: Int = 2) -> [StyledLine] {
        guard let total else { return [] }
        return proofs.prefix(count).flatMap { proof -> [StyledLine] in
            let text = ProofLine(proof: proof, currency: total.value.currency).text
            let line = StyledLine([.init(text, .good), .init("  \(wording.proof(proof.identity))", .faint)])
            return [line] + proof.repairs.map { StyledLine(wording.repaired($0.escapingControls), .faint) }
        }
    }
}
