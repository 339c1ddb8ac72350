public import ReceiptDomain
import ReceiptRegions

/// An arithmetic proof as a line: `30,000 − 6,600 = 23,400 ✓`.
public struct ProofLine: Hashable, Sendable {
    public var proof: Proof
    public var currency: Currency

    public init(proof: Proof, currency: Currency) {
        self.proof = proof
        self.currency = currency
    }

    /// The numbers and signs of the identity; its words are left out, because ``Wording/proof(_:)`` names it.
    public var text: String {
        let parts = proof.expression.split(separator: " ").compactMap { token -> String? in
            if let number = number(token) { return number }
            return switch token {
            case "-", "−": "−"
            case "*", "x", "×": "×"
            case "+", "=", "±", "(", ")", "/": String(token)
            default: nil
            }
        }
        // An amount that is printed twice, such as the total and what the card paid.
        let isEqual = parts.count == 3 && parts[1] == "=" && parts[0] == parts[2]
        return (isEqual ? parts[0] : parts.joined(separator: " ")) + " ✓"
    }

    private func number(_ token: Substring) -> String? {
        let digits = token.drop { $0 == "-" }
        guard digits.first?.isASCII == true, digits.first?.isNumber == true,
            digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." })
        else { return nil }
        return (token.hasPrefix("-") ? "-" : "") + Money.grouped(decimal: digits, currency.convention)
    }
}
