/// Which of several receipts on one picture.
public struct PicturePart: Hashable, Sendable, Codable {
    /// In reading order, counted from 1.
    public var number: Int
    public var count: Int
    /// Around it, on the upright picture.
    public var box: PixelBox

    public init(number: Int, count: Int, box: PixelBox) {
        self.number = number
        self.count = count
        self.box = box
    }
}

/// A part of a picture that may be a receipt by itself.
public struct PictureSection: Sendable {
    /// On the upright picture.
    public var box: PixelBox
    /// What is in the box, without the print of other receipts.
    public var image: GrayImage

    public init(box: PixelBox, image: GrayImage) {
        self.box = box
        self.image = image
    }
}
