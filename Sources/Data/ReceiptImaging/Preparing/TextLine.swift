import ReceiptDomain

/// Connected components side by side that look like a line of print, or a part of one.
struct TextLine {
    /// From left to right.
    let components: [PixelBox]
    let box: PixelBox
    /// The height of capital letters in pixels: a high percentile of the components, which include small letters and commas.
    let capHeight: Double
    /// Pixels down for each pixel to the right; `nil` if the line is too short to tell.
    let slope: Double?

    init(components: [PixelBox]) {
        self.components = components
        box = components.dropFirst().reduce(components[0]) { $0.union($1) }
        let heights = components.map(\.height).sorted()
        capHeight = Double(heights[(heights.count - 1) * 3 / 4])
        let baseline = Self.baseline(of: components, capHeight: capHeight)
        slope = baseline?.slope
        baselinePoints = baseline?.baselinePoints ?? Self.baselinePoints(of: components, capHeight: capHeight)
    }

    /// The points at which letters touch the baseline, at the centres of their undersides; with a slope, only those on one line.
    let baselinePoints: [Point]

    /// The median width of capital letters, relative to their height.
    var letterWidth: Double {
        let widths = components.filter { Double($0.height) > 0.6 * capHeight }.map {
            Double($0.width) / Double($0.height)
        }
        return widths.median ?? 0
    }

    /// The number of components on one baseline, where letters stand and grain seldom does; 0 without a slope.
    var baselineCount: Int { slope == nil ? 0 : baselinePoints.count }

    /// The amount of print, by which a line of letters counts more than a row of dashes.
    var weight: Double { components.reduce(0) { $0 + Double(min($1.height, 2 * $1.width)) } }

    private static func baselinePoints(of components: [PixelBox], capHeight: Double) -> [Point] {
        components.filter { Double($0.height) > 0.6 * capHeight }
            .map { Point(x: Double($0.x) + Double($0.width) / 2, y: Double($0.maxY)) }
    }

    /// The line through the undersides of the letters, without descenders.
    private static func baseline(
        of components: [PixelBox],
        capHeight: Double
    ) -> (slope: Double, baselinePoints: [Point])? {
        let baselinePoints = baselinePoints(of: components, capHeight: capHeight)
        guard baselinePoints.count >= 4,
            baselinePoints[baselinePoints.count - 1].x - baselinePoints[0].x >= 5 * capHeight
        else { return nil }
        guard
            let near = Curve.allCases.lazy.compactMap({ $0.baselinePoints(near: baselinePoints, capHeight: capHeight) })
                .first,
            let fine = Regression(near)
        else { return nil }
        return (fine.slope, near)
    }

    /// The shape of a baseline: on curled paper it sags.
    private enum Curve: CaseIterable {
        case straight, hanging

        /// The points on the curve within the tolerance of print; `nil` if they are fewer than half of all.
        func baselinePoints(near baselinePoints: [Point], capHeight: Double) -> [Point]? {
            guard let residual = residual(of: baselinePoints, capHeight: capHeight) else { return nil }
            let near = baselinePoints.filter { abs(residual($0)) <= max(1, 0.12 * capHeight) }
            return near.count >= max(4, baselinePoints.count / 2) ? near : nil
        }

        private func residual(of baselinePoints: [Point], capHeight: Double) -> ((Point) -> Double)? {
            guard let line = Regression(baselinePoints) else { return nil }
            if self == .straight { return line.residual }
            // A parabola through zero at both ends, with the best fitting depth of at most a letter's height.
            guard baselinePoints.count >= 8, let left = baselinePoints.first?.x, let right = baselinePoints.last?.x
            else { return nil }
            func bow(_ x: Double) -> Double { 4 * (x - left) * (right - x) / ((right - left) * (right - left)) }
            let bows = baselinePoints.map { Point(x: $0.x, y: bow($0.x)) }
            guard let level = Regression(bows) else { return nil }
            let shapes = bows.map(level.residual)
            let spread = shapes.reduce(0) { $0 + $1 * $1 }
            let depth = zip(shapes, baselinePoints).reduce(0) { $0 + $1.0 * line.residual($1.1) } / spread
            guard spread > 0, abs(depth) <= 1.5 * capHeight else { return nil }
            return { line.residual($0) - depth * level.residual(Point(x: $0.x, y: bow($0.x))) }
        }
    }
}

