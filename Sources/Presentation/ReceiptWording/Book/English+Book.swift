import HouseholdBook
import ReceiptDomain

extension EnglishWording {
    func notice(_ notice: BookNotice) -> String {
        switch notice {
        case .noAccounts:
            "no accounts yet; add one: 'receiptmind accounts add wallet Wallet 120'"
        case .accountAdded(let account, 0): "account \(account.id) added (\(accountKind(account.kind)))"
        case .accountAdded(let account, let adopted):
            "account \(account.id) added (\(accountKind(account.kind))); \(records(adopted)) moved to it"
        case .accountNamed(let account):
            "in commands it is \(account.name.escapingControls), a part of that, or \(account.id)"
        case .accountChanged(let account, let adopted):
            "account \(account.id) changed\(adopted > 0 ? "; \(records(adopted)) moved to it" : ""); 'receiptmind undo' undoes it"
        case .cardListedTwice(let digits, let other):
            "\(digits) is listed by \(other.id) as well: these digits alone do not say which of the two is meant"
        case .accountClosed(let account): "account \(account.id) closed; 'receiptmind undo' undoes it"
        case .netWorth(let sums, let day): "Net worth on \(day): " + amounts(sums)
        case .due(let day, let open, let later, let isPast):
            "\(open.formatted) \(isPast ? "was due" : "on") \(day.day) \(CalendarDay.englishMonths[day.month - 1])"
                + (later.minorUnits > 0 ? ", later \(later.formatted)" : "")
        case .accountNumber(let number): "number \(number.escapingControls)"
        case .closedOn(let day): "closed \(day)"
        case .unsettled(let sums): "not settled yet, so in no balance: " + amounts(sums)
        case .entered(let record): "entered \(record.id.short); 'receiptmind undo' undoes it"
        case .notEntered: "nothing was entered"
        case .wouldEnter: "this would be entered; nothing was changed"
        case .balance(let account, let balance): "\(account.name.escapingControls): \(balance.formatted)"
        case .plannedBalance(let account, let balance, let day):
            "\(account.name.escapingControls), with what is planned until \(day): \(balance.formatted)"
        case .countsFrom(let day): "planned: balances and reports count it from \(day)"
        case .withoutAccount: "no account is given, so it is in no balance; name one with --account"
        case .beforeOpening(let account):
            "it is before \(account.name.escapingControls) opened on \(account.opening.date), and the opening balance includes it; "
                + "'receiptmind accounts edit \(account.id) --since DAY' moves the opening to an earlier day"
        case .noEntries: "this account has no entries in these days"
        case .page(let page, let pages): "page \(page) of \(pages); --page \(page + 1) shows earlier entries"
        case .difference(let counted, let book, let difference):
            "counted \(counted.formatted), the ledger says \(book.formatted): a difference of \(difference.formatted)"
        case .unchecked(let count):
            "\(count == 1 ? "1 entry is" : "\(count) entries are") not checked yet; one of these may be wrong, or one may be missing:"
        case .disagrees(let disagreements):
            "no longer right: \(list(disagreements)); 'receiptmind accounts reconcile' puts it right"
        case .reconciled(let account, let day, let checked, nil):
            "\(account.id) is right on \(day); \(records(checked)) checked"
        case .reconciled(let account, let day, let checked, let adjusted?):
            "\(account.id) is right on \(day) after an adjustment of \(adjusted.formatted); \(records(checked)) checked"
        }
    }

    /// `visa on 2026-10-31: the statement says $12.00, the book $15.00`.
    func list(_ disagreements: [StatementDisagreement]) -> String {
        let lines = disagreements.prefix(3).map { disagreement in
            let statement = disagreement.statement
            return "\(statement.account) on \(statement.date): the statement says \(statement.balance.formatted), "
                + "the book \(disagreement.book.formatted)"
        }
        return lines.joined(separator: "; ") + (disagreements.count > 3 ? "; and \(disagreements.count - 3) more" : "")
    }

    var adjustQuestion: String { "Enter the difference as an adjustment? [y/N] " }

    private func records(_ count: Int) -> String { count == 1 ? "1 record" : "\(Quantities.count(count)) records" }
    private func amounts(_ sums: [Money]) -> String {
        sums.isEmpty ? "0" : sums.map(\.formatted).joined(separator: ", ")
    }
}
