/// Evidence for and against the page being a receipt.
enum ContentFeature: Int, DecisionFeature {
    // MARK: Interpreted fields

    case isProved
    case totalConfidence
    /// A label names the total.
    case isTotalNamed
    case dateConfidence
    /// A time is printed beside a date.
    case hasTime
    case hasBusinessNumber
    case hasApprovalNumber
    case hasCardDigits
    /// Words for a means of payment.
    case hasPayment
    case hasTax
    case hasSubtotal
    /// At least two line items.
    case hasItems
    /// A currency's sign or word is printed.
    case hasCurrency
    /// The heading of a receipt, an invoice or a card slip.
    case isHeadedAsReceipt

    // MARK: Properties of the page

    /// Amounts read with confidence and printed like money; 1 for five or more.
    case moneyAmounts
    /// Fewer than four lines of text.
    case isNearlyEmpty
    /// The engine's mean confidence in the words.
    case wordConfidence
    /// All amounts are in one column without a label for a sum, as on a menu.
    case isPriceList
}
