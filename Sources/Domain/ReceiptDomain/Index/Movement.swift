/// What a confirmed record moves on an account, all of it that is in one currency.
///
/// It does not depend on what accounts there are, so that it can be noted once and for all: `account` is whatever the record calls
/// it, and it is for whoever asks to leave out what was before an account's opening.
public struct Movement: Hashable, Sendable {
    /// How a card's bills take it.
    public enum Role: Int, Hashable, Sendable, CaseIterable {
        /// Something that was bought, or what came back of it.
        case charge
        /// What was paid in.
        case payment
        /// A purchase that is asked for in parts.
        case installments
    }

    public var account: String
    public var amount: Money
    public var role: Role

    public init(account: String, amount: Money, role: Role) {
        (self.account, self.amount, self.role) = (account, amount, role)
    }

    /// What each record moves: said by the household's book, of which neither this target nor an index knows anything.
    public typealias Rule = @Sendable (Record) -> [Movement]
}

/// What all records of a day move on an account, in one currency and one role.
public struct AccountFlow: Hashable, Sendable {
    public var day: CalendarDay
    public var movement: Movement
    /// Of a purchase that is asked for in parts, which is never added to another.
    public var installments: Installments?

    public init(day: CalendarDay, movement: Movement, installments: Installments? = nil) {
        (self.day, self.movement, self.installments) = (day, movement, installments)
    }
}

/// The newest records that moved something on an account.
public struct MovedRecords: Hashable, Sendable {
    /// By day, time and identifier, the newest first.
    public var records: [Record]
    /// How many there are in all.
    public var count: Int

    public init(records: [Record], count: Int) { (self.records, self.count) = (records, count) }
}

/// A record's place among those that moved something on an account.
public struct MovementOrder: Hashable, Comparable, Sendable {
    public var day: Int
    /// In minutes; where nobody knows it, the beginning of the day.
    public var time: Int
    public var id: RecordID

    public init(day: Int, time: Int, id: RecordID) { (self.day, self.time, self.id) = (day, time, id) }

    /// `nil` for a record without a day, which moves nothing.
    public init?(_ record: Record) {
        guard let day = record.date?.daysSince1970 else { return nil }
        self.init(day: day, time: record.time.map { $0.hour * 60 + $0.minute } ?? 0, id: record.id)
    }

    public static func < (a: MovementOrder, b: MovementOrder) -> Bool {
        (a.day, a.time, a.id) < (b.day, b.time, b.id)
    }
}

private struct FlowKey: Hashable {
    var account: String
    var day: CalendarDay
    var currency: Currency
    var role: Movement.Role
}

extension Sequence<Record> {
    /// What the records move on these accounts, each day by itself.
    public func flows(on accounts: Set<String>, _ movements: Movement.Rule) -> [AccountFlow] {
        var sums: [FlowKey: Int] = [:]
        var flows: [AccountFlow] = []
        for record in self {
            guard let day = record.date else { continue }
            for movement in movements(record) where accounts.contains(movement.account) {
                guard movement.role != .installments else {
                    let parts = record.book.installments
                    flows.append(AccountFlow(day: day, movement: movement, installments: parts))
                    continue
                }
                let (account, currency) = (movement.account, movement.amount.currency)
                let key = FlowKey(account: account, day: day, currency: currency, role: movement.role)
                sums[key] = sums[key, default: 0].clampedAdding(movement.amount.minorUnits)
            }
        }
        flows += sums.map { key, sum in
            let amount = Money(minorUnits: sum, currency: key.currency)
            return AccountFlow(day: key.day, movement: Movement(account: key.account, amount: amount, role: key.role))
        }
        return flows
    }

    /// Those that move something on the account between two days, the newest first.
    public func moved(on account: String, _ days: DayRange, _ movements: Movement.Rule) -> [Record] {
        let found = filter { record in
            guard let day = record.date, days.contains(day) else { return false }
            return movements(record).contains { $0.account == account }
        }
        let order = found.compactMap(MovementOrder.init)
        return found.indices.sorted { order[$1] < order[$0] }.map { found[$0] }
    }
}

/// Days from one to another, both of them included; `nil` for no end.
public struct DayRange: Hashable, Sendable {
    public var first: CalendarDay?
    public var last: CalendarDay?

    public init(_ first: CalendarDay? = nil, through last: CalendarDay? = nil) {
        (self.first, self.last) = (first, last)
    }

    public func contains(_ day: CalendarDay) -> Bool {
        first.map { $0 <= day } ?? true && last.map { day <= $0 } ?? true
    }
}
