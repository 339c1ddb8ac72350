import ReceiptDomain

/// A picture as it was photographed, for an engine that finds print on it by itself.
struct WholePicture: PreparedPage {
    let picture: GrayImage

    var width: Int { picture.width }
    var height: Int { picture.height }
    var textHeight: Double? { nil }
    var pieces: [PrintedPiece] { [] }

    func render(_ rendering: Rendering, region: PixelBox?) -> (image: GrayImage, scale: Double) {
        (region.flatMap(picture.part) ?? picture, 1)
    }

    /// It stays as it is: nothing is known of where its print is.
    func turned(quarterTurns: Int) -> any PreparedPage { self }

    func boxOnPicture(_ box: PixelBox) -> PixelBox { box }
}
