import ReceiptDomain

/// How likely each meaning of a date is whose day and month may change places.
struct DateOrders {
    /// The order of the receipt's country, and the confidence in it (0 to 1).
    private let country: (order: ReadingContext.DateOrder, weight: Double)?
    private let home: ReadingContext.DateOrder?
    /// The order proved by an unambiguous date on the receipt.
    private let settled: ReadingContext.DateOrder?
    private let plain: [CalendarDay: Double]
    private let nepali: [Int]

    /// `dates` are those on the page with their scores.
    init(
        _ context: ReadingContext,
        country: (order: ReadingContext.DateOrder, weight: Double)?,
        _ dates: [(printed: PrintedDate, score: Double)],
        _ page: Page
    ) {
        self.country = country
        home = context.dateOrder
        settled = Self.settledOrder(dates)
        plain = Self.plainDays(dates)
        nepali = BikramSambat.days(on: page, today: context.today)
    }

    /// The shares of a date's interpretations.
    func shares(of date: PrintedDate) -> [(PrintedDate.Interpretation, Double)] {
        let weighted = date.interpretations.map { interpretation in
            var weight = weight(of: interpretation.order)
            if date.weekday == interpretation.day.weekday { weight *= DateOrderTable.weekday }
            if date.interpretations.count > 1 { weight *= plain[interpretation.day] ?? 1 }
            if BikramSambat.names(interpretation.day, among: nepali) { weight *= DateOrderTable.nepaliDay }
            return (interpretation, weight)
        }
        let sum = weighted.map(\.1).reduce(0, +)
        return weighted.map { ($0.0, $0.1 / max(sum, 1e-9)) }
    }

    private func weight(of order: ReadingContext.DateOrder) -> Double {
        var weight = DateOrderTable.share(of: order)
        if let country {
            if order == country.order { weight *= DateOrderTable.country(country.weight) }
            if order == .yearFirst, country.order != .yearFirst { weight *= DateOrderTable.yearFirstAbroad }
        }
        if let settled, settled == order { weight *= DateOrderTable.otherDate }
        if let home, home == order {
            weight *= country == nil ? DateOrderTable.profile : DateOrderTable.profileBesideCountry
        }
        return weight
    }

    private static func settledOrder(_ dates: [(printed: PrintedDate, score: Double)]) -> ReadingContext.DateOrder? {
        for date in dates where date.printed.shape == .yearLast && date.score > 2 {
            let orders = Set(date.printed.interpretations.map(\.order))
            if orders.count == 1, let order = orders.first { return order }
        }
        return nil
    }

    /// Days printed unambiguously, and not as the end of a period, with the factor for each.
    private static func plainDays(_ dates: [(printed: PrintedDate, score: Double)]) -> [CalendarDay: Double] {
        var factors: [CalendarDay: Double] = [:]
        for date in dates where date.score > 1 && date.printed.clarity > 0.8 {
            guard date.printed.interpretations.count == 1, let one = date.printed.interpretations.first else {
                continue
            }
            let isYearFirst = one.order == .yearFirst
            let factor = isYearFirst ? DateOrderTable.yearFirstElsewhere : DateOrderTable.plainElsewhere
            factors[one.day] = max(factor, factors[one.day] ?? 0)
        }
        return factors
    }
}
