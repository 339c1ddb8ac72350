public import ReceiptDomain

extension JSONForm {
    /// The complete reading, for `show --json --evidence`; boxes are x, y, width, height on the upright picture.
    public static func reading(_ reading: Reading) -> JSONForm {
        [
            "versions": reading.versions, "proofs": reading.draft.proofs.map(\.described),
            "passes": reading.passes.map(pass), "decisions": reading.decisions.map(decision),
        ]
    }

    private static func pass(_ pass: RecognitionPass) -> JSONForm {
        let words = pass.lines.enumerated().flatMap { index, line in
            line.words.map { word -> JSONForm in
                [
                    "text": word.text, "confidence": word.confidence.roundedToThousandths, "box": word.box,
                    "line": index,
                ]
            }
        }
        return ["model": pass.model, "treatment": pass.rendering, "region": pass.region, "words": words]
    }

    /// A field's decision; each fact states its contribution to the log-odds.
    private static func decision(_ decision: Decision) -> JSONForm {
        let candidates = decision.candidates.map { candidate -> JSONForm in
            let facts = candidate.facts.map { ($0.name, ($0.value * $0.weight).roundedToThousandths) }
            return [
                "value": candidate.value, "probability": candidate.probability.roundedToThousandths,
                "facts": Dictionary(facts) { first, _ in first },
            ]
        }
        return ["field": decision.subject.rawValue, "candidates": candidates]
    }
}

extension Proof {
    /// The identity with its repairs: `5.90 + 2.70 = 8.60 (repaired: …)`.
    package var described: String {
        repairs.isEmpty ? expression : "\(expression) (repaired: \(repairs.joined(separator: ", ")))"
    }
}
