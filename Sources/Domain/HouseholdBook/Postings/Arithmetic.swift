import ReceiptDomain

// Sums of money: what does not fit stays at the largest number, because a typing mistake must not end the program.
extension Money {
    var negated: Money { Money(minorUnits: 0.clampedSubtracting(minorUnits), currency: currency) }

    /// The sum with an amount of the same currency.
    func plus(_ other: Money) -> Money {
        precondition(currency == other.currency, "only amounts of one currency are added")
        return Money(minorUnits: minorUnits.clampedAdding(other.minorUnits), currency: currency)
    }
}

extension Int {
    func clampedAdding(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    func clampedSubtracting(_ other: Int) -> Int {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other < 0 ? .max : .min) : difference
    }

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
