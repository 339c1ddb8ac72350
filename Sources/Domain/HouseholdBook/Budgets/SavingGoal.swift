public import ReceiptDomain

/// An amount to be saved, by a day or without one.
public struct SavingGoal: Hashable, Sendable {
    /// An amount set aside, or taken back where it is negative.
    public struct Part: Hashable, Sendable {
        public var day: CalendarDay
        public var amount: Money

        public init(day: CalendarDay, amount: Money) { (self.day, self.amount) = (day, amount) }
    }

    /// Made from the first name and never changed.
    public let id: String
    public var name: String
    public var target: Money
    public var by: CalendarDay?
    /// The account whose balance is what is saved; without one, the ``parts`` are.
    public var account: String?
    public var parts: [Part] = []
    public var note: String?

    public init(id: String, name: String, target: Money) { (self.id, self.name, self.target) = (id, name, target) }

    /// The amount set aside until the day, or altogether.
    public func setAside(until day: CalendarDay? = nil) -> Money {
        parts.filter { part in day.map { part.day <= $0 } ?? true }.map(\.amount).sum(in: target.currency)
    }
}

/// A goal's progress on a day.
public struct GoalStatus: Hashable, Sendable {
    public let goal: SavingGoal
    public let saved: Money
    public let day: CalendarDay

    public init(_ goal: SavingGoal, saved: Money, on day: CalendarDay) {
        (self.goal, self.saved, self.day) = (goal, saved, day)
    }

    /// Zero once the goal is reached.
    public var left: Money {
        let left = goal.target.plus(saved.negated)
        return left.minorUnits > 0 ? left : Money.zero(left.currency)
    }

    public var isReached: Bool { left.minorUnits == 0 }
    public var isOverdue: Bool { !isReached && goal.by.map { $0 < day } ?? false }

    /// The part of the target that is saved, in percent, rounded down; 0 for debt.
    public var percent: Int { Int(clamping: max(0, Int128(saved.minorUnits)) * 100 / Int128(goal.target.minorUnits)) }

    /// The months until the goal's day, a begun one counted whole; `nil` without a day, or where it has passed.
    public var months: Int? {
        guard let by = goal.by, by >= day else { return nil }
        return (1...Self.mostMonths).first { (day.adding(months: $0) ?? by) >= by }
    }

    private static let mostMonths = 12 * 8000

    /// The amount needed each month to have the target by its day, rounded up; `nil` where ``months`` is.
    public var neededPerMonth: Money? {
        guard let months, !isReached else { return nil }
        let units = left.minorUnits / months + (left.minorUnits % months > 0 ? 1 : 0)
        return Money(minorUnits: units, currency: left.currency)
    }
}

extension SavingGoal: LedgerEntity {
    public static let kind = "goal"
    public static let fields: Set<String> = ["id", "name", "target", "currency", "by", "account", "saved", "note"]

    public init(from decoder: any Decoder) throws {
        let stored = try decoder.container(keyedBy: MemberName.self)
        let currency = try stored.value("currency") { Currency(code: $0) }
        let money: (String) -> Money? = { Money(stored: $0, currency: currency) }
        self.init(
            id: try stored.decode(String.self, forKey: "id"),
            name: try stored.decode(String.self, forKey: "name"),
            target: try stored.value("target") { text in money(text).flatMap { $0.minorUnits > 0 ? $0 : nil } }
        )
        account = try stored.decodeIfPresent(String.self, forKey: "account")
        note = try stored.decodeIfPresent(String.self, forKey: "note")
        by = try stored.dayIfPresent("by")
        parts = try stored.objects("saved").map { part in
            Part(day: try part.day("on"), amount: try part.value("amount", money))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        let saved: [JSONForm] = parts.map { ["on": $0.day, "amount": $0.amount.decimal] }
        let form: JSONForm = [
            "id": id, "name": name, "target": target.decimal, "currency": target.currency, "by": by,
            "account": account, "saved": saved.nonEmpty, "note": note,
        ]
        try form.encode(to: encoder)
    }
}
