/// A frame to draw on a picture, for showing which part was read as what.
public struct PictureFrame: Hashable, Sendable, Codable {
    public enum Color: String, Sendable, Codable {
        case blue, green, orange, red
    }

    /// On the picture, in pixels.
    public var box: PixelBox
    public var color: Color
    /// An ASCII label drawn beside the frame.
    public var label: String?

    public init(_ box: PixelBox, _ color: Color, label: String? = nil) {
        (self.box, self.color, self.label) = (box, color, label)
    }
}
