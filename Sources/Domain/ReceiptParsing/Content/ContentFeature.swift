/// What speaks for and against the page being a receipt at all.
enum ContentFeature: Int, DecisionFeature {
    // MARK: What was understood

    case isProved
    /// The confidence in the total.
    case totalConfidence
    /// The total is called one.
    case isTotalNamed
    /// The confidence in the date.
    case dateConfidence
    /// A time stands beside a date.
    case hasTime
    case hasBusinessNumber
    case hasApprovalNumber
    case hasCardDigits
    /// Words for how it was paid.
    case hasPayment
    case hasTax
    case hasSubtotal
    /// Two lines or more are of something bought.
    case hasItems
    /// A sign or a word for the currency is printed.
    case hasCurrency
    /// It is headed as a receipt, an invoice, a card slip.
    case isHeadedAsReceipt

    // MARK: What the page is like

    /// Amounts that the engine read with confidence and that are written as money; 1 for five or more.
    case moneyAmounts
    /// Fewer than four lines were read.
    case isNearlyEmpty
    /// The engine's confidence in the words, in the mean.
    case wordConfidence
    /// Amounts are all in one column, and none of them is called a sum, as in a menu.
    case isPriceList
}
