import Foundation
public import ReceiptDomain
import ReceiptLearning

/// One line of `bench --features`: the candidates of a field with their features, for fitting the decision weights.
///
/// `{"source": …, "file": …, "decision": "total", "candidates": [{"value": "8.60", "right": true, "facts": {"isMarked": 1}}]}`
public struct DecisionLine: Encodable, Sendable {
    struct Candidate: Encodable {
        var value: String
        var right: Bool
        var facts: [String: Double]
    }

    var source: String
    var file: String
    var decision: String
    var candidates: [Candidate]

    /// `nil` where the truth does not score this field.
    ///
    /// `source` names the receipt's data set: weights are judged on data sets that they were not fitted to.
    public init?(_ decision: Decision, of receipt: RecordedReceipt, source: String) {
        guard let isRight = receipt.truth.test(of: decision.subject) else { return nil }
        self.source = source
        file = receipt.file
        self.decision = decision.subject.rawValue
        candidates = decision.candidates.map { candidate in
            Candidate(
                value: candidate.value,
                right: isRight(candidate.value),
                facts: Dictionary(uniqueKeysWithValues: candidate.facts.map { ($0.name, $0.value) })
            )
        }
    }
}

extension Truth {
    /// Tells whether a candidate's value is right.
    fileprivate func test(of subject: Decision.Subject) -> ((String) -> Bool)? {
        switch subject {
        case .total, .proof: total.map { total in { Decimal(string: $0) == total } }
        case .date: dates.isEmpty ? nil : { value in dates.contains { $0.description == value } }
        case .merchant:
            merchants.isEmpty ? nil : { value in merchants.contains { NameComparison.isRight(value, for: $0) } }
        case .item:
            itemAmounts.map { amounts in
                // Each amount is found once: of equal lines the upper ones.
                var rest = amounts
                return { value in
                    guard let index = rest.firstIndex(where: { Decimal(string: value) == $0 }) else { return false }
                    rest.remove(at: index)
                    return true
                }
            }
        case .content: { _ in isReceipt }
        case .category: categories.isEmpty ? nil : { categories.contains($0) }
        }
    }
}
