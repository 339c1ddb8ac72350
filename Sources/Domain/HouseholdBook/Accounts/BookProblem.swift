public import ReceiptDomain

/// Why an entry or an account cannot be as it is asked to be.
public enum BookProblem: Error, Hashable, Sendable {
    // Which account.
    case noSuchAccount(String, known: [String])
    /// The text fits all of these.
    case manyAccounts([String])
    case notAnAccountID(String)
    case accountExists(String)
    case sameAccount(String)
    /// Nothing moves after this day.
    case closed(account: String, since: CalendarDay)
    /// A transfer that does not say from where, or where to.
    case transferNeedsAccounts
    /// The account still has money or debts.
    case notEmpty(account: String, Money)

    // How much.
    case needsAmount
    /// The record's photo belongs to another one.
    case joined(RecordID)
    /// Zero, or below zero where nothing is.
    case notPositive(Money)
    case needsCurrency
    /// An entry in one line names two, as they were typed.
    case twoAmounts(String, String)
    /// Between two currencies both amounts are needed.
    case needsToAmount(from: Currency, to: Currency)
    /// What arrives in the same currency is what was sent; the rest is a fee.
    case toAmountDiffers(sent: Money, arrived: Money)
    /// An amount that is not in the account's currency.
    case notInCurrency(Money, account: String, Currency)
    case splitsDiffer(sum: Money, amount: Money)
    /// The categories of a record in parts are those of its parts.
    case categoryOfSplits(RecordID)
    /// A category of earnings for what was spent, or the other way round.
    case notACategory(Category, of: RecordKind)
    case overdrawn(account: String, on: CalendarDay, balance: Money)
    /// More than what is left of the purchase would come back.
    case refundTooLarge(purchase: RecordID, left: Money)

    // What else.
    case needsMerchant
    case needsText
    /// A word of a line that is no category, account, tag or anything else.
    case unclearWord(String)
    case installmentsNeedCard
    case notMonths(String)
    case notADayOfMonth(String)
    case needsBothCardDays
    case notCardDigits(String)
    case notAMood(String)
    /// What was counted is not what the book says.
    case doesNotReconcile(account: String, on: CalendarDay, counted: Money, book: Money)
    /// Reconciled statements would no longer fit; only an unlocked change may do that.
    case unfits([StatementMisfit])
}
