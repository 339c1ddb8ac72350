public import HouseholdBook
public import ReceiptDomain

extension Money {
    /// The amount in the currency's main unit, as a floating-point number for drawing only.
    public var inUnits: Double {
        var value = Double(minorUnits)
        for _ in 0..<currency.fractionDigits { value /= 10 }
        return value
    }
}

extension NetWorthReport {
    public func chart(in currency: Currency, title: String) -> LineChart {
        var chart = LineChart(
            title: title,
            points: (points[currency] ?? []).map {
                LineChart.Point(day: $0.day, value: $0.sum.inUnits, label: $0.sum.formatted)
            }
        )
        chart.currency = currency
        return chart
    }
}

extension PriceReport {
    /// `nil` for fewer than two purchases in the currency.
    public func chart(in currency: Currency, title: String) -> LineChart? {
        let own = purchases.filter { $0.price.currency == currency }
        guard own.count > 1 else { return nil }
        var chart = LineChart(
            title: title,
            points: own.map { one in
                LineChart.Point(
                    day: one.day,
                    value: one.price.inUnits,
                    label: ["\(one.price.formatted)", one.name, one.shop].compactMap(\.self).joined(separator: ", ")
                )
            }
        )
        chart.currency = currency
        return chart
    }
}

extension LineChart {
    /// A chart for each numeric quantity, in its newest unit, to which the others are converted.
    ///
    /// A plain title has no subject, for a page that is the subject's own.
    public static func charts(
        of measures: [Measure],
        of subject: Subject,
        _ wording: any Wording,
        isPlain: Bool = false
    ) -> [LineChart] {
        var order: [String] = []
        for measure in measures where !order.contains(measure.what) { order.append(measure.what) }
        return order.compactMap { what in
            let all = measures.filter { $0.what == what && $0.number != nil }
            let newest = all.last?.unit
            let points = all.compactMap { measure -> Point? in
                guard let day = measure.day, let value = measure.number(in: newest) else { return nil }
                return Point(day: day, value: value, label: measure.shown)
            }
            let unit = newest.map { " (\($0))" } ?? ""
            let owner = isPlain ? "" : wording.label(subject) + ": "
            let title = "\(owner)\(wording.measure(what))\(unit)"
            return points.isEmpty ? nil : LineChart(title: title, points: points)
        }
    }
}
