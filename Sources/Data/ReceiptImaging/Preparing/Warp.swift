/// The shape of warped paper: for each point of the straight page, how many pixels further down it is on the strip.
///
/// A sheet that is held, curled or crumpled curves its lines differently in each place. So the shift is a smooth surface: a
/// tensor product of uniform cubic B-splines (C. de Boor, A Practical Guide to Splines, 1978).
struct Warp: Hashable {
    /// The surface's first knot, in pixels.
    private let origin: Point
    /// The distance between knots, in pixels.
    private let step: Point
    /// The numbers of control values.
    private let columns: Int
    private let rows: Int
    /// In pixels, row by row; empty without a warp.
    private let values: [Double]

    /// The identity.
    static let none = Warp(origin: Point(x: 0, y: 0), step: Point(x: 1, y: 1), columns: 0, rows: 0, values: [])

    init(origin: Point, step: Point, columns: Int, rows: Int, values: [Double]) {
        precondition(values.count == columns * rows)
        (self.origin, self.step, self.columns) = (origin, step, columns)
        (self.rows, self.values) = (rows, values)
    }

    /// The number of pixels by which a point of the straight page is further down on the strip.
    func shift(at point: Point) -> Double {
        guard !values.isEmpty else { return 0 }
        let across = Spline.weights(at: (point.x - origin.x) / step.x, count: columns)
        let down = Spline.weights(at: (point.y - origin.y) / step.y, count: rows)
        var sum = 0.0
        for row in 0..<4 {
            let start = (down.first + row) * columns + across.first
            var part = 0.0
            for column in 0..<4 { part += across.weights[column] * values[start + column] }
            sum += down.weights[row] * part
        }
        return sum
    }

    /// Dewarps a point: the straight page's point for a point of the strip.
    func straightened(_ point: Point) -> Point {
        var straight = point
        // Shifts change slowly from line to line: two steps come within a fraction of a pixel.
        for _ in 0..<2 { straight.y = point.y - shift(at: straight) }
        return straight
    }

    /// Dewarps a box: the centre is moved and the size kept, which suits small boxes.
    func straightened(_ box: StraightBox) -> StraightBox {
        let middle = Point(x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2)
        let shift = straightened(middle).y - middle.y
        return StraightBox(left: box.left, top: box.top + shift, right: box.right, bottom: box.bottom + shift)
    }

    /// The part of the straight page that contains all of a part of the strip.
    func page(around box: StraightBox) -> StraightBox {
        guard !values.isEmpty else { return box }
        var page = box
        for part in 0...16 {
            let x = box.left + (box.right - box.left) * Double(part) / 16
            page.top = min(page.top, straightened(Point(x: x, y: box.top)).y)
            page.bottom = max(page.bottom, straightened(Point(x: x, y: box.bottom)).y)
        }
        return page
    }

    /// The same warp in other coordinates: `corner` becomes the origin, then all lengths are multiplied by `factor`.
    func moved(from corner: Point, scaledBy factor: Double) -> Warp {
        Warp(
            origin: Point(x: origin.x - corner.x, y: origin.y - corner.y) * factor,
            step: step * factor,
            columns: columns,
            rows: rows,
            values: values.map { $0 * factor }
        )
    }
}

/// Uniform cubic B-splines.
enum Spline {
    /// The sixteen control values of a surface that affect a point, in four rows of four, with their weights.
    struct Patch {
        /// The index of the first of them, and the number of values in a row of the surface.
        let first: Int
        let columns: Int
        let down: SIMD4<Double>
        let across: SIMD4<Double>
    }

    /// The four control values that affect a point, with their weights; `place` is in steps from the first knot.
    ///
    /// Beyond the ends the last value is kept. Needs at least four control values.
    @inline(__always)
    static func weights(at place: Double, count: Int) -> (first: Int, weights: SIMD4<Double>) {
        let place = max(0, min(place, Double(count - 3)))
        let first = min(Int(place), count - 4)
        let t = place - Double(first)
        let (t2, t3) = (t * t, t * t * t)
        let weights = SIMD4(1 - 3 * t + 3 * t2 - t3, 4 - 6 * t2 + 3 * t3, 1 + 3 * t + 3 * t2 - 3 * t3, t3) / 6
        return (first, weights)
    }
}
