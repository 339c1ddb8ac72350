// Sums of money never end the program: ledgers of before ``Money/largest`` may have amounts of any size.
//
// A sum that does not fit is the largest number of its sign, stays that whatever is added, and is shown as such (``Money/isTooLarge``).
extension Money {
    /// No amount: a sum that does not fit.
    public var isTooLarge: Bool { minorUnits.isSumTooLarge }

    public var negated: Money { Money(minorUnits: 0.clampedSubtracting(minorUnits), currency: currency) }

    /// The sum with an amount of the same currency.
    public func plus(_ other: Money) -> Money {
        precondition(currency == other.currency, "only amounts of one currency are added")
        return Money(minorUnits: minorUnits.clampedAdding(other.minorUnits), currency: currency)
    }
}

extension Int {
    fileprivate var isSumTooLarge: Bool { self == .max || self <= -.max }

    /// Never the smallest number, which has no opposite.
    public func clampedAdding(_ other: Int) -> Int {
        if isSumTooLarge { return Swift.max(self, -.max) }
        if other.isSumTooLarge { return Swift.max(other, -.max) }
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? -.max : .max) : Swift.max(sum, -.max)
    }

    public func clampedSubtracting(_ other: Int) -> Int { clampedAdding(other == .min ? .max : -other) }
}

extension Sequence<Int> {
    /// All added up, each exactly, where the sum fits.
    public var clampedSum: Int {
        let sum = reduce(Int128(0)) { $0 + Int128($1) }
        return Int(Swift.max(-Int128(Int.max), Swift.min(Int128(Int.max), sum)))
    }
}
