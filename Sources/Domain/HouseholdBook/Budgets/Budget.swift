public import ReceiptDomain

/// A household's monthly or yearly budget for a category or for all spending.
public struct Budget: Hashable, Sendable {
    public enum Unit: String, CaseIterable, Hashable, Sendable {
        case month, year
    }

    /// The amount from a day on, until the next step.
    public struct Step: Hashable, Sendable {
        public var from: CalendarDay
        public var amount: Money

        public init(from: CalendarDay, amount: Money) { (self.from, self.amount) = (from, amount) }
    }

    /// Money from another budget, or negative to another one, for the period that contains the day.
    public struct Move: Hashable, Sendable {
        public var day: CalendarDay
        public var amount: Money
    }

    /// `nil` for all spending.
    public let category: Category?
    public let unit: Unit
    public let currency: Currency
    /// The day of the month on which its months begin.
    public var monthStart: Int
    /// Whether the rest of a month, positive or negative, carries over to the next.
    public var rollsOver: Bool
    public var note: String?
    /// In order of days; earlier periods keep the amount that applied to them.
    public private(set) var steps: [Step]
    public internal(set) var moves: [Move] = []

    public init(
        _ category: Category?,
        _ unit: Unit,
        _ steps: [Step],
        in currency: Currency,
        monthStart: Int = 1,
        rollsOver: Bool = false
    ) {
        (self.category, self.unit, self.currency) = (category, unit, currency)
        (self.monthStart, self.rollsOver) = (monthStart, rollsOver)
        self.steps = steps.sorted { $0.from < $1.from }
    }

    /// Sets the amount from a day on, replacing steps from that day or later.
    public mutating func set(_ amount: Money, from day: CalendarDay) {
        steps = steps.filter { $0.from < day } + [Step(from: day, amount: amount)]
    }

    /// Lets its months begin on another day of the month; the amount that applies on `day` stays the same.
    public mutating func begin(on start: Int, keepingAmountOf day: CalendarDay) {
        let now = period(with: day).flatMap { period in steps.last { $0.from <= period.first } }
        monthStart = start
        guard let now, let first = period(with: day)?.first, first < now.from else { return }
        let (earlier, later) = (steps.filter { $0.from < first }, steps.filter { $0.from > now.from })
        steps = earlier + [Step(from: first, amount: now.amount)] + later
    }

    /// Moves money here from another budget, or there where the amount is negative.
    public mutating func move(_ amount: Money, on day: CalendarDay) { moves.append(Move(day: day, amount: amount)) }

    /// The amount for a period, as set by its first day, with the money moved; `nil` before the first step.
    public func amount(in period: ReportPeriod) -> Money? {
        steps.last { $0.from <= period.first }?.amount.plus(moved(in: period))
    }

    /// The money moved here for the period, less that moved away.
    public func moved(in period: ReportPeriod) -> Money {
        moves.filter { period.contains($0.day) }.map(\.amount).sum(in: currency)
    }

    /// The budget's period that contains the day.
    public func period(with day: CalendarDay) -> ReportPeriod? {
        guard let month = ReportPeriod.month(with: day, from: monthStart) else { return nil }
        return unit == .month ? month : .year(CalendarMonth(month.first).year, from: monthStart)
    }

    /// Whether the budget has periods of this unit and start.
    public func isFor(_ period: ReportPeriod) -> Bool {
        period.monthStart == monthStart && period.unit == (unit == .month ? .month : .year)
    }

    /// Whether spending on the category counts towards the budget.
    public func counts(_ category: Category?) -> Bool { self.category == nil || self.category == category }
}

extension Budget: LedgerEntity {
    public static let kind = "budget"
    public static let fields: Set<String> = [
        "id", "category", "unit", "currency", "monthStart", "rollover", "note", "amounts", "moved",
    ]

    /// Unique for category, unit and currency: `food@month:KRW`, `*@year:KRW` for all spending.
    public var id: String { "\(category?.code ?? "*")@\(unit.rawValue):\(currency.code)" }

    public init(from decoder: any Decoder) throws {
        let stored = try decoder.container(keyedBy: MemberName.self)
        _ = try stored.decode(String.self, forKey: "id")
        let currency = try stored.value("currency") { Currency(code: $0) }
        let money: (String) -> Money? = { Money(stored: $0, currency: currency) }
        func steps(_ name: MemberName) throws -> [Step] {
            try stored.objects(name).map { Step(from: try $0.day("from"), amount: try $0.value("amount", money)) }
        }
        let first = try stored.decodeIfPresent(Int.self, forKey: "monthStart") ?? 1
        guard (1...31).contains(first) else { throw InvalidValue("monthStart", "\(first)") }
        self.init(
            try stored.valueIfPresent("category") { Category(code: $0) },
            try stored.value("unit", Unit.init(rawValue:)),
            try steps("amounts"),
            in: currency,
            monthStart: first,
            rollsOver: try stored.valueIfPresent("rollover") { ["both": true, "none": false][$0] } ?? false
        )
        note = try stored.decodeIfPresent(String.self, forKey: "note")
        moves = try steps("moved").map { Move(day: $0.from, amount: $0.amount) }
    }

    public func encode(to encoder: any Encoder) throws {
        let amounts: [JSONForm] = steps.map { ["from": $0.from, "amount": $0.amount.decimal] }
        let moved: [JSONForm] = moves.map { ["from": $0.day, "amount": $0.amount.decimal] }
        let form: JSONForm = [
            "id": id, "category": category, "unit": unit.rawValue, "currency": currency,
            "monthStart": monthStart == 1 ? nil : monthStart, "rollover": rollsOver ? "both" : nil, "note": note,
            "amounts": amounts, "moved": moved.nonEmpty,
        ]
        try form.encode(to: encoder)
    }
}
