extension Int {
    /// Parts proportional to the numbers that sum exactly to this one: boundaries are rounded, not parts.
    func divided(inProportionTo parts: [Int]) -> [Int] {
        let whole = parts.reduce(Int128(0)) { $0 + Int128($1) }
        guard whole != 0 else { return parts.indices.map { $0 == 0 ? self : 0 } }
        var (sum, given) = (Int128(0), Int128(0))
        return parts.map { part in
            sum += Int128(part)
            let end = Int128(self) * sum / whole
            defer { given = end }
            return Int(clamping: end - given)
        }
    }

    /// Equal parts; the first one gets the remainder.
    func dividedEqually(by count: Int) -> [Int] {
        guard count > 1 else { return [self] }
        return [self / count + self % count] + Array(repeating: self / count, count: count - 1)
    }
}

extension Array {
    /// The first place whose element and all after it satisfy the condition, in an array divided by it; found by halving.
    func partitionPoint(_ isSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
