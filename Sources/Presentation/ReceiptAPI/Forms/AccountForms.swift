public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain

/// An account for `accounts --json`.
public struct AccountForm: Encodable {
    struct Due: Encodable {
        var payDay: String
        var amount: String
        var later: String
    }

    struct Opening: Encodable {
        var date: String
        var amount: String
    }

    var id: String
    var name: String
    var kind: String
    var currency: String
    /// `nil` before the account's opening.
    var balance: String?
    var opening: Opening
    var cards: [String: String]
    var cutoff: Int?
    var payDay: Int?
    var payFrom: String?
    var overdraft: String?
    var transferLimit: String?
    var closed: String?
    var due: Due?
    /// Amounts with their currencies: `15.00 USD`.
    var unsettled: [String]

    public init(_ standing: AccountStanding) {
        let account = standing.account
        (id, name, kind, currency) = (account.id, account.name, account.kind.rawValue, account.currency.code)
        balance = standing.balance?.decimal
        opening = Opening(date: account.opening.date.description, amount: account.opening.amount.decimal)
        cards = account.cards
        (cutoff, payDay) = (account.billing?.cutoff, account.billing?.payDay)
        (payFrom, overdraft) = (account.billing?.payFrom, account.overdraft?.decimal)
        (closed, transferLimit) = (account.closed?.description, account.transferLimit?.decimal)
        due = standing.bills?.next.map {
            Due(payDay: $0.bill.payDay.description, amount: $0.bill.open.decimal, later: $0.later.decimal)
        }
        unsettled = standing.unsettled.map(\.decimalWithCode)
    }
}

/// The sum of all accounts for `accounts --json`.
public struct NetWorthForm: Encodable {
    var on: String
    /// By currency.
    var netWorth: [String: String]

    public init(_ sums: [Money], on day: CalendarDay) {
        on = day.description
        netWorth = [String: String](byCurrency: sums)
    }
}

/// A record's movement on an account, for `account --json`.
public struct AccountLineForm: Encodable {
    var record: String
    var date: String
    var kind: String
    var merchant: String?
    var change: String
    var balance: String
    var currency: String
    /// Amounts with their currencies that the account was not charged yet, and that are in no balance: `15.00 USD`.
    var unsettled: [String]
    var checked: Bool

    public init(_ line: AccountLine) {
        (record, date, kind) = (line.record.id.rawValue, line.date.description, line.record.kind.rawValue)
        merchant = line.record.merchant
        (change, balance, currency) = (line.change.decimal, line.balance.decimal, line.balance.currency.code)
        (unsettled, checked) = (line.unsettled.map(\.decimalWithCode), line.record.book.isChecked)
    }
}

/// The result of `account reconcile --json`.
public struct ReconciliationForm: Encodable {
    var account: String
    var on: String
    var counted: String
    var book: String
    var difference: String
    /// The number of entries that the statement reconciles, or would.
    var entries: Int
    /// Whether the statement was recorded; otherwise nothing changed.
    var reconciled: Bool
    /// The id of the adjustment that took the difference.
    var adjustment: String?

    public init(_ comparison: ReconcileAccount.Comparison, reconciled: Bool, adjustment: Record?) {
        (account, on) = (comparison.account.id, comparison.day.description)
        (counted, book) = (comparison.counted.decimal, comparison.expected.decimal)
        (difference, entries) = (comparison.difference.decimal, comparison.unchecked.count)
        (self.reconciled, self.adjustment) = (reconciled, adjustment?.id.rawValue)
    }
}
