public import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// Sums as horizontal bars, each below its name, with the bar of the period before below it.
///
/// Bars rather than pies: lengths are compared more surely than angles, and there is room for names.
public struct BarChart: Sendable {
    public struct Row: Sendable {
        public var name: String
        public var now: Money
        /// A second bar, usually the period before.
        public var before: Money?
        /// The colour of the bar; the name carries the meaning, too.
        public var mood: Mood?

        public init(_ name: String, _ now: Money, before: Money? = nil, mood: Mood? = nil) {
            (self.name, self.now, self.before, self.mood) = (name, now, before, mood)
        }
    }

    public var title: String
    public var rows: [Row]
    /// The legend of the two bars.
    public var names: (now: String, before: String)?

    public init(_ title: String, _ rows: [Row], names: (now: String, before: String)? = nil) {
        (self.title, self.rows, self.names) = (title, rows, names)
    }

    private static let rowHeight = 46.0
    public var svg: Chart {
        let most = rows.flatMap { [$0.now, $0.before].compactMap(\.self) }.map(\.minorUnits).max() ?? 0
        let top = names == nil ? 0.0 : 24
        let height = top + Self.rowHeight * Double(rows.count) + 4
        let description = rows.map { "\($0.name) \($0.now.decimal)" }.joined(separator: ", ")
        return Chart(title, description, height: height) {
            if let names { ChartFrame.legend(names, y: 0) }
            for (index, row) in rows.enumerated() { draw(row, top + Self.rowHeight * Double(index), most) }
        }
    }

    private func draw(_ row: Row, _ y: Double, _ most: Int) -> Markup {
        func length(_ money: Money) -> Double {
            most > 0 ? max(0, Double(money.minorUnits) / Double(most)) * ChartFrame.width : 0
        }
        let tip = "\(row.name): \(row.now.formatted)"
        return tag("g") {
            ChartFrame.text(ChartFrame.shortened(row.name, 36), 0, y + 14)
            ChartFrame.text(row.now.formatted, ChartFrame.width, y + 14, "end")
            ChartFrame.bar(0, y + 20, length(row.now), 10, kind: row.mood?.barClass ?? "now", tip: tip)
            if let before = row.before {
                ChartFrame.bar(
                    0,
                    y + 32,
                    length(before),
                    5,
                    kind: "before",
                    tip: "\(names?.before ?? ""): \(before.formatted)"
                )
            }
        }
    }
}

extension Mood {
    var barClass: StaticString {
        switch self {
        case .happy: "happy"
        case .sad: "sad"
        case .angry: "angry"
        case .tired: "tired"
        case .calm: "calm"
        case .anxious: "anxious"
        case .neutral: "neutral"
        }
    }
}
