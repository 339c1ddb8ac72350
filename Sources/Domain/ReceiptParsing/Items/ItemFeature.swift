/// Evidence for and against a line's amount being an item's price.
enum ItemFeature: Int, DecisionFeature {
    // MARK: Its position

    case isLine
    /// Above the first sum that is not much smaller than the total.
    case isAboveSums
    /// Below the line of the total.
    case isBelowTotal
    /// Its right edge is where most prices above the sums end.
    case isInColumn
    /// The line above or below has a price in the same column and no sum's label.
    case hasNeighbour
    /// Unlabelled prices in the same column stand above and below it.
    case isBetweenPrices
    /// In the first lines of the page, among addresses and numbers.
    case isInHead
    /// Below the item table's heading: `Description Qty Amount`.
    case isBelowHeading
    /// Above that heading, where merchant and date are printed.
    case isAboveHeading

    // MARK: Its label

    /// Total, paid, subtotal, net; weighted by the confidence in the label.
    case isCalledSum
    /// Tax, service, tip, rounding.
    case isCalledExtra
    /// Tendered, change, card.
    case isCalledPayment
    case isCalledDiscount
    /// Points or counts.
    case isCalledCount
    /// The share of other words on the line: `Tip Top Bread`.
    case hasOtherWords
    /// The label is on another line.
    case labelStandsAbove
    /// A bottle deposit or a delivery charge.
    case isCharge
    /// No name beside it or on the line above.
    case isNameless
    /// The name stands on the line above.
    case isNamedAbove
    /// The name looks like an item's.
    case isLikelyName
    /// The line begins with a count: `2 Latte`.
    case beginsWithCount
    /// A quantity and a unit price beside it multiply to it.
    case isProduct
    /// It is a unit price, whose product with a count is the next line's amount.
    case isUnitPrice
    /// The line has an address, a telephone or registration number.
    case isAddress
    /// A Korean street name precedes it: `너른들로 300`.
    case isHouseNumber
    case isDate

    // MARK: Its form

    case lacksDecimals
    case isNegative
    /// A smaller amount deducted from the one above.
    case isTakenOff
    case isZero
    /// On a Korean receipt not a multiple of ten won, so a house or order number.
    case hasOddWon
    /// Thousands are grouped elsewhere on the page, but not here.
    case isOddlyUngrouped
    case isMoreThanTotal
    case isTotal
    /// The engine's confidence in the digits.
    case digitConfidence
    /// It is a term of the sum that proves the total, or agrees with it.
    case isPartOfProof
}
