public import ReceiptDomain

/// The complete reading, for `show --json --evidence`.
public struct ReadingForm: Encodable {
    var versions: [String]
    var proofs: [String]
    var passes: [Pass]
    var decisions: [Decided]

    /// A field's decision; each fact states its contribution to the log-odds.
    struct Decided: Encodable {
        struct Candidate: Encodable {
            var value: String
            var probability: Double
            var facts: [String: Double]
        }

        var field: String
        var candidates: [Candidate]

        init(_ decision: Decision) {
            field = decision.subject.rawValue
            candidates = decision.candidates.map { candidate in
                Candidate(
                    value: candidate.value,
                    probability: (candidate.probability * 1000).rounded() / 1000,
                    facts: Dictionary(
                        candidate.facts.map { ($0.name, ($0.value * $0.weight * 1000).rounded() / 1000) },
                        uniquingKeysWith: { first, _ in first }
                    )
                )
            }
        }
    }

    struct Pass: Encodable {
        var model: String
        var treatment: String
        /// On the upright picture: x, y, width, height.
        var region: [Int]?
        var words: [Word]
    }

    struct Word: Encodable {
        var text: String
        var confidence: Double
        var box: [Int]
        /// The line's index in the pass.
        var line: Int
    }

    public init(_ reading: Reading) {
        versions = reading.versions
        proofs = reading.draft.proofs.map(\.described)
        decisions = reading.decisions.map(Decided.init)
        passes = reading.passes.map { pass in
            let words = pass.lines.enumerated().flatMap { index, line in
                line.words.map { word in
                    Word(
                        text: word.text,
                        confidence: (word.confidence * 1000).rounded() / 1000,
                        box: word.box.corners,
                        line: index
                    )
                }
            }
            return Pass(
                model: pass.model,
                treatment: pass.rendering,
                region: pass.region?.corners,
                words: words
            )
        }
    }
}

extension Proof {
    /// The identity with its repairs: `5.90 + 2.70 = 8.60 (repaired: …)`.
    package var described: String {
        repairs.isEmpty ? expression : "\(expression) (repaired: \(repairs.joined(separator: ", ")))"
    }
}
