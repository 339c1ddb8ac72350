/// Evidence for and against an amount being the total.
enum TotalFeature: Int, DecisionFeature {
    // MARK: Its label

    /// "Paid", "amount due": outranks a total where both are printed.
    case isCalledPaid
    case isCalledTotal
    /// Charged to a card: the total, unless a tip was added or the payment was split.
    case isCalledCard
    /// Cash tendered: the total where no change was given.
    case isCalledTendered
    case isCalledSubtotal
    case isCalledNet
    /// Tax, change, service, tip, discount, rounding: terms of the sum.
    case isCalledPart
    /// A count or points.
    case isCalledCount
    case isUnnamed
    /// The confidence in the label.
    case labelOfPaid
    case labelOfTotal
    case labelOfCard
    case labelOfTendered
    case labelOfSubtotal
    /// The label is on the line above and may belong to another amount.
    case labelStandsAbove

    // MARK: How it was read

    /// The share of readings with another value.
    case doubtOfReading
    /// Fewer than one reading in five has the value.
    case isRareReading
    /// The engine's confidence in the digits.
    case digitConfidence
    /// Two passes read the same value.
    case readTwice

    // MARK: Its form and position

    /// Only a refund is negative.
    case isNegative
    case isZero
    /// Nothing is due, where something was to be paid.
    case isZeroBesideSum
    /// From 0 at the top to 1 at the bottom: totals stand low.
    case height
    case heightUnnamed
    case lacksDecimals
    /// Without decimals, though a currency's sign marks it; round amounts may omit them.
    case lacksDecimalsMarked
    /// A currency's sign stands beside it.
    case isMarked
    /// A label and a sign mark another amount on the same line, so this one is something else.
    case standsBesideMarked
    /// Less than a hundred won, which is no realistic total.
    case isTooSmall
    /// Won that do not end in zero.
    case hasOddWon
    case hasOddWonUnnamed
    /// Only this amount lacks grouped thousands, so that digits may be missing.
    case isOddlyUngrouped
    /// The number of other lines with the same value, at most 3.
    case printedAgain

    // MARK: Arithmetic, weighted by the trust in its terms

    /// Cash less change, where change was given.
    case agreesWithCashAndChange
    /// The tendered amount, without change.
    case agreesWithTendered
    case followsFromSubtotal
    case followsFromItems
    case followsFromTax
    case agreesWithCard
    /// Another identity of two labelled amounts.
    case agreesOtherwise
    /// An identity that may hold by chance.
    case agreesWeakly

    // MARK: Intermediate sums

    /// Labelled as a subtotal, and a sum of similar size was paid further down.
    case isReplacedSubtotal
    /// Tax, a tip or the like leads from it to another sum.
    case leadsToSum
    /// A discount leads from it to an amount labelled paid.
    case leadsToPaid
    /// Rounding leads from it to another sum.
    case leadsToRounded
    /// Everything below it, up to another sum, is added to it.
    case isAddedTo
    /// The rest to pay after a voucher.
    case isRestOfVoucher
    /// Not payable in coins, and a rounding is printed.
    case isUnpayable
    /// The nearest payable sum is printed below.
    case isBeforeCoins
    /// A sum with tip or rounding added, which takes over that sum's evidence.
    case takesOver

    // MARK: Values without a legible figure

    /// Arithmetic yields it, one digit off a figure labelled total.
    case isRepaired
    /// The lost digit is the first, behind a won sign.
    case hasLostFirstDigit
    /// How easily print confuses the two digits.
    case likenessOfRepair
    /// The doubt in the reading of the figure.
    case doubtOfRepaired
    /// Cash less change, without a legible figure labelled total.
    case isCashLessChange
    /// Subtotal plus tax, without a legible figure labelled total.
    case isSubtotalWithTax
    /// The tax and ten times it, on a card slip.
    case isTaxWithTenfold
    /// A total with the rounding beside it applied.
    case isRoundedTotal
}
