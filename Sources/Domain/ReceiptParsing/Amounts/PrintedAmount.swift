import ReceiptDomain

/// A number on a line that could be an amount of money.
struct PrintedAmount: Hashable {
    /// What a number is used for, as far as its surroundings tell.
    enum Use: Hashable {
        case money
        /// A rate: `10%`.
        case percent
        /// A count, or a price for one, beside an `x` or `@`.
        case factor
    }

    /// In hundredths of the currency's unit, whatever the currency: 8.60 is 860 and ₩23,400 is 2340000.
    var hundredths: Int
    /// Decimal places as printed: 0, 1 or 2.
    var decimals: Int
    /// Groups of three are set apart: `23,400`.
    var isGrouped: Bool
    /// A currency's sign or word stands with it.
    var isMarked: Bool
    var use: Use = .money
    /// Where in the line's scalars.
    var range: Range<Int>
    /// What the text says besides the chosen value, each with the share of belief that it deserves (chosen: 1).
    var otherReadings: [OtherReading] = []
    /// From 0 to 1: digits that were letters, lost separators and the like make it smaller.
    var clarity: Double = 1

    /// What it would be if the dollar or section sign before it were a digit: `$9.00` for 99.00.
    var signAsDigit: [OtherReading] = []

    struct OtherReading: Hashable {
        var hundredths: Int
        var weight: Double
    }
}
