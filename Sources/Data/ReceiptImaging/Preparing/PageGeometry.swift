import ReceiptDomain

/// A place in a picture or on a page, in pixels.
struct Point: Hashable {
    var x: Double
    var y: Double

    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }
    func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}

/// Where a page lies on its picture.
///
/// The page is a straight strip cut out of the picture: turned by quarters, then by the skew of its lines, and dewarped where
/// perspective makes lines converge or the paper is not flat. Lengths on the page are those of the picture.
struct PageGeometry: Hashable {
    /// Of the page, in pixels.
    var width: Int
    var height: Int
    /// Where the strip's top left corner lies on the picture.
    var origin: Point
    /// A step to the right on the strip, as a step on the picture.
    var right: Point
    /// A step down on the strip, as a step on the picture.
    var down: Point
    var warp = Warp.none
    /// Quarter turns clockwise that make the page of the strip.
    var quarterTurns = 0

    /// The whole picture as it is.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        origin = Point(x: 0, y: 0)
        right = Point(x: 1, y: 0)
        down = Point(x: 0, y: 1)
    }

    /// Where a point of the page lies on the picture.
    func onPicture(_ point: Point) -> Point {
        var strip = onStrip(point)
        strip.y += warp.shift(at: strip)
        return origin + right * strip.x + down * strip.y
    }

    /// Undoes the quarter turns.
    private func onStrip(_ point: Point) -> Point {
        switch quarterTurns {
        case 1: Point(x: point.y, y: Double(width) - point.x)
        case 2: Point(x: Double(width) - point.x, y: Double(height) - point.y)
        case 3: Point(x: Double(height) - point.y, y: point.x)
        default: point
        }
    }

    /// The smallest upright box on the picture around a box of the page.
    func boxOnPicture(_ box: PixelBox) -> PixelBox {
        let xs = [box.x, box.midX, box.maxX].map(Double.init)
        let ys = [box.y, box.midY, box.maxY].map(Double.init)
        let points = xs.flatMap { x in ys.map { y in onPicture(Point(x: x, y: y)) } }
        let left = points.map(\.x).min() ?? 0
        let top = points.map(\.y).min() ?? 0
        let right = points.map(\.x).max() ?? 0
        let bottom = points.map(\.y).max() ?? 0
        let (x, y) = (Int((left + 0.01).rounded(.down)), Int((top + 0.01).rounded(.down)))
        return PixelBox(
            x: x,
            y: y,
            width: Int((right - 0.01).rounded(.up)) - x,
            height: Int((bottom - 0.01).rounded(.up)) - y
        )
    }

    func turned(by turns: Int) -> PageGeometry {
        let turns = (turns % 4 + 4) % 4
        var turned = self
        turned.quarterTurns = (quarterTurns + turns) % 4
        if turns % 2 == 1 { (turned.width, turned.height) = (height, width) }
        return turned
    }
}
