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
    /// The rates of the period's ends, and the balances without one; `nil` where all stay in their currencies.
    public private(set) var converted: ConvertedSums?

    /// Longer periods have one point for each month: a chart with more points is unreadable.
    private static let longestDaily = 92

    /// With a conversion, each balance is brought to its currency at the rate of its day.
    ///
    /// An account without a rate at one of the period's ends stays in its own currency throughout. A day between, of which another
    /// account has none, has no point: a sum without that account would look like a loss.
    public init(
        _ period: ReportPeriod,
        _ balances: DailyBalances,
        today: CalendarDay,
        conversion: Conversion? = nil
    ) {
        self.period = period
        let end = period.contains(today) ? today : period.last
        self.end = end
        let open = balances.accounts.accounts.filter { $0.opening.date <= end }
        let before = period.first.adding(days: -1)
        var converted = conversion.map { ConvertedSums($0.currency) }
        var brought: Set<String> = []
        lines = open.compactMap { account in
            guard let last = balances.balance(of: account, on: end) else { return nil }
            let first = before.flatMap { balances.balance(of: account, on: $0) }
            let line = Line(account: account, start: first ?? account.opening.amount, end: last)
            guard let conversion else { return line }
            let firstDay = first == nil ? account.opening.date : before ?? end
            let results = [conversion.balance(line.start, on: firstDay), conversion.balance(last, on: end)]
            guard let start = results[0].amount, let last = results[1].amount else {
                converted?.add([.missing], [last])
                return line
            }
            brought.insert(account.id)
            converted?.add(results.map(\.result), [start, last])
            return Line(account: account, start: start, end: last)
        }
        self.converted = converted
        unsettled = open.flatMap { balances.unsettled(of: $0, on: end) }.summed
        var points: [Currency: [Point]] = [:]
        let opened = open.map(\.opening.date).min() ?? end
        // Before the first account there is nothing to add up.
        for day in Self.days(of: period, until: end) where opened <= day {
            var isWhole = true
            let sums = open.compactMap { account -> Money? in
                guard let own = balances.balance(of: account, on: day) else { return nil }
                guard let conversion, brought.contains(account.id) else { return own }
                guard let amount = conversion.balance(own, on: day).amount else {
                    isWhole = false
                    return nil
                }
                return amount
            }
            for sum in sums.summed where isWhole || sum.currency != conversion?.currency {
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
        lines.map { $0[keyPath: part] }.sum(in: currency)
    }
}
