public import ReceiptDomain

/// A line through values of days, such as a weight or a balance.
public struct LineChart: Hashable, Sendable {
    public struct Point: Hashable, Sendable {
        public var day: CalendarDay
        public var value: Double
        /// The value's text beside the point.
        public var label: String

        public init(day: CalendarDay, value: Double, label: String) {
            (self.day, self.value, self.label) = (day, value, label)
        }
    }

    public var title: String
    /// In ascending order of days.
    public let points: [Point]
    /// From the smallest to the largest value, widened if they are equal.
    public let valueRange: ClosedRange<Double>
    /// The currency of values that are money; `nil` for others.
    public var currency: Currency?

    public init(title: String, points: [Point]) {
        self.title = title
        self.points = points.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
            .map(\.element)
        valueRange = Self.range(of: self.points.map(\.value))
    }

    private static func range(of values: [Double]) -> ClosedRange<Double> {
        guard let least = values.min(), let most = values.max() else { return 0...1 }
        guard least == most else { return least...most }
        let room = max(abs(least) * 0.05, 0.5)
        return (least - room)...(most + room)
    }

    /// The point's position: x from 0 (first day) to 1 (last day), y from 0 (least value) to 1 (largest value).
    public func place(of point: Point) -> (x: Double, y: Double) {
        let (first, last) = (points.first?.day ?? point.day, points.last?.day ?? point.day)
        let days = last.daysSince1970 - first.daysSince1970
        let x = days == 0 ? 0.5 : Double(point.day.daysSince1970 - first.daysSince1970) / Double(days)
        let range = valueRange
        return (x, (point.value - range.lowerBound) / (range.upperBound - range.lowerBound))
    }

    /// The text of a value at the axis: money in its country's format.
    public func mark(_ value: Double) -> String {
        guard let currency else { return Self.text(value) }
        var units = value
        for _ in 0..<currency.fractionDigits { units *= 10 }
        guard units.magnitude < 1e15 else { return Self.text(value) }
        return Money(minorUnits: Int(units.rounded()), currency: currency).formattedNumber
    }

    /// The value with at most two decimals.
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
