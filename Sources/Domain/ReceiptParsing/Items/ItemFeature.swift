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
    /// Prices that nothing calls anything else stand both above it and below it, all in one column.
    case isBetweenPrices
    /// In the first lines of the page, among addresses and numbers.
    case isInHead
    /// Below the heading of the table of things bought: `Description Qty Amount`.
    case isBelowHeading
    /// Above that heading, where the shop and the day are printed.
    case isAboveHeading

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
    /// How much of the line's words is something else than what calls it so: `Tip Top Bread`.
    case hasOtherWords
    /// The words that call it so stand on another line.
    case labelStandsAbove
    /// A deposit on a bottle, or what bringing the things costs.
    case isCharge
    /// No name, neither beside it nor on the line above.
    case isNameless
    /// The name stands on the line above.
    case isNamedAbove
    /// The name is like those of items.
    case isLikelyName
    /// The line begins with a count: `2 Latte`.
    case beginsWithCount
    /// A count or weight and a price whose product it is stand beside it.
    case isProduct
    /// It is itself the price for one, and its product with a count is the amount of the next line.
    case isUnitPrice
    /// An address, a telephone or a registration number stands on the line.
    case isAddress
    /// The word before it is a Korean street's: `너른들로 300`.
    case isHouseNumber
    case isDate

    // MARK: Its form

    case lacksDecimals
    case isNegative
    /// A smaller amount taken off the one above.
    case isTakenOff
    case isZero
    /// On a Korean receipt no multiple of ten won, as prices are: a number of a house or of an order.
    case hasOddWon
    /// Thousands are set apart elsewhere on the page, and not here.
    case isOddlyUngrouped
    case isMoreThanTotal
    case isTotal
    /// The engine's confidence in the digits.
    case digitConfidence
    /// It is a part of the sum that proves the total, or agrees with it.
    case isPartOfProof
}
