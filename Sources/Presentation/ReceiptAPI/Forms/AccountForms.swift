public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain

extension JSONForm {
    /// An account for `accounts --json`; it has no balance before its opening.
    public static func account(_ standing: AccountStanding) -> JSONForm {
        let account = standing.account
        let due = standing.bills?.next.map { next -> JSONForm in
            ["payDay": next.bill.payDay, "amount": next.bill.open.decimal, "later": next.later.decimal]
        }
        let opening: JSONForm = ["date": account.opening.date, "amount": account.opening.amount.decimal]
        return [
            "id": account.id, "name": account.name, "kind": account.kind.rawValue, "currency": account.currency,
            "balance": standing.balance?.decimal, "opening": opening, "number": account.number,
            "cards": account.cards,
            "cutoff": account.billing?.cutoff, "payDay": account.billing?.payDay, "payFrom": account.billing?.payFrom,
            "overdraft": account.overdraft?.decimal, "transferLimit": account.transferLimit?.decimal,
            "closed": account.closed, "due": due, "unsettled": standing.unsettled.map(\.decimalWithCode),
        ]
    }

    /// The sums of all accounts by currency, for `accounts --json`.
    public static func netWorth(_ sums: [Money], on day: CalendarDay) -> JSONForm {
        ["on": day, "netWorth": [String: String](byCurrency: sums)]
    }

    /// A record's movement on an account, for `account --json`; `unsettled` was not charged yet, and is in no balance.
    public static func movement(_ line: AccountLine) -> JSONForm {
        [
            "record": line.record.id, "date": line.date, "kind": line.record.kind.rawValue,
            "merchant": line.record.merchant, "change": line.change.decimal, "balance": line.balance.decimal,
            "currency": line.balance.currency, "unsettled": line.unsettled.map(\.decimalWithCode),
            "checked": line.record.book.isChecked,
        ]
    }

    /// The result of `account reconcile --json`; the adjustment took the difference, `entries` counts what is reconciled.
    public static func reconciliation(
        _ comparison: ReconcileAccount.Comparison,
        reconciled: Bool,
        adjustment: Record?
    ) -> JSONForm {
        [
            "account": comparison.account.id, "on": comparison.day, "counted": comparison.counted.decimal,
            "book": comparison.expected.decimal, "difference": comparison.difference.decimal,
            "entries": comparison.unchecked.count, "reconciled": reconciled, "adjustment": adjustment?.id,
        ]
    }
}
