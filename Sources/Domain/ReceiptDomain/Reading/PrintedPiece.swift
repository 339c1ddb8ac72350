/// A piece of a printed line, found by the shapes of its letters before anything is read.
public struct PrintedPiece: Hashable, Sendable {
    /// On the prepared page.
    public var box: PixelBox
    /// The usual width of its letters as a part of their height.
    public var letterWidth: Double

    public init(box: PixelBox, letterWidth: Double) {
        self.box = box
        self.letterWidth = letterWidth
    }
}
