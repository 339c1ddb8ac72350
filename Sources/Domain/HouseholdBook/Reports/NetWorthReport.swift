public import ReceiptDomain

/// The sum of all accounts over a period, daily or monthly.
public struct NetWorthReport: Hashable, Sendable {
    public struct Point: Hashable, Sendable {
        public var day: CalendarDay
        public var sum: Money
    }

    /// An account's balance at the start and end.
    public struct Line: Hashable, Sendable {
        public var account: Account
        /// Before the first day; the opening balance of an account opened later.
        public var start: Money
        public var end: Money
    }

    public let period: ReportPeriod
    /// The period's end, or today if that is earlier.
    public let end: CalendarDay
    /// For each currency, in order of days.
    public let points: [Currency: [Point]]
    public let lines: [Line]
    /// Payments in other currencies that are not settled; no balance includes them.
    public let unsettled: [Money]

    /// Longer periods have one point for each month: a chart with more points is unreadable.
    private static let longestDaily = 92

    public init(_ period: ReportPeriod, _ balances: DailyBalances, today: CalendarDay) {
        self.period = period
        let end = period.contains(today) ? today : period.last
        self.end = end
        let open = balances.accounts.accounts.filter { $0.opening.date <= end }
        lines = open.compactMap { account in
            guard let last = balances.balance(of: account, on: end) else { return nil }
            let before = period.first.adding(days: -1).flatMap { balances.balance(of: account, on: $0) }
            return Line(account: account, start: before ?? account.opening.amount, end: last)
        }
        unsettled = open.flatMap { balances.unsettled(of: $0, on: end) }.summed
        var points: [Currency: [Point]] = [:]
        let opened = open.map(\.opening.date).min() ?? end
        // Before the first account there is nothing to add up.
        for day in Self.days(of: period, until: end) where opened <= day {
            for sum in balances.netWorth(on: day) {
                points[sum.currency, default: []].append(Point(day: day, sum: sum))
            }
        }
        self.points = points
    }

    private static func days(of period: ReportPeriod, until end: CalendarDay) -> [CalendarDay] {
        guard period.first <= end else { return [] }
        if period.days <= longestDaily {
            return (period.first.daysSince1970...end.daysSince1970).compactMap { CalendarDay(daysSince1970: $0) }
        }
        let ends = period.months.map { min($0.last, end) }.filter { $0 <= end }
        return Set([period.first] + ends).sorted()
    }

    /// The currencies with points, the household's own first.
    public func currencies(home: Currency?) -> [Currency] {
        points.keys.sorted { ($0 == home ? 0 : 1, $0.code) < ($1 == home ? 0 : 1, $1.code) }
    }

    public func start(in currency: Currency) -> Money { sum(\.start, currency) }
    public func end(in currency: Currency) -> Money { sum(\.end, currency) }

    private func sum(_ part: KeyPath<Line, Money>, _ currency: Currency) -> Money {
        lines.map { $0[keyPath: part] }.filter { $0.currency == currency }.summed.first
            ?? Money(minorUnits: 0, currency: currency)
    }
}
