import HouseholdBook
import ReceiptDomain

extension EnglishWording {
    func problem(_ problem: BookProblem) -> String {
        switch problem {
        case .noSuchAccount(let text, known: []):
            "there is no account \"\(text.escapingControls)\"; add it first: 'receiptmind accounts add \(text.shellQuoted.escapingControls)'"
        case .noSuchAccount(let text, let known):
            "there is no account \"\(text.escapingControls)\"; there are: \(known.joined(separator: ", ")). "
                + "'receiptmind accounts add \(text.shellQuoted.escapingControls)' adds it"
        case .manyAccounts(let ids): "that fits several accounts: \(ids.joined(separator: ", ")); give more of the name"
        case .notAnAccountID(let id):
            "\"\(id.escapingControls)\" cannot be an account's id; use lower-case letters a-z, digits, - and _, such as kb-salary"
        case .accountExists(let id):
            "the account \(id) exists already, and ids are never used again; choose another one"
        case .accountNameTaken(let name, let id): "the account \(id) is named \(name) already; choose another name"
        case .sameAccount(let id):
            "both sides are the account \(names.account(id).escapingControls); a transfer needs two different ones"
        case .closed(let id, let day):
            "the account \(names.account(id).escapingControls) was closed on \(day) or has later entries; use an earlier day or another account"
        case .transferNeedsAccounts: "a transfer needs both accounts: --from ACCOUNT --to ACCOUNT"
        case .notEmpty(let id, let balance):
            "the account \(names.account(id).escapingControls) still has \(balance.formatted); transfer it first, or reconcile the account"
        default: entryProblem(problem)
        }
    }

    private func entryProblem(_ problem: BookProblem) -> String {
        switch problem {
        case .needsAmount: "the amount is missing; write it in digits, such as 12.50"
        case .notPositive(let amount, .amount):
            "an amount of \(amount.formatted) is not possible here; it must be above zero"
        case .notPositive(let amount, let field):
            "\(bookField(field.rawValue)): \(amount.formatted) is not possible; give an amount above zero, or leave it out"
        case .notOfKind(let kind, let field):
            "\(bookField(field)) is not a field of this kind of record (\(self.kind(kind))); leave it out, or change the kind"
        case .needsCurrency:
            "the currency is not known; write it with the amount, such as 12.50USD, or set yours: receiptmind settings currency=USD"
        case .needsToAmount(let from, let to):
            "the accounts are in \(from) and \(to); also give the amount that arrived: --to-amount \(Money(minorUnits: 1500, currency: to).decimal)\(to)"
        case .toAmountDiffers(let sent, let arrived):
            "\(sent.formatted) was sent and \(arrived.formatted) arrived, in the same currency; give the difference as --fee"
        case .notInCurrency(let amount, let id, let currency):
            "\(amount.formatted) is not in \(currency), the currency of \(id); give the amount in \(currency)"
        case .splitsDiffer(let sum, let amount):
            "the parts come to \(sum.formatted), the amount is \(amount.formatted); make them equal"
        case .overTransferLimit(let amount, let id, let limit):
            "\(amount.formatted) is more than \(id) may send in one transfer, \(limit.formatted); enter several, or change the "
                + "limit: 'receiptmind accounts edit \(id) --transfer-limit any'"
        case .overdrawn(let id, let day, let balance):
            "the account \(id) would be at \(balance.formatted) on \(day), below its limit; check the amount and the day, or "
                + "allow it: 'receiptmind accounts edit \(id) --overdraft any'"
        case .refundTooLarge(let id, let left) where left.minorUnits == 0:
            "everything paid for \(id.short) has come back already; see its refunds in 'receiptmind show \(id.short)'"
        case .refundTooLarge(let id, let left):
            "of \(id.short) only \(left.formatted) is left to come back; refund at most that"
        case .joined(let id):
            "\(id.short) was joined with another record, which has its photo; 'receiptmind undo' takes that back"
        case .categoryOfSplits(let id):
            "\(id.short) is split, and each part has its own category; change the parts with splits=, or make it one with splits="
        case .notACategory(let category, let kind):
            "\(label(category)) is not a category for \(self.kind(kind)); 'receiptmind categories' lists them, or change the kind"
        case .disagrees(let disagreements):
            "what was reconciled would no longer be right: \(list(disagreements)); if it came afterwards, enter it with --unlock and "
                + "reconcile again with 'receiptmind accounts reconcile'"
        case .doesNotReconcile(let id, let day, let counted, let book):
            "\(names.account(id).escapingControls) on \(day): counted \(counted.formatted), the ledger says \(book.formatted); correct the entries, or add "
                + "--adjust to enter the difference"
        default: wordProblem(problem)
        }
    }

