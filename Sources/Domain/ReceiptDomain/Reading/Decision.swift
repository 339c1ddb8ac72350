/// A decided field: its candidates and the facts weighed for each.
public struct Decision: Hashable, Sendable, Codable {
    public enum Subject: String, Sendable, Codable, CaseIterable {
        case total, date, merchant, category
        /// Whether the printed amounts prove the total.
        case proof
        /// Whether a line is a line item; each line is decided separately.
        case item
        /// Whether the picture shows a receipt.
        case content
    }

    public struct Candidate: Hashable, Sendable, Codable {
        /// The value in the form of a record's field.
        public var value: String
        /// From 0 to 1.
        public var probability: Double
        /// The weighed facts, those with the largest effect first.
        public var facts: [Fact]

        public init(value: String, probability: Double, facts: [Fact]) {
            (self.value, self.probability, self.facts) = (value, probability, facts)
        }

        private enum CodingKeys: CodingKey { case value, probability, facts }

        public init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: CodingKeys.self)
            value = try members.decode(String.self, forKey: .value)
            probability = try members.decode(Double.self, forKey: .probability)
            facts = try members.decode([String: [Double]].self, forKey: .facts).filter { $0.value.count == 2 }
                .map { Fact(name: $0.key, value: $0.value[0], weight: $0.value[1]) }
                .sorted { (abs($0.value * $0.weight), $1.name) > (abs($1.value * $1.weight), $0.name) }
        }

        /// `{"value": "8.60", "probability": 0.98, "facts": {"isMarked": [1, 0.3]}}`, numbers to three decimals.
        public func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: CodingKeys.self)
            try members.encode(value, forKey: .value)
            try members.encode(probability.roundedToThousandths, forKey: .probability)
            let facts = facts.map { ($0.name, [$0.value.roundedToThousandths, $0.weight.roundedToThousandths]) }
            try members.encode(Dictionary(facts) { first, _ in first }, forKey: .facts)
        }
    }

    /// A named fact about a candidate; it adds ``value`` times ``weight`` to the log-odds.
    public struct Fact: Hashable, Sendable {
        public var name: String
        public var value: Double
        public var weight: Double

        public init(name: String, value: Double, weight: Double) {
            (self.name, self.value, self.weight) = (name, value, weight)
        }
    }

    public var subject: Subject
    /// The chosen one first.
    public var candidates: [Candidate]

    private enum CodingKeys: String, CodingKey {
        case subject = "field"
        case candidates
    }

    public init(subject: Subject, candidates: [Candidate]) {
        self.subject = subject
        self.candidates = candidates
    }
}

extension Decision {
    /// The chosen candidate and the best of each other value, with their most important facts.
    public var summary: Decision {
        var shares: [String: Double] = [:]
        var first: [Candidate] = []
        for candidate in candidates {
            // Candidates of other passes with the same value add to its share.
            if shares[candidate.value] == nil { first.append(candidate) }
            shares[candidate.value, default: 0] += candidate.probability
        }
        return Decision(
            subject: subject,
            candidates: first.prefix(3).map { candidate in
                Candidate(
                    value: candidate.value,
                    probability: shares[candidate.value] ?? candidate.probability,
                    facts: Array(candidate.facts.prefix(6))
                )
            }
        )
    }
}
