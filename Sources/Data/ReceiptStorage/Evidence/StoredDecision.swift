import ReceiptDomain

/// A field's decision.
///
/// `{"field": "total", "candidates": [{"value": "8.60", "probability": 0.98, "facts": {"isMarked": [1, 0.3]}}]}`.
///
/// Each fact has its value and its weight, whose product is added to the candidate's log-odds.
struct StoredDecision: Codable {
    struct Candidate: Codable {
        var value: String
        var probability: Double
        var facts: [String: [Double]]
    }

    var field: String
    var candidates: [Candidate]

    init(_ decision: Decision) {
        field = decision.subject.rawValue
        candidates = decision.candidates.map { candidate in
            Candidate(
                value: candidate.value,
                probability: Self.rounded(candidate.probability),
                facts: Dictionary(
                    candidate.facts.map { ($0.name, [Self.rounded($0.value), Self.rounded($0.weight)]) },
                    uniquingKeysWith: { first, _ in first }
                )
            )
        }
    }

    func decision() throws(InvalidValue) -> Decision {
        Decision(
            subject: try InvalidValue.required("field", field, Decision.Subject.init(rawValue:)),
            candidates: candidates.map { candidate in
                let facts = candidate.facts.filter { $0.value.count == 2 }.map {
                    Decision.Fact(name: $0.key, value: $0.value[0], weight: $0.value[1])
                }
                return Decision.Candidate(
                    value: candidate.value,
                    probability: candidate.probability,
                    facts: facts.sorted { (abs($0.value * $0.weight), $1.name) > (abs($1.value * $1.weight), $0.name) }
                )
            }
        )
    }

    private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
