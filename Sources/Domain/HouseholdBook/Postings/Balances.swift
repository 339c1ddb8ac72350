public import ReceiptDomain

/// The movements on each account, with the balance after each.
public struct Balances: Sendable {
    public let accounts: AccountBook
    private var linesByAccount: [String: [AccountLine]] = [:]

    public init(_ accounts: AccountBook, _ records: some Sequence<Record>) {
        self.accounts = accounts
        for record in records {
            var changes: [String: AccountLine] = [:]
            for posting in record.postings(accounts) {
                guard case .account(let id) = posting.place, let account = accounts[id] else { continue }
                changes[id, default: AccountLine(record, in: account.currency)].add(posting)
            }
            for (id, line) in changes { linesByAccount[id, default: []].append(line) }
        }
        for (id, lines) in linesByAccount {
            guard let account = accounts[id] else { continue }
            var balance = account.opening.amount
            linesByAccount[id] = lines.sorted { $0.order < $1.order }.map { line in
                var line = line
                balance = balance.plus(line.change)
                line.balance = balance
                return line
            }
        }
    }

    /// The account's movements, oldest first, with the balance after each.
    public func lines(of account: Account) -> [AccountLine] { linesByAccount[account.id] ?? [] }

    /// The balance at the end of the day, or after all movements for `nil`; `nil` before the opening.
    public func balance(of account: Account, on day: CalendarDay? = nil) -> Money? {
        if let day, day < account.opening.date { return nil }
        let lines = lines(of: account)
        guard let day else { return lines.last?.balance ?? account.opening.amount }
        return lines.last { $0.date <= day }?.balance ?? account.opening.amount
    }

    /// Payments in other currencies that are not settled, for each currency; no balance includes them.
    public func unsettled(of account: Account, on day: CalendarDay? = nil) -> [Money] {
        lines(of: account).filter { line in day.map { line.date <= $0 } ?? true }.flatMap(\.unsettled).summed
    }

    /// The sum of all balances for each currency.
    public func netWorth(on day: CalendarDay? = nil) -> [Money] {
        accounts.accounts.compactMap { balance(of: $0, on: day) }.summed
    }
}

/// A record's movement on an account.
public struct AccountLine: Hashable, Sendable {
    public let record: Record
    public let date: CalendarDay
    /// In the account's currency.
    public private(set) var change: Money
    /// Amounts in other currencies that are not settled yet.
    public private(set) var unsettled: [Money] = []
    /// The balance after it.
    public fileprivate(set) var balance: Money
    public var balanceBefore: Money { balance.plus(change.negated) }

    fileprivate init(_ record: Record, in currency: Currency) {
        self.record = record
        // Only records with a date have postings.
        date = record.date ?? .distantPast
        change = Money(minorUnits: 0, currency: currency)
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

    fileprivate mutating func add(_ posting: Posting) {
        if posting.amount.currency == change.currency {
            change = change.plus(posting.amount)
        } else {
            unsettled.append(posting.amount)
        }
    }

    fileprivate var order: (CalendarDay, Int, RecordID) {
        (date, record.time.map { $0.hour * 60 + $0.minute } ?? 0, record.id)
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
