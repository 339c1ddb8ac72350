import ReceiptDomain

/// A rectangle that may be turned, in pixels of a picture.
struct OrientedBox {
    var centre: Point
    /// The direction of the print, of length 1.
    var direction: Point
    /// Along the direction, and across it.
    var width: Double
    var height: Double

    struct Point {
        var x: Double
        var y: Double

        static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
        func dot(_ other: Point) -> Double { x * other.x + y * other.y }
        func cross(_ other: Point) -> Double { x * other.y - y * other.x }
    }

    /// The place `along` and `across` from the upper left corner.
    func place(along: Double, across: Double) -> Point {
        let (a, b) = (along - width / 2, across - height / 2)
        return Point(x: centre.x + a * direction.x - b * direction.y, y: centre.y + a * direction.y + b * direction.x)
    }

    func grown(by distance: Double) -> OrientedBox {
        OrientedBox(centre: centre, direction: direction, width: width + 2 * distance, height: height + 2 * distance)
    }

    func moved(by distance: Point) -> OrientedBox {
        let moved = Point(x: centre.x + distance.x, y: centre.y + distance.y)
        return OrientedBox(centre: moved, direction: direction, width: width, height: height)
    }

    func scaled(across horizontal: Double, down vertical: Double) -> OrientedBox {
        let along = Point(x: direction.x * horizontal, y: direction.y * vertical)
        let length = along.dot(along).squareRoot()
        return OrientedBox(
            centre: Point(x: centre.x * horizontal, y: centre.y * vertical),
            direction: Point(x: along.x / length, y: along.y / length),
            width: width * length,
            height: height * horizontal * vertical / length
        )
    }

    /// The upright bounds of the part between two places along it, as high as `share` of the box.
    func bounds(from start: Double, to end: Double, share: Double) -> PixelBox {
        let (top, bottom) = (height * (1 - share) / 2, height * (1 + share) / 2)
        let corners = [(start, top), (end, top), (start, bottom), (end, bottom)].map {
            place(along: $0.0, across: $0.1)
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let left = Int((xs.min() ?? 0).rounded())
        let upper = Int((ys.min() ?? 0).rounded())
        return PixelBox(
            x: left,
            y: upper,
            width: max(1, Int((xs.max() ?? 0).rounded()) - left),
            height: max(1, Int((ys.max() ?? 0).rounded()) - upper)
        )
    }

    /// The smallest rectangle around the points, one side of which lies on an edge of their hull.
    init?(around points: [Point]) {
        let hull = Self.hull(points)
        guard let first = hull.first else { return nil }
        var best: OrientedBox?
        for (index, start) in hull.enumerated() {
            let edge = hull[(index + 1) % hull.count] - start
            let length = edge.dot(edge).squareRoot()
            let along = length > 0 ? Point(x: edge.x / length, y: edge.y / length) : Point(x: 1, y: 0)
            let box = Self.box(hull, along: Self.levelled(along), from: first)
            if best.map({ box.width * box.height < $0.width * $0.height }) ?? true { best = box }
        }
        guard let best else { return nil }
        self = best
    }

    init(centre: Point, direction: Point, width: Double, height: Double) {
        (self.centre, self.direction, self.width, self.height) = (centre, direction, width, height)
    }

    /// All of a picture.
    init(_ image: GrayImage) {
        let (width, height) = (Double(image.width), Double(image.height))
        self.init(
            centre: Point(x: width / 2, y: height / 2),
            direction: Point(x: 1, y: 0),
            width: width,
            height: height
        )
    }

    /// The direction, or the one across it, that is nearer to the right.
    private static func levelled(_ direction: Point) -> Point {
        let turned = abs(direction.x) >= abs(direction.y) ? direction : Point(x: -direction.y, y: direction.x)
        return turned.x < 0 ? Point(x: -turned.x, y: -turned.y) : turned
    }

    private static func box(_ hull: [Point], along: Point, from origin: Point) -> OrientedBox {
        let across = Point(x: -along.y, y: along.x)
        let places = hull.map { ($0 - origin).dot(along) }
        let depths = hull.map { ($0 - origin).dot(across) }
        let (left, right) = (places.min() ?? 0, places.max() ?? 0)
        let (top, bottom) = (depths.min() ?? 0, depths.max() ?? 0)
        let (a, b) = ((left + right) / 2, (top + bottom) / 2)
        return OrientedBox(
            centre: Point(x: origin.x + a * along.x + b * across.x, y: origin.y + a * along.y + b * across.y),
            direction: along,
            width: right - left,
            height: bottom - top
        )
    }

    /// The convex hull by Andrew's monotone chain.
    private static func hull(_ points: [Point]) -> [Point] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func chain(_ points: some Sequence<Point>) -> [Point] {
            var chain: [Point] = []
            for point in points {
                while chain.count >= 2,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 2]) <= 0
                { chain.removeLast() }
                chain.append(point)
            }
            return chain
        }
        return chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
    }
}
