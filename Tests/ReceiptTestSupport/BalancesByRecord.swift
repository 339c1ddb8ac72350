public import HouseholdBook
public import ReceiptDomain

/// The movements on each account, with the balance after each: all records added up, as a check of ``DailyBalances``.
public struct BalancesByRecord: Sendable {
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

extension AccountLine {
    fileprivate var order: (CalendarDay, Int, RecordID) {
        (date, record.time.map { $0.hour * 60 + $0.minute } ?? 0, record.id)
    }
}

extension CardBills {
    /// `lines` are the card's movements up to the day in question.
    public init(_ account: Account, _ billing: CardBilling, _ lines: some Sequence<AccountLine>) {
        self.init(
            account,
            billing,
            charges: lines.map { line in
                let isPaidIn = line.change.minorUnits > 0 && line.record.kind != .expense
                let parts = line.change.minorUnits < 0 ? line.record.book.installments : nil
                let role: Movement.Role = isPaidIn ? .payment : parts == nil ? .charge : .installments
                let movement = Movement(account: account.id, amount: line.change, role: role)
                return AccountFlow(day: line.date, movement: movement, installments: parts)
            }
        )
    }
}
