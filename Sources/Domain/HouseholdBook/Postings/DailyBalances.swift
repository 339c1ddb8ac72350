public import ReceiptDomain
import Synchronization

/// Daily balances of accounts, computed from movements without loading records.
public struct DailyBalances: Sendable {
    /// A day with movements on an account.
    public struct Day: Hashable, Sendable {
        public let date: CalendarDay
        /// In the account's currency.
        public fileprivate(set) var change: Money
        public fileprivate(set) var balance: Money
        /// Amounts in other currencies that are not settled yet.
        public fileprivate(set) var unsettled: [Money] = []
        /// The day's movements in the account's currency, for a card's bills.
        fileprivate var charges: [AccountFlow] = []
    }

    public let accounts: AccountBook
    /// Movements by account id; days are computed only for accounts that are asked for.
    private var flows: [String: [AccountFlow]] = [:]
    private let known = KnownDays()

    public init(_ accounts: AccountBook, _ flows: [AccountFlow]) {
        self.accounts = accounts
        for flow in flows where accounts[flow.movement.account] != nil {
            self.flows[flow.movement.account, default: []].append(flow)
        }
    }

    public init(_ accounts: AccountBook, _ records: some Sequence<Record>) {
        self.init(accounts, records.flows(on: Set(accounts.accounts.map(\.id))) { $0.movements })
    }

    /// The same after records have changed.
    public func replacing(_ old: [Record], by new: [Record]) -> DailyBalances {
        let ids = Set(accounts.accounts.map(\.id))
        // The inverse movement has the same role, so that it cancels out in every sum.
        let gone = old.flows(on: ids) { $0.movements }
        var flows = flows
        for flow in gone {
            let account = flow.movement.account
            if flow.movement.role == .installments {
                if let index = flows[account]?.firstIndex(of: flow) { flows[account]?.remove(at: index) }
            } else {
                var back = flow
                back.movement.amount = flow.movement.amount.negated
                flows[account, default: []].append(back)
            }
        }
        for flow in new.flows(on: ids, { $0.movements }) { flows[flow.movement.account, default: []].append(flow) }
        return DailyBalances(accounts, flows)
    }

    private init(_ accounts: AccountBook, _ flows: [String: [AccountFlow]]) {
        (self.accounts, self.flows) = (accounts, flows)
    }

    /// The days with movements, oldest first.
    public func days(of account: Account) -> [Day] { known.days(of: account.id) { makeDays(of: account) } }

    private func makeDays(of account: Account) -> [Day] {
        guard let account = accounts[account.id], var own = flows[account.id] else { return [] }
        // An index returns them in order already.
        let isInOrder = zip(own, own.dropFirst()).allSatisfy { $0.day <= $1.day }
        if !isInOrder { own.sort { $0.day < $1.day } }
        let none = Money.zero(account.currency)
        var days: [Day] = []
        for flow in own where flow.day >= account.opening.date {
            if days.last?.date != flow.day { days.append(Day(date: flow.day, change: none, balance: none)) }
            days[days.count - 1].add(flow)
        }
        var balance = account.opening.amount
        for index in days.indices {
            balance = balance.plus(days[index].change)
            days[index].balance = balance
        }
        return days
    }

    /// The balance at the end of the day, or of all days for `nil`; `nil` before the opening.
    public func balance(of account: Account, on day: CalendarDay? = nil) -> Money? {
        if let day, day < account.opening.date { return nil }
        let days = days(of: account)
        guard let day else { return days.last?.balance ?? account.opening.amount }
        let later = days.partitionPoint { day < $0.date }
        return later > 0 ? days[later - 1].balance : account.opening.amount
    }

    /// Payments in other currencies that are not settled, for each currency; no balance includes them.
    public func unsettled(of account: Account, on day: CalendarDay? = nil) -> [Money] {
        days(of: account).filter { moved in day.map { moved.date <= $0 } ?? true }.flatMap(\.unsettled).summed
            .filter { $0.minorUnits != 0 }
    }

    /// The card's bills at the end of a day; `nil` for an account without billing.
    public func bills(of account: Account, on day: CalendarDay) -> CardBills? {
        account.billing.map { billing in
            CardBills(account, billing, charges: days(of: account).filter { $0.date <= day }.flatMap(\.charges))
        }
    }

    /// The sum of all balances for each currency.
    public func netWorth(on day: CalendarDay? = nil) -> [Money] {
        accounts.accounts.compactMap { balance(of: $0, on: day) }.summed
    }
}

/// A cache of the days of each account.
private final class KnownDays: Sendable {
    private let days = Mutex<[String: [DailyBalances.Day]]>([:])

    func days(of account: String, _ make: () -> [DailyBalances.Day]) -> [DailyBalances.Day] {
        if let known = days.withLock({ $0[account] }) { return known }
        let made = make()
        days.withLock { $0[account] = made }
        return made
    }
}

extension DailyBalances.Day {
    fileprivate init(date: CalendarDay, change: Money, balance: Money) {
        (self.date, self.change, self.balance) = (date, change, balance)
    }

    fileprivate mutating func add(_ flow: AccountFlow) {
        let amount = flow.movement.amount
        guard amount.currency == change.currency else { return unsettled = (unsettled + [amount]).summed }
        change = change.plus(amount)
        let role = flow.movement.role
        if role != .installments, let index = charges.firstIndex(where: { $0.movement.role == role }) {
            charges[index].movement.amount = charges[index].movement.amount.plus(amount)
            return
        }
        charges.append(flow)
        // Sorted, so that the result does not depend on the order of the movements.
        charges.sort {
            let (a, b) = ($0.movement, $1.movement)
            return (a.role.rawValue, a.amount.minorUnits) < (b.role.rawValue, b.amount.minorUnits)
        }
    }
}
