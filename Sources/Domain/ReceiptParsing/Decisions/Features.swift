import ReceiptDomain

/// The named facts of a decision; each case documents why it counts.
///
/// Raw values are indices into a vector, from 0 without gaps.
protocol DecisionFeature: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
    /// The weights of facts that are not fitted.
    static var typedWeights: [Self: Double] { get }
}

extension DecisionFeature {
    static var typedWeights: [Self: Double] { [:] }

    /// The name in the table of weights and in stored evidence.
    var name: String { "\(self)" }
}

/// The feature vector of a candidate: a number for each named fact, 0 where it does not hold.
struct Features<Name: DecisionFeature>: Sendable {
    private var values: [Double]

    init() { values = Array(repeating: 0, count: Name.allCases.count) }

    subscript(name: Name) -> Double {
        get { values[name.rawValue] }
        set { values[name.rawValue] = newValue }
    }

    /// Sets a fact that holds.
    mutating func note(_ name: Name, _ value: Double = 1) { values[name.rawValue] = value }

    mutating func note(_ name: Name, if holds: Bool) { if holds { note(name) } }

    /// The weighted sum of the facts, in log-odds.
    func score(by weights: Weights<Name>) -> Double {
        var score = 0.0
        for index in values.indices where values[index] != 0 { score += values[index] * weights.values[index] }
        return score
    }

    /// The facts that hold with their weights, largest contribution first.
    func contributions(by weights: Weights<Name>) -> [(name: Name, value: Double, weight: Double)] {
        Name.allCases.compactMap { name in
            let value = values[name.rawValue]
            return value == 0 ? nil : (name, value, weights.values[name.rawValue])
        }
        .sorted { (abs($0.value * $0.weight), $1.name.rawValue) > (abs($1.value * $1.weight), $0.name.rawValue) }
    }
}

/// The weight of each fact, in log-odds per unit.
struct Weights<Name: DecisionFeature>: Sendable {
    fileprivate let values: [Double]
    /// The score of "none of the candidates", which they all compete with.
    let none: Double

    init(none: Double, _ fitted: [Name: Double]) {
        self.none = none
        values = Name.allCases.map { fitted[$0] ?? Name.typedWeights[$0] ?? 0 }
    }

    subscript(name: Name) -> Double { values[name.rawValue] }

    /// The probability of each candidate: a softmax over the scores and ``none``.
    func probabilities(of scores: [Double]) -> [Double] {
        let top = max(none, scores.max() ?? none)
        let parts = scores.map { exp($0 - top) }
        // Summed in a fixed order, so that the last bit does not vary between runs.
        let sum = parts.reduce(exp(none - top), +)
        return parts.map { $0 / sum }
    }
}

/// A decision's candidates with their features, best first.
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
