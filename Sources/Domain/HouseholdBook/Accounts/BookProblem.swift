public import ReceiptDomain

/// The reason why an entry or an account is refused.
public enum BookProblem: Error, Hashable, Sendable {
    // The account.
    case noSuchAccount(String, known: [String])
    /// Several accounts match the text.
    case manyAccounts([String])
    case notAnAccountID(String)
    case accountExists(String)
    /// An open account has the name.
    case accountNameTaken(String, by: String)
    case sameAccount(String)
    /// A book to be taken in has another account under the id of one that is here.
    case otherAccount(id: String, here: String, there: String)
    /// The account is closed: no postings after this day.
    case closed(account: String, since: CalendarDay)
    /// A transfer lacks one of its accounts.
    case transferNeedsAccounts
    /// The account's balance is not zero.
    case notEmpty(account: String, Money)

    // The amount.
    case needsAmount
    /// The record was merged into another.
    case joined(RecordID)
    /// Zero, or negative where only a positive amount is allowed.
    case notPositive(Money, AmountField = .amount)
    /// Records of the kind do not have the field, by its name in JSON.
    case notOfKind(RecordKind, field: String)
    case needsCurrency
    /// A one-line entry has two amounts, given as typed.
    case twoAmounts(String, String)
    /// A transfer between two currencies needs both amounts.
    case needsToAmount(from: Currency, to: Currency)
    /// In one currency the received amount equals the sent one; a difference is entered as a fee.
    case toAmountDiffers(sent: Money, arrived: Money)
    /// The amount is not in the account's currency.
    case notInCurrency(Money, account: String, Currency)
    case splitsDiffer(sum: Money, amount: Money)
    /// A divided record has the categories of its splits.
    case categoryOfSplits(RecordID)
    /// An income category for an expense, or the other way round.
    case notACategory(Category, of: RecordKind)
    /// More than the account may send in one transfer.
    case overTransferLimit(Money, account: String, Money)
    case overdrawn(account: String, on: CalendarDay, balance: Money)
    /// The refund exceeds the rest of the purchase.
    case refundTooLarge(purchase: RecordID, left: Money)

    // Everything else.
    case needsMerchant
    case needsText
    /// A word of a one-line entry that is no category, account, tag or other known word.
    case unclearWord(String)
    /// A word for money between own accounts: `출금`, `카드대금`.
    case ratherTransfer(String)
    /// An expense at one own account paid from another, which is rather a transfer between them.
    case betweenAccounts(String, String)
    /// A word that may be income or what was spent: `수입` before a name, `이자`.
    case incomeOrExpense(String)
    /// A second category, account or mood in a one-line entry.
    case oneTooMany(String)
    /// The word says that the entry comes again.
    case repeats(String)
    case installmentsNeedCard
    case notMonths(String)
    /// The month, by its first day, is before that of the purchase.
    case firstMonthTooEarly(CalendarDay)
    case notADayOfMonth(String)
    case needsBothCardDays
    case notCardDigits(String)
    case notAnAccountNumber(String)
    case notAMood(String)
    /// A minus among the words of an entry may mean money that was paid, or money that came back.
    case signedAmount(String)
    /// The counted balance differs from the book's.
    case doesNotReconcile(account: String, on: CalendarDay, counted: Money, book: Money)
    /// The change would make reconciled statements disagree; it needs unlocking.
    case disagrees([StatementDisagreement])
}

extension BookProblem {
    /// The amount of a record that is refused, by its name in JSON.
    public enum AmountField: String, Hashable, Sendable {
        case amount, fee, toAmount, settled, interest
    }
}
