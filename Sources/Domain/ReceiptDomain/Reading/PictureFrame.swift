/// A frame to be drawn on a picture, for eyes that want to see what was read where.
public struct PictureFrame: Hashable, Sendable, Codable {
    public enum Color: String, Sendable, Codable {
        case blue, green, orange, red
    }

    /// On the picture, in pixels.
    public var box: PixelBox
    public var color: Color
    /// Written beside the frame: letters of ASCII.
    public var label: String?

    public init(_ box: PixelBox, _ color: Color, label: String? = nil) {
        self.box = box
        self.color = color
        self.label = label
    }
}
