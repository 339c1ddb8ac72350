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
