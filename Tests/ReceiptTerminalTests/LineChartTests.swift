import ReceiptDomain
import ReceiptWording
import Testing

@testable import ReceiptTerminal

@Suite struct LineChartTests {
    private static func chart(_ values: [(String, Double)]) throws -> LineChart {
        LineChart(
            title: "🐾 나비: 체중 (kg)",
            points: try values.map { day, value in
                LineChart.Point(day: try #require(CalendarDay(iso: day)), value: value, label: "\(value) kg <&>")
            }
        )
    }

    @Test(arguments: [60, 80], [false, true])
    func `a chart fits the screen and uses no letter of uncertain width`(_ width: Int, _ isPlain: Bool) throws {
        let chart = try Self.chart([("2026-01-01", 3.9), ("2026-06-01", 4.4), ("2026-11-05", 4.2)])
        let lines = chart.lines(width: width, isPlain: isPlain).map(\.text)
        #expect(lines.count == 10)
        #expect(lines.allSatisfy { $0.columns <= width }, "\(lines.joined(separator: "\n"))")
        let drawn = lines[1...8].joined().unicodeScalars
        #expect(drawn.allSatisfy { $0.isASCII || !isPlain && (0x2800...0x28FF).contains($0.value) })
        #expect(lines[1].contains("4.4") && lines[8].contains("3.9"))
        #expect(lines[9].contains("2026-01-01") && lines[9].hasSuffix("2026-11-05"))
    }

    @Test func `one value and values that are all the same are drawn too`() throws {
        for chart in [try Self.chart([("2026-11-05", 4.2)]), try Self.chart([("2026-11-05", 0), ("2026-11-05", 0)])] {
            #expect(chart.lines(width: 60).count == 10)
        }
        #expect(LineChart(title: "", points: []).lines(width: 60).isEmpty)
    }

    @Test(arguments: [(4.2, "4.2"), (4, "4"), (4.25, "4.25"), (0.05, "0.05"), (-1.5, "-1.5"), (48_200, "48200")])
    func `values have at most two decimals`(_ value: Double, _ text: String) { #expect(LineChart.text(value) == text) }
}
