/// The change of one account in one currency that a confirmed record makes.
///
/// Independent of the accounts that exist, so that an index can store it: `account` is the record's own text, and callers leave
/// out movements before an account's opening.
public struct Movement: Hashable, Sendable {
    /// How a card's billing treats the movement.
    public enum Role: Int, Hashable, Sendable, CaseIterable {
        /// A purchase or a refund.
        case charge
        /// A payment to the card.
        case payment
        /// A purchase billed in instalments.
        case installments
    }

    public var account: String
    public var amount: Money
    public var role: Role

    public init(account: String, amount: Money, role: Role) {
        (self.account, self.amount, self.role) = (account, amount, role)
    }

    /// Computes a record's movements; supplied by the household's book, which this target and the index do not depend on.
    public typealias Rule = @Sendable (Record) -> [Movement]
}

/// The sum of one day's movements on an account with one currency and role.
public struct AccountFlow: Hashable, Sendable {
    public var day: CalendarDay
    public var movement: Movement
    /// Set for a purchase in instalments, which is never added to other movements.
    public var installments: Installments?

    public init(day: CalendarDay, movement: Movement, installments: Installments? = nil) {
        (self.day, self.movement, self.installments) = (day, movement, installments)
    }
}

public struct MovedRecords: Hashable, Sendable {
    /// Ordered by day, time and id, newest first.
    public var records: [Record]
    /// The number of all such records.
    public var count: Int

    public init(records: [Record], count: Int) { (self.records, self.count) = (records, count) }
}

private struct FlowKey: Hashable {
    var account: String
    var day: CalendarDay
    var currency: Currency
    var role: Movement.Role
}

extension Sequence<Record> {
    /// The daily sums of the records' movements on these accounts.
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
}

/// An inclusive range of days; a `nil` end is open.
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
