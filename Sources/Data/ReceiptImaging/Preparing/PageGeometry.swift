import ReceiptDomain

/// A point of a picture or a page, in pixels.
struct Point: Hashable {
    var x: Double
    var y: Double

    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }
    func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}

/// The mapping of a page to its picture.
///
/// The page is a straight strip cut out of the picture: turned by quarters, then by the skew of its lines, and dewarped where
/// perspective makes lines converge or the paper is not flat. Lengths on the page are those of the picture.
struct PageGeometry: Hashable {
    /// The page's size in pixels.
    var width: Int
    var height: Int
    /// The strip's top left corner on the picture.
    var origin: Point
    /// The picture's vector for one pixel to the right on the strip.
    var right: Point
    /// The picture's vector for one pixel down on the strip.
    var down: Point
    var warp = Warp.none
    /// The quarter turns clockwise that turn the strip into the page.
    var quarterTurns = 0

    /// The identity: the page is the whole picture.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        origin = Point(x: 0, y: 0)
        right = Point(x: 1, y: 0)
        down = Point(x: 0, y: 1)
    }

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
