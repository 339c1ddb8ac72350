extension Sequence where Element: Comparable {
    /// The middle element in order, of two the larger; `nil` if there is none.
    var median: Element? {
        let sorted = sorted()
        return sorted.isEmpty ? nil : sorted[sorted.count / 2]
    }
}

extension Sequence {
    /// The element with which the weights, added up in this order, reach a sum; `nil` if they do not.
    func first<Weight: AdditiveArithmetic & Comparable>(
        reaching least: Weight,
        _ weight: (Element) -> Weight
    ) -> Element? {
        var sum = Weight.zero
        return first {
            sum += weight($0)
            return sum >= least
        }
    }
}
