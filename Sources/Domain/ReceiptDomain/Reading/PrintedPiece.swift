/// A piece of a printed line, found by the shapes of its letters before recognition.
public struct PrintedPiece: Hashable, Sendable {
    /// In pixels of the prepared page.
    public var box: PixelBox
    /// The typical width of its letters, relative to their height.
    public var letterWidth: Double

    public init(box: PixelBox, letterWidth: Double) {
        self.box = box
        self.letterWidth = letterWidth
    }
}
