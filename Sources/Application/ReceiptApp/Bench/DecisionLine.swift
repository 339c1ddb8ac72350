import Foundation
public import ReceiptDomain
import ReceiptLearning

extension JSONForm {
    /// One line of `bench --features`: a field's candidates with their facts; `nil` where the truth does not score it.
    ///
    /// `{"source": …, "file": …, "decision": "total", "candidates": [{"value": "8.60", "right": true, "facts": {"isMarked": 1}}]}`
    ///
    /// `source` names the receipt's data set: weights are judged on data sets that they were not fitted to.
    public static func decision(_ decision: Decision, of receipt: RecordedReceipt, source: String) -> JSONForm? {
        guard let isRight = receipt.truth.test(of: decision.subject) else { return nil }
        let candidates = decision.candidates.map { candidate -> JSONForm in
            let facts = Dictionary(uniqueKeysWithValues: candidate.facts.map { ($0.name, $0.value) })
            return ["value": candidate.value, "right": isRight(candidate.value), "facts": facts]
        }
        return [
            "source": source, "file": receipt.file, "decision": decision.subject.rawValue, "candidates": candidates,
        ]
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
