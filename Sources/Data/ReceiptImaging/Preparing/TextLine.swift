import ReceiptDomain

/// Marks side by side that look like a line of print, or a part of one.
struct TextLine {
    /// From left to right.
    let marks: [PixelBox]
    let box: PixelBox
    /// The height of its capital letters, in pixels: a high percentile of its marks, which are small letters and commas too.
    let capHeight: Double
    /// Pixels down per pixel to the right; `nil` when it is too short to say.
    let slope: Double?

    init(marks: [PixelBox]) {
        self.marks = marks
        box = marks.dropFirst().reduce(marks[0]) { $0.union($1) }
        let heights = marks.map(\.height).sorted()
        capHeight = Double(heights[(heights.count - 1) * 3 / 4])
        let baseline = Self.baseline(of: marks, capHeight: capHeight)
        slope = baseline?.slope
        feet = baseline?.feet ?? Self.feet(of: marks, capHeight: capHeight)
    }

    /// The middles of the undersides of its letters; where it has a slope, of those that stand on one straight line.
    let feet: [Point]

    /// The width of its capital letters in the middle, as a part of their height.
    var letterWidth: Double {
        let widths = marks.filter { Double($0.height) > 0.6 * capHeight }.map { Double($0.width) / Double($0.height) }
        return widths.sorted()[widths.count / 2]
    }

    /// How many of its marks stand on one straight line, as letters do and other marks seldom; 0 without a slope.
    var footing: Int { slope == nil ? 0 : feet.count }

    /// The weight of its print: a line of letters counts more than a row of dashes.
    var weight: Double { marks.reduce(0) { $0 + Double(min($1.height, 2 * $1.width)) } }

    private static func feet(of marks: [PixelBox], capHeight: Double) -> [Point] {
        marks.filter { Double($0.height) > 0.6 * capHeight }
            .map { Point(x: Double($0.x) + Double($0.width) / 2, y: Double($0.maxY)) }
    }

    /// The line through the feet of the letters, without those that hang below it.
    private static func baseline(of marks: [PixelBox], capHeight: Double) -> (slope: Double, feet: [Point])? {
        let feet = feet(of: marks, capHeight: capHeight)
        guard feet.count >= 4, feet[feet.count - 1].x - feet[0].x >= 5 * capHeight else { return nil }
        guard let near = Curve.allCases.lazy.compactMap({ $0.feet(near: feet, capHeight: capHeight) }).first,
            let fine = Regression(near)
        else { return nil }
        return (fine.slope, near)
    }

    /// What letters of one line stand on: curled paper bends it.
    private enum Curve: CaseIterable {
        case straight, hanging

        /// The feet that are no further off the curve than print is uneven; `nil` where they are not even half of all.
        func feet(near feet: [Point], capHeight: Double) -> [Point]? {
            guard let residual = residual(of: feet, capHeight: capHeight) else { return nil }
            let near = feet.filter { abs(residual($0)) <= max(1, 0.12 * capHeight) }
            return near.count >= max(4, feet.count / 2) ? near : nil
        }

        private func residual(of feet: [Point], capHeight: Double) -> ((Point) -> Double)? {
            guard let line = Regression(feet) else { return nil }
            if self == .straight { return line.residual }
            // A parabola through zero at both ends, as deep as fits best, and no deeper than a letter is high.
            guard feet.count >= 8, let left = feet.first?.x, let right = feet.last?.x else { return nil }
            func bow(_ x: Double) -> Double { 4 * (x - left) * (right - x) / ((right - left) * (right - left)) }
            let bows = feet.map { Point(x: $0.x, y: bow($0.x)) }
            guard let level = Regression(bows) else { return nil }
            let shapes = bows.map(level.residual)
            let spread = shapes.reduce(0) { $0 + $1 * $1 }
            let depth = zip(shapes, feet).reduce(0) { $0 + $1.0 * line.residual($1.1) } / spread
            guard spread > 0, abs(depth) <= 1.5 * capHeight else { return nil }
            return { line.residual($0) - depth * level.residual(Point(x: $0.x, y: bow($0.x))) }
        }
    }
}

/// A straight line through points by least squares.
struct Regression {
    let slope: Double
    private let center: Point

    /// `nil` when the points do not span any width.
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

    func residual(_ point: Point) -> Double {
        point.y - center.y - slope * (point.x - center.x)
    }
}

/// Joins marks into lines.
enum TextLineFinder {
    /// The lines of at least `minimum` marks, for text whose lines run down by `slope` pixels per pixel to the right.
    static func lines(of marks: [PixelBox], slope: Double, minimum: Int = 3) -> [TextLine] {
        let sorted = marks.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        var next = [Int?](repeating: nil, count: sorted.count)
        var isTaken = [Bool](repeating: false, count: sorted.count)
        let index = MarkIndex(sorted)
        for mark in sorted.indices {
            guard let neighbour = index.rightNeighbour(of: mark, slope: slope), !isTaken[neighbour] else { continue }
            next[mark] = neighbour
            isTaken[neighbour] = true
        }
        var lines: [TextLine] = []
        for start in sorted.indices where !isTaken[start] {
            var chain: [PixelBox] = []
            var current: Int? = start
            while let mark = current {
                chain.append(sorted[mark])
                current = next[mark]
            }
            if chain.count >= minimum { lines.append(TextLine(marks: chain)) }
        }
        return lines
    }
}

/// Marks in buckets, so that a mark's neighbours are found without asking all of them.
struct MarkIndex {
    private let marks: [PixelBox]
    private var buckets: [Int: [Int]] = [:]
    private static let bucket = 64

    init(_ marks: [PixelBox]) {
        self.marks = marks
        for (index, mark) in marks.enumerated() {
            buckets[Self.key(mark.x / Self.bucket, mark.midY / Self.bucket), default: []].append(index)
        }
    }

    private static func key(_ column: Int, _ row: Int) -> Int { row << 20 | column }

    /// The nearest mark that continues the line to the right: of like height, level with it, at most two heights away.
    func rightNeighbour(of index: Int, slope: Double) -> Int? {
        let mark = marks[index]
        var best: (index: Int, gap: Int)?
        let reach = 2 * mark.height
        for column in mark.x / Self.bucket...(mark.maxX + reach) / Self.bucket {
            for row in max(0, mark.y - mark.height) / Self.bucket...(mark.maxY + mark.height) / Self.bucket {
                for other in buckets[Self.key(column, row)] ?? [] where other > index {
                    let candidate = marks[other]
                    let gap = candidate.x - mark.maxX
                    guard gap <= reach, candidate.midX > mark.midX, gap < best?.gap ?? .max,
                        Self.isLevel(mark, candidate, slope: slope)
                    else { continue }
                    best = (other, gap)
                }
            }
        }
        return best?.index
    }

    /// Of heights within a factor of two and a half, and overlapping by half of the smaller one once the slope is taken out.
    private static func isLevel(_ mark: PixelBox, _ other: PixelBox, slope: Double) -> Bool {
        let (smaller, larger) = (min(mark.height, other.height), max(mark.height, other.height))
        guard larger * 2 <= smaller * 5 else { return false }
        let shift = slope * Double(other.midX - mark.midX)
        let top = max(Double(mark.y), Double(other.y) - shift)
        let bottom = min(Double(mark.maxY), Double(other.maxY) - shift)
        return bottom - top >= 0.5 * Double(smaller)
    }
}
