public import ReceiptDomain

/// What moved on each account, and what it comes to on any day.
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

    /// All that moved on the account, the oldest first, with the balance after each.
    public func lines(of account: Account) -> [AccountLine] { linesByAccount[account.id] ?? [] }

    /// At the end of the day, at the end of all where none is given; `nil` before its opening.
    public func balance(of account: Account, on day: CalendarDay? = nil) -> Money? {
        if let day, day < account.opening.date { return nil }
        let lines = lines(of: account)
        guard let day else { return lines.last?.balance ?? account.opening.amount }
        return lines.last { $0.date <= day }?.balance ?? account.opening.amount
    }

    /// What was paid in other currencies and not yet settled, which is in no balance; each currency by itself.
    public func unsettled(of account: Account, on day: CalendarDay? = nil) -> [Money] {
        lines(of: account).filter { line in day.map { line.date <= $0 } ?? true }.flatMap(\.unsettled).summed
    }

    /// What all accounts come to, each currency by itself.
    public func netWorth(on day: CalendarDay? = nil) -> [Money] {
        accounts.accounts.compactMap { balance(of: $0, on: day) }.summed
    }
}

/// What a record moves on an account.
public struct AccountLine: Hashable, Sendable {
    public let record: Record
    public let date: CalendarDay
    /// In the account's currency.
    public private(set) var change: Money
    /// Amounts of other currencies, as long as nobody says what they came to.
    public private(set) var unsettled: [Money] = []
    /// After it.
    public fileprivate(set) var balance: Money
    /// What there was before it.
    public var balanceBefore: Money { balance.plus(change.negated) }

    fileprivate init(_ record: Record, in currency: Currency) {
        self.record = record
        // Only a record with a date has postings.
        date = record.date ?? .distantPast
        change = Money(minorUnits: 0, currency: currency)
        balance = change
    }

    /// What records move on the account, the oldest first; `records` are the newest first, and the first of them left the balance.
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
    /// The sum for each currency, in the order of their codes.
    public var summed: [Money] {
        var sums: [Currency: Money] = [:]
        for money in self { sums[money.currency] = sums[money.currency]?.plus(money) ?? money }
        return sums.values.sorted { $0.currency.code < $1.currency.code }
    }
}
