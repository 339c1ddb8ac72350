import ReceiptMarkup
public import ReceiptWording

extension LineChart {
    /// The line with a dot for each value, and its first and last day below.
    public func svg(_ wording: any Wording) -> Chart {
        let height = 250.0
        let (left, right, top, bottom) = (92.0, 12.0, 12.0, 40.0)
        func x(_ share: Double) -> Double { left + share * (ChartFrame.width - left - right) }
        func y(_ share: Double) -> Double { height - bottom - share * (height - top - bottom) }
        let places = points.map { place(of: $0) }
        let range = valueRange
        return Chart(title, wording.chartDescription(self), height: height) {
            for share in [0, 0.5, 1] {
                let value = range.lowerBound + share * (range.upperBound - range.lowerBound)
                ChartFrame.line(left, y(share), ChartFrame.width - right, y(share), kind: "grid")
                ChartFrame.text(mark(value), left - 8, y(share) + 4, "end", kind: "note")
            }
            tag("polyline", .points(places.map { (x($0.x), y($0.y)) }), .set("class", "line"))
            for (point, place) in zip(points, places) {
                tag(
                    "circle",
                    .number("cx", x(place.x)),
                    .number("cy", y(place.y)),
                    .number("r", points.count > 60 ? 2 : 4)
                ) {
                    tag("title") { "\(wording.day(point.day)): \(point.label)" }
                }
            }
            if let first = points.first?.day, let last = points.last?.day {
                if first == last {
                    ChartFrame.text(wording.day(first), x(0.5), height - 12, "middle", kind: "note")
                } else {
                    ChartFrame.text(wording.day(first), left, height - 12, kind: "note")
                    ChartFrame.text(wording.day(last), ChartFrame.width - right, height - 12, "end", kind: "note")
                }
            }
        }
    }
}
