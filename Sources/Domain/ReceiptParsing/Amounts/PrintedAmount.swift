/// A number on a line that may be an amount of money.
struct PrintedAmount: Hashable {
    /// A number's use, as far as its surroundings tell.
    enum Use: Hashable {
        case money
        /// A rate: `10%`.
        case percent
        /// A quantity or unit price, beside an `x` or `@`.
        case factor
    }

    /// In hundredths of the currency's unit, whatever the currency: 8.60 is 860 and ₩23,400 is 2340000.
    var hundredths: Int
    /// Decimal places as printed: 0, 1 or 2.
    var decimals: Int
    /// Whether thousands are grouped: `23,400`.
    var isGrouped: Bool
    /// Whether a currency's sign or word stands beside it.
    var isMarked: Bool
    var use: Use = .money
    /// Its range in the line's scalars.
    var range: Range<Int>
    /// Alternative values of the text, with their weight relative to the chosen one (1).
    var otherReadings: [OtherReading] = []
    /// From 0 to 1: lower for digits read as letters, lost separators and the like.
    var clarity: Double = 1

    /// Values with the dollar or section sign before it taken for a digit: `$9.00` for 99.00.
    var signAsDigit: [OtherReading] = []

    struct OtherReading: Hashable {
        var hundredths: Int
        var weight: Double
    }
}
