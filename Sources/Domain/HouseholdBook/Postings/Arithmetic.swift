extension Int {
    /// Parts in proportion to the numbers, which add up to this one: each ends where its share of the whole does.
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

    /// So many parts that differ in nothing but the remainder, which the first one has.
    func dividedEqually(by count: Int) -> [Int] {
        guard count > 1 else { return [self] }
        return [self / count + self % count] + Array(repeating: self / count, count: count - 1)
    }
}
