public import ReceiptDomain

/// A line through points on days: a weight over the months, a balance.
public struct LineChart: Hashable, Sendable {
    public struct Point: Hashable, Sendable {
        public var day: CalendarDay
        public var value: Double
        /// As it is written beside the point.
        public var label: String

        public init(day: CalendarDay, value: Double, label: String) {
            (self.day, self.value, self.label) = (day, value, label)
        }
    }

    public var title: String
    /// In the order of their days.
    public var points: [Point]
    /// Of values that are money; `nil` for others.
    public var currency: Currency?

    public init(title: String, points: [Point]) {
        self.title = title
        self.points = points.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
            .map(\.element)
    }

    /// From the smallest to the largest value, with some room where all are the same.
    public var valueRange: ClosedRange<Double> {
        let values = points.map(\.value)
        guard let least = values.min(), let most = values.max() else { return 0...1 }
        guard least == most else { return least...most }
        let room = max(abs(least) * 0.05, 0.5)
        return (least - room)...(most + room)
    }

    /// Where a point lies: 0 at the first day and at the least value, 1 at the last and the largest.
    public func place(of point: Point) -> (x: Double, y: Double) {
        let (first, last) = (points.first?.day ?? point.day, points.last?.day ?? point.day)
        let days = last.daysSince1970 - first.daysSince1970
        let x = days == 0 ? 0.5 : Double(point.day.daysSince1970 - first.daysSince1970) / Double(days)
        let range = valueRange
        return (x, (point.value - range.lowerBound) / (range.upperBound - range.lowerBound))
    }

    /// A value as it stands at the side: money as its country writes it.
    public func mark(_ value: Double) -> String {
        guard let currency else { return Self.text(value) }
        var units = value
        for _ in 0..<currency.fractionDigits { units *= 10 }
        guard units.magnitude < 1e15 else { return Self.text(value) }
        return Money(minorUnits: Int(units.rounded()), currency: currency).formattedNumber
    }

    /// A value with at most two decimals.
    public static func text(_ value: Double) -> String {
        let hundredths = (value * 100).rounded()
        guard hundredths.magnitude < 1e15 else { return "\(value)" }
        let whole = Int(hundredths.magnitude)
        let decimals = whole % 100
        let fraction =
            decimals == 0
            ? "" : decimals % 10 == 0 ? ".\(decimals / 10)" : decimals < 10 ? ".0\(decimals)" : ".\(decimals)"
        return (hundredths < 0 ? "-" : "") + "\(whole / 100)" + fraction
    }
}
