/// Counts of values, which can be decreased again.
struct Tally<Value: Hashable & Sendable>: Sendable {
    private(set) var counts: [Value: Int] = [:]
    private(set) var total = 0

    mutating func add(_ value: Value, _ count: Int) {
        total += count
        let sum = counts[value, default: 0] + count
        counts[value] = sum == 0 ? nil : sum
    }

    /// The most frequent value; among equally frequent ones the first by `precedes`, so that the result is deterministic.
    func mostFrequent(_ precedes: (Value, Value) -> Bool) -> (value: Value, count: Int)? {
        let top = counts.max { $0.value == $1.value ? precedes($1.key, $0.key) : $0.value < $1.value }
        return top.map { ($0.key, $0.value) }
    }

    /// The values by descending frequency.
    func ranked(_ precedes: (Value, Value) -> Bool) -> [(value: Value, count: Int)] {
        counts.sorted { $0.value == $1.value ? precedes($0.key, $1.key) : $0.value > $1.value }.map {
            ($0.key, $0.value)
        }
    }
}
