import Foundation

/// How a picture is changed a little, those that settle most first.
public enum Alteration: String, CaseIterable, Sendable {
    case softened, reduced, turned, sharpened
}

/// A slightly changed copy of a picture.
public struct AlteredPicture: Sendable {
    public var image: GrayImage
    /// Its size as a part of the picture's.
    public var scale: Double
    /// About the middle, clockwise, in radians.
    public var turn: Double

    public init(image: GrayImage, scale: Double = 1, turn: Double = 0) {
        (self.image, self.scale, self.turn) = (image, scale, turn)
    }

    /// Where a box of the copy lies on the picture; a box stays upright.
    public func boxOnPicture(_ box: PixelBox, of picture: GrayImage) -> PixelBox {
        let across = (Double(box.x) + Double(box.width) / 2 - Double(image.width) / 2) / scale
        let down = (Double(box.y) + Double(box.height) / 2 - Double(image.height) / 2) / scale
        let (width, height) = (Double(box.width) / scale, Double(box.height) / scale)
        let middleX = Double(picture.width) / 2 + cos(turn) * across + sin(turn) * down
        let middleY = Double(picture.height) / 2 - sin(turn) * across + cos(turn) * down
        return PixelBox(
            x: Int((middleX - width / 2).rounded()),
            y: Int((middleY - height / 2).rounded()),
            width: Int(width.rounded()),
            height: Int(height.rounded())
        )
        .intersection(PixelBox(x: 0, y: 0, width: picture.width, height: picture.height))
    }
}
