public import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// Sums as columns in the order of time, each beside that of the period before.
public struct ColumnChart {
    public struct Column: Sendable {
        /// The label below the column, as short as a month's name.
        public var name: String
        /// The name for screen readers.
        public var fullName: String
        public var now: Money
        public var before: Money?

        public init(_ name: String, _ fullName: String, _ now: Money, before: Money? = nil) {
            (self.name, self.fullName, self.now, self.before) = (name, fullName, now, before)
        }
    }

    public var title: String
    public var columns: [Column]
    public var names: (now: String, before: String)?
    /// The text of an amount at the axis.
    private let mark: (Money) -> String

    public init(
        _ title: String,
        _ columns: [Column],
        names: (now: String, before: String)? = nil,
        mark: @escaping (Money) -> String
    ) {
        (self.title, self.columns, self.names, self.mark) = (title, columns, names, mark)
    }

    private static let height = 250.0
    private static let (left, top, bottom) = (84.0, 30.0, 28.0)

    public var svg: Chart {
        let amounts = columns.flatMap { [$0.now, $0.before].compactMap(\.self) }
        let most = Self.round(above: max(1, amounts.map(\.minorUnits).max() ?? 1))
        let description = columns.map { "\($0.fullName) \($0.now.formatted)" }.joined(separator: ", ")
        return Chart(title, description, height: Self.height) {
            if let names { ChartFrame.legend(names, y: 0) }
            if let currency = amounts.first?.currency {
                for units in [0, most / 2, most] {
                    let y = y(Double(units), most)
                    ChartFrame.line(Self.left, y, ChartFrame.width, y, kind: "grid")
                    let amount = Money(minorUnits: units, currency: currency)
                    ChartFrame.text(mark(amount), Self.left - 8, y + 4, "end", kind: "note")
                }
            }
            for index in columns.indices { draw(index, most) }
        }
    }

    /// The least number of one even digit, or 1, and zeros that is not below.
    private static func round(above units: Int) -> Int {
        guard units < Int.max / 20 else { return units }
        var power = 1
        while units / power >= 10 { power *= 10 }
        return ([1, 2, 4, 6, 8].first { $0 * power >= units } ?? 10) * power
    }

    private func y(_ units: Double, _ most: Int) -> Double {
        Self.height - Self.bottom - units / Double(most) * (Self.height - Self.top - Self.bottom)
    }

    private func draw(_ index: Int, _ most: Int) -> Markup {
        let column = columns[index]
        let step = (ChartFrame.width - Self.left) / Double(max(1, columns.count))
        let x = Self.left + step * Double(index)
        // Names that would overlap are left out; the last column always has one.
        let every = max(1, Int((32 / step).rounded(.up)))
        func bar(_ money: Money, _ at: Double, _ width: Double, _ kind: StaticString) -> Markup {
            let top = y(max(0, Double(money.minorUnits)), most)
            return ChartFrame.bar(
                at,
                top,
                width,
                Self.height - Self.bottom - top,
                kind: kind,
                tip: "\(column.fullName): \(money.formatted)"
            )
        }
        return tag("g") {
            if let before = column.before { bar(before, x + step * 0.52, step * 0.36, "before") }
            bar(column.now, x + step * 0.12, column.before == nil ? step * 0.76 : step * 0.38, "now")
            if (columns.count - 1 - index).isMultiple(of: every) {
                ChartFrame.text(column.name, x + step / 2, Self.height - 8, "middle", kind: "note")
            }
        }
    }
}
