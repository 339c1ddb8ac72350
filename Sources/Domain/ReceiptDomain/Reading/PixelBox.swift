/// A rectangle of pixels; the origin is the top left corner of the picture.
public struct PixelBox: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// `nil` for any other number of values than four.
    public init?(corners: [Int]) {
        guard corners.count == 4 else { return nil }
        self.init(x: corners[0], y: corners[1], width: corners[2], height: corners[3])
    }

    /// As JSON has it: x, y, width, height.
    public var corners: [Int] { [x, y, width, height] }
    public var maxX: Int { x + width }
    public var maxY: Int { y + height }
    public var midX: Int { x + width / 2 }
    public var midY: Int { y + height / 2 }
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    public func union(_ other: PixelBox) -> PixelBox {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelBox(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    public func intersection(_ other: PixelBox) -> PixelBox {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelBox(
            x: left,
            y: top,
            width: max(0, min(maxX, other.maxX) - left),
            height: max(0, min(maxY, other.maxY) - top)
        )
    }

    public func moved(right: Int = 0, down: Int) -> PixelBox {
        PixelBox(x: x + right, y: y + down, width: width, height: height)
    }

    /// Shrunk by `dx` on the left and right and by `dy` above and below; negative values enlarge it.
    public func insetBy(dx: Int, dy: Int) -> PixelBox {
        PixelBox(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The box on the page of this size, after that is turned clockwise by so many quarters.
    public func turned(by quarterTurns: Int, width: Int, height: Int) -> PixelBox {
        switch (quarterTurns % 4 + 4) % 4 {
        case 1: PixelBox(x: height - maxY, y: x, width: self.height, height: self.width)
        case 2: PixelBox(x: width - maxX, y: height - maxY, width: self.width, height: self.height)
        case 3: PixelBox(x: y, y: width - maxX, width: self.height, height: self.width)
        default: self
        }
    }
}
