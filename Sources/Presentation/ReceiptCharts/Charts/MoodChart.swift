public import HouseholdBook
import ReceiptDomain
import ReceiptMarkup
public import ReceiptWording

/// The moods of each month as a column of parts, in the colours of the moods.
public struct MoodChart: Sendable {
    private let report: MoodReport
    private let wording: any Wording

    public init(_ report: MoodReport, _ wording: any Wording) { (self.report, self.wording) = (report, wording) }

    private static let height = 220.0
    private static let (left, top, bottom) = (32.0, 8.0, 28.0)

    public var svg: Chart {
        let most = max(1, report.months.map(\.total).max() ?? 1)
        return Chart(wording.page(.moodsOverTime), description, height: Self.height) {
            for count in Set([0, most / 2, most]).sorted() {
                let y = y(count, most)
                ChartFrame.line(Self.left, y, ChartFrame.width, y, kind: "grid")
                ChartFrame.text("\(count)", Self.left - 8, y + 4, "end", kind: "note")
            }
            for index in report.months.indices { draw(index, most) }
        }
    }

    private func y(_ count: Int, _ most: Int) -> Double {
        Self.height - Self.bottom - Double(count) / Double(most) * (Self.height - Self.top - Self.bottom)
    }

    private func draw(_ index: Int, _ most: Int) -> Markup {
        let month = report.months[index]
        let step = (ChartFrame.width - Self.left) / Double(max(1, report.months.count))
        let x = Self.left + step * Double(index)
        var below = 0
        return tag("g") {
            for mood in Mood.allCases {
                if let count = month.counts[mood] {
                    let (foot, head) = (y(below, most), y(below + count, most))
                    let _ = below += count
                    ChartFrame.bar(
                        x + step * 0.14,
                        head,
                        step * 0.72,
                        foot - head,
                        kind: mood.barClass,
                        tip: "\(wording.monthName(month.first.month)): \(wording.label(mood)) \(count)"
                    )
                }
            }
            ChartFrame.text(
                wording.monthName(month.first.month),
                x + step / 2,
                Self.height - 8,
                "middle",
                kind: "note"
            )
        }
    }

    private var description: String {
        report.months.filter { $0.total > 0 }.map { month in
            let parts = Mood.allCases.compactMap { mood in month.counts[mood].map { "\(wording.name(mood)) \($0)" } }
            return wording.monthName(month.first.month) + ": " + parts.joined(separator: ", ")
        }.joined(separator: "; ")
    }
}
