import ReceiptDomain

/// Names of the facts that a decision weighs, each a case with the reason why it counts.
///
/// The raw values are places in a vector, from 0 without gaps.
protocol DecisionFeature: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {}

extension DecisionFeature {
    /// As it is written in the table of weights and shown as evidence.
    var name: String { "\(self)" }
}

/// What is known of one candidate: a number for each named fact, 0 where it does not hold.
struct Features<Name: DecisionFeature>: Sendable {
    private var values: [Double]

    init() { values = Array(repeating: 0, count: Name.allCases.count) }

    subscript(name: Name) -> Double {
        get { values[name.rawValue] }
        set { values[name.rawValue] = newValue }
    }

    /// The fact holds.
    mutating func note(_ name: Name, _ value: Double = 1) { values[name.rawValue] = value }

    mutating func note(_ name: Name, if holds: Bool) { if holds { note(name) } }

    /// What speaks for the candidate, in log-odds.
    func score(by weights: Weights<Name>) -> Double {
        var score = 0.0
        for index in values.indices where values[index] != 0 { score += values[index] * weights.values[index] }
        return score
    }

    /// The facts that hold, with what each adds to the score, the weightiest first.
    func contributions(by weights: Weights<Name>) -> [(name: Name, value: Double, weight: Double)] {
        Name.allCases.compactMap { name in
            let value = values[name.rawValue]
            return value == 0 ? nil : (name, value, weights.values[name.rawValue])
        }
        .sorted { (abs($0.value * $0.weight), $1.name.rawValue) > (abs($1.value * $1.weight), $0.name.rawValue) }
    }
}

/// How much each fact counts, in log-odds for one unit of it.
struct Weights<Name: DecisionFeature>: Sendable {
    fileprivate let values: [Double]
    /// The score of "none of them", which all candidates compete with.
    let none: Double

    init(none: Double, _ table: [Name: Double]) {
        self.none = none
        values = Name.allCases.map { table[$0] ?? 0 }
    }

    subscript(name: Name) -> Double { values[name.rawValue] }

    /// The probability of each candidate: a softmax over their scores and that of none of them.
    func probabilities(of scores: [Double]) -> [Double] {
        let top = max(none, scores.max() ?? none)
        let parts = scores.map { exp($0 - top) }
        // In one order: the last bit must not differ from run to run.
        let sum = parts.reduce(exp(none - top), +)
        return parts.map { $0 / sum }
    }
}

/// The candidates of a decision with what speaks for each, the best first.
struct Ranking<Name: DecisionFeature>: Sendable {
    private(set) var candidates: [(value: String, features: Features<Name>)]

    init(_ candidates: [(value: String, features: Features<Name>)]) { self.candidates = candidates }

    func decision(_ subject: Decision.Subject, by weights: Weights<Name>) -> Decision {
        let probabilities = weights.probabilities(of: candidates.map { $0.features.score(by: weights) })
        return Decision(
            subject: subject,
            candidates: zip(candidates, probabilities).map { candidate, probability in
                Decision.Candidate(
                    value: candidate.value,
                    probability: probability,
                    facts: candidate.features.contributions(by: weights).map {
                        Decision.Fact(name: $0.name.name, value: $0.value, weight: $0.weight)
                    }
                )
            }
        )
    }
}
