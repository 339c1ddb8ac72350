/// What speaks for and against an amount being the total.
enum TotalFeature: Int, DecisionFeature {
    // MARK: What the words beside it call it

    /// "Paid", "amount due": outranks a total where both are printed.
    case isCalledPaid
    case isCalledTotal
    /// Charged to a card: the total, unless a tip came on top or it was split.
    case isCalledCard
    /// Cash handed over: the total where nothing came back.
    case isCalledTendered
    case isCalledSubtotal
    case isCalledNet
    /// Tax, change, service, tip, discount, rounding: parts of the sum, never the sum.
    case isCalledPart
    /// A count or points.
    case isCalledCount
    case isUnnamed
    /// The confidence in the words that say so.
    case labelOfPaid
    case labelOfTotal
    case labelOfCard
    case labelOfTendered
    case labelOfSubtotal
    /// The words stand on the line above: they may belong to another amount.
    case labelStandsAbove

    // MARK: How it was read

    /// The part of the readings that say something else.
    case doubtOfReading
    /// Fewer than one reading in five says so.
    case isRareReading
    /// The engine's confidence in the digits.
    case digitConfidence
    /// Two passes read the same.
    case readTwice

    // MARK: Its form and place

    /// Only a refund is negative.
    case isNegative
    case isZero
    /// Nothing is left to pay where something was to be paid.
    case isZeroBesideSum
    /// From 0 at the top to 1 at the bottom: totals stand low.
    case height
    case heightUnnamed
    case lacksDecimals
    /// With a currency's sign a round amount may do without.
    case lacksDecimalsMarked
    /// A currency's sign stands with it.
    case isMarked
    /// The same line names a sum with the currency's sign, so this figure is something else.
    case standsBesideMarked
    /// Less than a hundred won: nothing costs so little.
    case isTooSmall
    /// Won that do not end in a zero.
    case hasOddWon
    case hasOddWonUnnamed
    /// Thousands are set apart everywhere else: digits may have been lost.
    case isOddlyUngrouped
    /// How many other lines have the same figure, 3 at most.
    case printedAgain

    // MARK: Arithmetic, each as far as its terms can be trusted

    /// Cash less change, with change given.
    case agreesWithCashAndChange
    /// What was handed over, with no change.
    case agreesWithTendered
    case followsFromSubtotal
    case followsFromItems
    case followsFromTax
    case agreesWithCard
    /// Another identity that two labelled amounts agree on.
    case agreesOtherwise
    /// An identity that may be chance.
    case agreesWeakly

    // MARK: Steps on the way to what was paid

    /// Called a subtotal, and another sum of about this size was paid further down.
    case isReplacedSubtotal
    /// Tax, a tip or the like leads from it to another sum.
    case leadsToSum
    /// A discount leads from it to what is called paid.
    case leadsToPaid
    /// Rounding leads from it to another sum.
    case leadsToRounded
    /// All that stands below is added to it, up to a further sum.
    case isAddedTo
    /// What a voucher leaves to be paid.
    case isRestOfVoucher
    /// Coins cannot pay it, and the rounding is printed.
    case isUnpayable
    /// Its neighbour, which coins can pay, is printed below.
    case isBeforeCoins
    /// A sum and a tip, or rounding, come to it: all that speaks for that sum speaks for it.
    case takesOver

    // MARK: Values that are printed nowhere legibly

    /// Arithmetic demands it, one digit off a figure that is called the total.
    case isRepaired
    /// The digit that was lost is the first, behind a won sign.
    case hasLostFirstDigit
    /// How readily print makes one digit look like the other.
    case likenessOfRepair
    /// How doubtfully the figure was read.
    case doubtOfRepaired
    /// What was handed over less what came back, with nothing legible called the total.
    case isCashLessChange
    /// Subtotal and tax, with nothing legible called the total.
    case isSubtotalWithTax
    /// The tax and its tenfold on a card slip.
    case isTaxWithTenfold
    /// A total and the rounding beside it.
    case isRoundedTotal
}
