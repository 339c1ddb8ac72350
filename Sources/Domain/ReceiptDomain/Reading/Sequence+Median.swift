extension Sequence where Element: Comparable {
    /// The middle element in order, of two the larger; `nil` if there is none.
    public var median: Element? {
        let sorted = sorted()
        return sorted.isEmpty ? nil : sorted[sorted.count / 2]
    }
}
