import ReceiptDomain

/// How the slope of lines changes over the page, fitted to the lines that are long enough to have one.
struct BendEstimate {
    /// Change of slope per pixel down.
    private(set) var perRow = 0.0

    init(lines: [TextLine], slope: Double, axes: StraightAxes) {
        var samples = lines.compactMap { line -> Sample? in
            guard let own = line.slope, abs(own - slope) < 0.15 else { return nil }
            let middle = Point(x: Double(line.box.midX), y: Double(line.box.midY))
            let weight = Double(line.box.width) / line.capHeight
            return Sample(y: middle.dot(axes.down), value: own - slope, weight: weight)
        }
        // Two rounds: the second without the lines that disagree with the first.
        for _ in 0..<2 {
            guard let fit = Self.fit(samples) else { return }
            perRow = fit.slope
            let deviations = samples.map { abs(fit.residual($0)) }.sorted()
            let limit = max(0.004, 2.5 * deviations[deviations.count / 2])
            samples.removeAll { abs(fit.residual($0)) > limit }
        }
        // A change that bends no line by even a pixel or two is noise.
        let span = (samples.map(\.y).max() ?? 0) - (samples.map(\.y).min() ?? 0)
        if abs(perRow) * span < 0.006 || abs(perRow) * span > 0.25 { perRow = 0 }
    }

    private struct Sample {
        let y: Double
        let value: Double
        let weight: Double
    }

    private struct Fit {
        let slope: Double
        let center: (y: Double, value: Double)

        func residual(_ sample: Sample) -> Double { sample.value - center.value - slope * (sample.y - center.y) }
    }

    /// A weighted straight line of slope over height; `nil` for fewer than six lines.
    private static func fit(_ samples: [Sample]) -> Fit? {
        guard samples.count >= 6 else { return nil }
        let total = samples.reduce(0) { $0 + $1.weight }
        let y = samples.reduce(0) { $0 + $1.weight * $1.y } / total
        let value = samples.reduce(0) { $0 + $1.weight * $1.value } / total
        let spread = samples.reduce(0) { $0 + $1.weight * ($1.y - y) * ($1.y - y) }
        guard spread > 0 else { return nil }
        let common = samples.reduce(0) { $0 + $1.weight * ($1.y - y) * ($1.value - value) }
        return Fit(slope: common / spread, center: (y, value))
    }
}
