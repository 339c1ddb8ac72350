// Sums of money saturate instead of trapping: ledgers from before ``Money/largest`` may have amounts of any size.
//
// A sum that overflows is the largest number of its sign, stays so whatever is added, and is shown as too large
// (``Money/isTooLarge``).
extension Money {
    public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

    /// Whether this is a saturated sum, which is no amount.
    public var isTooLarge: Bool { minorUnits.isSumTooLarge }

    public var negated: Money { Money(minorUnits: 0.clampedSubtracting(minorUnits), currency: currency) }

    /// The amount without its sign.
    public var magnitude: Money { minorUnits < 0 ? negated : self }

    /// The sum with an amount of the same currency.
    public func plus(_ other: Money) -> Money {
        precondition(currency == other.currency, "only amounts of one currency are added")
        return Money(minorUnits: minorUnits.clampedAdding(other.minorUnits), currency: currency)
    }
}

extension Int {
    fileprivate var isSumTooLarge: Bool { self == .max || self <= -.max }

    /// Saturates; never `Int.min`, which has no opposite.
    public func clampedAdding(_ other: Int) -> Int {
        if isSumTooLarge { return Swift.max(self, -.max) }
        if other.isSumTooLarge { return Swift.max(other, -.max) }
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? -.max : .max) : Swift.max(sum, -.max)
    }

    public func clampedSubtracting(_ other: Int) -> Int { clampedAdding(other == .min ? .max : -other) }
}

extension Sequence<Money> {
    public func sum(in currency: Currency) -> Money {
        reduce(.zero(currency)) { $1.currency == currency ? $0.plus($1) : $0 }
    }
}

extension Sequence<Int> {
    /// The exact sum, saturated where it does not fit.
    public var clampedSum: Int {
        let sum = reduce(Int128(0)) { $0 + Int128($1) }
        return Int(Swift.max(-Int128(Int.max), Swift.min(Int128(Int.max), sum)))
    }
}
