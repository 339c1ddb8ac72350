/// What speaks for and against a line's amount being the price of something bought.
enum ItemFeature: Int, DecisionFeature {
    // MARK: Where it stands

    case isLine
    /// Above the first sum that is not much smaller than the total.
    case isAboveSums
    /// Below the line of the total.
    case isBelowTotal
    /// Its right edge is where most prices above the sums have theirs.
    case isInColumn
    /// The line above, or the one below, has a price in the same column and no name of a sum.
    case hasNeighbour
    /// In the first lines of the page, among addresses and numbers.
    case isInHead

    // MARK: What the words call it

    /// Total, paid, subtotal, net; with the confidence in the words.
    case isCalledSum
    /// Tax, service, tip, rounding.
    case isCalledExtra
    /// Tendered, change, card.
    case isCalledPayment
    case isCalledDiscount
    /// Points, counts.
    case isCalledCount
    /// The words that call it so stand on another line.
    case labelStandsAbove
    /// No name, neither beside it nor on the line above.
    case isNameless
    /// The name stands on the line above.
    case isNamedAbove
    /// The name is like those of items.
    case isLikelyName
    /// The line begins with a count: `2 Latte`.
    case beginsWithCount
    /// A count and a price whose product it is stand before it.
    case isProduct
    /// An address, a telephone or a registration number stands on the line.
    case isAddress
    case isDate

    // MARK: Its form

    case lacksDecimals
    case isNegative
    case isZero
    case isMoreThanTotal
    case isTotal
    /// The engine's confidence in the digits.
    case digitConfidence
    /// It is a part of the sum that proves the total, or agrees with it.
    case isPartOfProof
}