    private func wordProblem(_ problem: BookProblem) -> String {
        switch problem {
        case .needsMerchant: "say where or from whom, such as: receiptmind add Bakery 12 food"
        case .needsText: "a note needs some text"
        case .twoAmounts(let first, let second):
            "which is the amount, \(first.escapingControls) or \(second.escapingControls)? Give one; --merchant takes a name with numbers"
        case .otherAccount(let id, let here, let there):
            "\(id) is \(here.escapingControls) here and \(there.escapingControls) in the book to be taken in; if it is another person's, "
                + "add a user with 'receiptmind users add' and import with --user"
        case .betweenAccounts(let first, let second):
            "\(first.escapingControls) and \(second.escapingControls) are both accounts; for a transfer 'receiptmind add AMOUNT "
                + "--from ACCOUNT --to ACCOUNT', for an expense add --kind expense"
        case .ratherTransfer(let word):
            "\"\(word.escapingControls)\" sounds like money between your accounts; for a transfer 'receiptmind add AMOUNT --from "
                + "ACCOUNT --to ACCOUNT', for an expense add --kind expense"
        case .incomeOrExpense(let word):
            "\"\(word.escapingControls)\" may be money received or spent; add --kind income or --kind expense"
        case .unclearWord(let word):
            "\"\(word.escapingControls)\" is not a category, account or mood; "
                + (nearestCategory(word).map { "did you mean \($0)? " } ?? "")
                + "'receiptmind categories' lists them and adds yours. Write a memo with --memo, and begin a tag with #"
        case .oneTooMany(let word):
            "\"\(word.escapingControls)\" is one too many: an entry has one category, one account and one mood"
        case .repeats(let word):
            "\"\(word.escapingControls)\": for an entry that comes again add --every month (or week, year) in its place; once only, "
                + "leave the word out or put the name behind --merchant"
        case .firstMonthTooEarly(let month):
            "the first instalment cannot be billed in \(month.isoMonth), before the purchase"
        case .installmentsNeedCard:
            "instalments need a card whose closing and payment days are set: 'receiptmind accounts edit CARD --cutoff 31 --pay-day 14'"
        case .notMonths(let text): "\"\(text.escapingControls)\" is not a number of instalments; give 2 or more"
        case .notADayOfMonth(let text):
            "\"\(text.escapingControls)\" is not a day of the month; give 1 to 31, 31 for the last"
        case .needsBothCardDays:
            "a card needs both days: --cutoff, the closing day of its billing period, and --pay-day"
        case .notCardDigits(let text):
            "\"\(text.escapingControls)\" is not the last digits of a card; give 3 to 6 digits, such as 4821"
        case .notAnAccountNumber(let text):
            "\"\(text.escapingControls)\" is not an account's number; give one such as 110-123-456789, or an IBAN"
        case .signedAmount(let text):
            "\(text.escapingControls): write the amount without a minus; for money that came back add --refund, or the word refund"
        case .notAMood(let text):
            "\"\(text.escapingControls)\" is not a mood; choose happy, sad, angry, tired, calm, anxious or neutral"
        default: unexpected("\(problem)")
        }
    }
}
