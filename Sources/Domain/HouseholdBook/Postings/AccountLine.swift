public import ReceiptDomain

/// A record's movement on an account.
public struct AccountLine: Hashable, Sendable {
    public let record: Record
    public let date: CalendarDay
    /// In the account's currency.
    public private(set) var change: Money
    /// Amounts in other currencies that are not settled yet.
    public private(set) var unsettled: [Money] = []
    /// The amounts to show: while nothing is settled, what was paid in the other currency instead of a change of zero.
    public var moved: [Money] { (change.minorUnits == 0 && !unsettled.isEmpty ? [] : [change]) + unsettled }
    public package(set) var balance: Money
    public var balanceBefore: Money { balance.plus(change.negated) }

    package init(_ record: Record, in currency: Currency) {
        self.record = record
        // Only records with a date have postings.
        date = record.date ?? .distantPast
        change = Money.zero(currency)
        balance = change
    }

    /// The records' movements on the account, oldest first; `records` are newest first, and `balance` is the one after the first.
    public static func lines(
        _ records: [Record],
        on account: Account,
        _ accounts: AccountBook,
        leaving balance: Money
    ) -> [AccountLine] {
        var balance = balance
        var lines: [AccountLine] = []
        for record in records {
            var line = AccountLine(record, in: account.currency)
            for posting in record.postings(accounts) where posting.place == .account(account.id) { line.add(posting) }
            line.balance = balance
            balance = balance.plus(line.change.negated)
            lines.append(line)
        }
        return lines.reversed()
    }

    package mutating func add(_ posting: Posting) {
        if posting.amount.currency == change.currency {
            change = change.plus(posting.amount)
        } else {
            unsettled.append(posting.amount)
        }
    }
}

extension CalendarDay {
    fileprivate static var distantPast: CalendarDay {
        guard let day = CalendarDay(year: 1, month: 1, day: 1) else {
            preconditionFailure("the calendar has a first day")
        }
        return day
    }
}

extension Sequence<Money> {
    /// The sum for each currency, in order of codes.
    public var summed: [Money] {
        var sums: [Currency: Money] = [:]
        for money in self { sums[money.currency] = sums[money.currency]?.plus(money) ?? money }
        return sums.values.sorted { $0.currency.code < $1.currency.code }
    }
}
