/// One of several receipts on a picture.
public struct PicturePart: Hashable, Sendable, Codable {
    /// In reading order, counted from 1.
    public var number: Int
    public var count: Int
    /// Its bounds on the upright picture.
    public var box: PixelBox

    public init(number: Int, count: Int, box: PixelBox) {
        (self.number, self.count, self.box) = (number, count, box)
    }
}

/// A section of a picture that may be a separate receipt.
public struct PictureSection: Sendable {
    /// In pixels of the upright picture.
    public var box: PixelBox
    /// The pixels in the box, with other receipts' print removed.
    public var image: GrayImage

    public init(box: PixelBox, image: GrayImage) {
        self.box = box
        self.image = image
    }
}
