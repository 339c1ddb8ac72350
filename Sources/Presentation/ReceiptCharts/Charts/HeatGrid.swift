public import ReceiptDomain
import ReceiptMarkup
public import ReceiptWording

/// A year's days as squares, one column for each week; the darker the square, the higher the spending.
public struct HeatGrid: Sendable {
    public struct Day: Sendable {
        public var day: CalendarDay
        public var sum: Money

        public init(_ day: CalendarDay, _ sum: Money) { (self.day, self.sum) = (day, sum) }
    }

    private let title: String
    private let days: [Day]
    private let wording: any Wording

    /// `days` in ascending order.
    public init(_ title: String, _ days: [Day], _ wording: any Wording) {
        (self.title, self.days, self.wording) = (title, days, wording)
    }

    private static let (left, top) = (28.0, 24.0)

    public var svg: Chart {
        guard let first = days.first?.day else { return Chart(title, "", height: 0) { Markup() } }
        let start = first.daysSince1970 - (first.weekday - 1)
        let weeks = ((days.last?.day.daysSince1970 ?? start) - start) / 7 + 1
        let step = min(22, (ChartFrame.width - Self.left) / Double(max(1, weeks)))
        let height = Self.top + step * 7 + 24
        let limits = limits
        return Chart(title, description, height: height) {
            for (row, weekday) in [(0, 1), (2, 3), (4, 5)] {
                ChartFrame.text(
                    wording.weekdayName(weekday),
                    0,
                    Self.top + step * (Double(row) + 0.8),
                    kind: "note"
                )
            }
            for day in days {
                let number = day.day.daysSince1970 - start
                let (x, y) = (Self.left + step * Double(number / 7), Self.top + step * Double(number % 7))
                if day.day.day == 1 {
                    ChartFrame.text(wording.monthName(day.day.month), x, Self.top - 8, kind: "note")
                }
                ChartFrame.bar(
                    x,
                    y,
                    step * 0.86,
                    step * 0.86,
                    kind: Self.kinds[level(day.sum, limits)],
                    tip: "\(day.day): \(day.sum.formatted)"
                )
            }
            legend(limits, y: height - 14)
        }
    }

    private static let kinds: [StaticString] = ["heat0", "heat1", "heat2", "heat3", "heat4"]

    /// The quartiles of the days with spending, so that a single large purchase does not make all other days pale.
    private var limits: [Int] {
        let sums = days.map(\.sum.minorUnits).filter { $0 > 0 }.sorted()
        guard !sums.isEmpty else { return [] }
        return [1, 2, 3].map { sums[min(sums.count - 1, sums.count * $0 / 4)] }
    }

    private func level(_ sum: Money, _ limits: [Int]) -> Int {
        sum.minorUnits <= 0 ? 0 : 1 + limits.filter { sum.minorUnits >= $0 }.count
    }

    private func legend(_ limits: [Int], y: Double) -> Markup {
        let currency = days.first?.sum.currency ?? .unknown
        return tag("g") {
            for (index, limit) in limits.enumerated() {
                let x = Self.left + Double(index) * 125
                ChartFrame.bar(x, y, 10, 10, kind: Self.kinds[index + 2])
                ChartFrame.text(
                    "≥ " + Money(minorUnits: limit, currency: currency).formatted,
                    x + 16,
                    y + 10,
                    kind: "note"
                )
            }
        }
    }

    private var description: String {
        guard let most = days.max(by: { $0.sum.minorUnits < $1.sum.minorUnits }) else { return "" }
        return "\(most.day) \(most.sum.formatted)"
    }
}
