import ReceiptDomain

#if canImport(Glibc)
import Glibc
#endif

/// Draws the head of a receipt: a name made of shapes, above lines of print.
struct DrawnLogo {
    /// Shapes side by side, each in a square.
    var shapes: [Shape] = Shape.boat
    /// The height of the name, in pixels.
    var size = 90.0
    /// Clockwise, in degrees.
    var skew = 0.0
    /// How many times as wide as usual it is.
    var stretch = 1.0
    var ink: UInt8 = 30
    /// How far pixels are off at random.
    var noise = 0.0
    /// Of the lines below.
    var capHeight = 20.0

    enum Shape {
        case ring, sail, bars, block, zigzag

        static let boat: [Shape] = [.sail, .ring, .zigzag]

        /// Whether a place of the shape's square, from 0 to 1 across and down, is ink.
        func covers(_ x: Double, _ y: Double) -> Bool {
            let radius = ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot()
            return switch self {
            case .ring: (0.28..<0.48).contains(radius)
            case .sail: x > 0.1 && x < 0.55 && y > 1 - 2 * x || x > 0.65 && x < 0.9 && y > 0.4
            case .bars: Int(x * 8) % 2 == 0 && x < 0.9
            case .block: x < 0.9 && !((0.3..<0.6).contains(x) && (0.3..<0.7).contains(y))
            case .zigzag: abs(y - (0.2 + 0.6 * abs(1 - 4 * abs(x - 0.5)))) < 0.2
            }
        }
    }

    var image: GrayImage {
        let (width, height) = (800, 700)
        let angle = skew * .pi / 180
        let (sine, cosine) = (sin(angle), cos(angle))
        var random = SmallRandom()
        var pixels = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let (dx, dy) = (Double(x - width / 2), Double(y - height / 2))
                let (straightX, straightY) = (cosine * dx + sine * dy + 400, cosine * dy - sine * dx + 350)
                let light = Double(isInk(straightX, straightY) ? ink : 220) + noise * random.next()
                pixels[y * width + x] = UInt8(max(0, min(255, light)))
            }
        }
        return GrayImage(width: width, height: height, pixels: pixels)
    }

    private func isInk(_ x: Double, _ y: Double) -> Bool { isName(x, y) || isPrint(x, y) }

    private func isName(_ x: Double, _ y: Double) -> Bool {
        let width = size * stretch
        let place = (x - 400) / width + Double(shapes.count) / 2
        let down = (y - 60) / size
        guard place >= 0, Int(place) < shapes.count, (0..<1).contains(down) else { return false }
        return shapes[Int(place)].covers(place - place.rounded(.down), down)
    }

    /// Ten lines of letters like H.
    private func isPrint(_ x: Double, _ y: Double) -> Bool {
        let (column, row) = ((x - 150) / (0.85 * capHeight), (y - 260) / (2 * capHeight))
        guard column >= 0, row >= 0, row < 10, column < 26, Int(column) % 7 != 6 else { return false }
        let (across, down) = ((column - column.rounded(.down)) * 0.85, (row - row.rounded(.down)) * 2)
        guard across < 0.6, down < 1 else { return false }
        return across < 0.16 || across > 0.44 || (0.42..<0.58).contains(down)
    }
}

/// The same numbers from -1 to 1 each time.
private struct SmallRandom {
    private var state: UInt64 = 7

    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(Int32(truncatingIfNeeded: state >> 32)) / Double(Int32.max)
    }
}