/// A straight line fitted to points by least squares.
struct Regression {
    let slope: Double
    private let center: Point

    /// `nil` if the points span no width.
    init?(_ points: [Point]) {
        guard !points.isEmpty else { return nil }
        let count = Double(points.count)
        let x = points.reduce(0) { $0 + $1.x } / count
        let y = points.reduce(0) { $0 + $1.y } / count
        let spread = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
        guard spread > 0 else { return nil }
        slope = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
        center = Point(x: x, y: y)
    }

    func residual(_ point: Point) -> Double { point.y - center.y - slope * (point.x - center.x) }
}

/// Joins components into lines.
enum TextLineFinder {
    /// The lines of at least three components, in text that descends by `slope` pixels for each pixel to the right.
    static func lines(of components: [PixelBox], slope: Double) -> [TextLine] {
        let sorted = components.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        var next = [Int?](repeating: nil, count: sorted.count)
        var isTaken = [Bool](repeating: false, count: sorted.count)
        let index = ComponentIndex(sorted)
        for component in sorted.indices {
            guard let neighbour = index.rightNeighbour(of: component, slope: slope), !isTaken[neighbour] else {
                continue
            }
            next[component] = neighbour
            isTaken[neighbour] = true
        }
        var lines: [TextLine] = []
        for start in sorted.indices where !isTaken[start] {
            var chain: [PixelBox] = []
            var current: Int? = start
            while let component = current {
                chain.append(sorted[component])
                current = next[component]
            }
            if chain.count >= 3 { lines.append(TextLine(components: chain)) }
        }
        return lines
    }
}

/// A spatial index of components, for finding neighbours without looking at all of them.
struct ComponentIndex {
    private let components: [PixelBox]
    private var buckets: [Int: [Int]] = [:]
    private static let bucket = 64

    init(_ components: [PixelBox]) {
        self.components = components
        for (index, component) in components.enumerated() {
            buckets[Self.key(component.x / Self.bucket, component.midY / Self.bucket), default: []].append(index)
        }
    }

    private static func key(_ column: Int, _ row: Int) -> Int { row << 20 | column }

    /// The nearest component that continues the line to the right: of similar height, level, at most two heights away.
    func rightNeighbour(of index: Int, slope: Double) -> Int? {
        let component = components[index]
        var best: (index: Int, gap: Int)?
        let reach = 2 * component.height
        for column in component.x / Self.bucket...(component.maxX + reach) / Self.bucket {
            for row in max(0, component.y - component.height) / Self.bucket...(component.maxY + component.height)
                / Self.bucket
            {
                for other in buckets[Self.key(column, row)] ?? [] where other > index {
                    let candidate = components[other]
                    let gap = candidate.x - component.maxX
                    guard gap <= reach, candidate.midX > component.midX, gap < best?.gap ?? .max,
                        Self.isLevel(component, candidate, slope: slope)
                    else { continue }
                    best = (other, gap)
                }
            }
        }
        return best?.index
    }

    /// Whether the heights differ by at most a factor of 2.5, and half of the smaller one overlaps after removing the slope.
    private static func isLevel(_ component: PixelBox, _ other: PixelBox, slope: Double) -> Bool {
        let (smaller, larger) = (min(component.height, other.height), max(component.height, other.height))
        guard larger * 2 <= smaller * 5 else { return false }
        let shift = slope * Double(other.midX - component.midX)
        let top = max(Double(component.y), Double(other.y) - shift)
        let bottom = min(Double(component.maxY), Double(other.maxY) - shift)
        return bottom - top >= 0.5 * Double(smaller)
    }
}
