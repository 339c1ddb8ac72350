import CLeptonica
public import ReceiptDomain

/// Encodes pictures as JPEG files, for clients that cannot show a record's original format.
public enum JPEGEncoder {
    /// At this quality print is as legible as in the photo, at a tenth of its size.
    private static let quality: Int32 = 72

    /// The picture with its longer side reduced to so many pixels, without the photo's data about place and time.
    ///
    /// `nil` if there is no memory for it.
    public static func encode(_ image: GrayImage, longestSide: Int) -> [UInt8]? {
        Leptonica.beQuiet()
        return Bitmap(image).flatMap { encode($0, longestSide: longestSide) }
    }

    static func encode(_ bitmap: Bitmap, longestSide: Int) -> [UInt8]? {
        let longest = max(bitmap.width, bitmap.height)
        guard longest > longestSide else { return encode(bitmap) }
        let share = Float(longestSide) / Float(longest)
        // Averaging areas keeps print legible at a much smaller size.
        return Bitmap(pixScaleAreaMap(bitmap.pix, share, share)).flatMap(encode)
    }

    private static func encode(_ bitmap: Bitmap) -> [UInt8]? {
        bitmap.encoded { pixWriteMemJpeg(&$0, &$1, bitmap.pix, quality, 0) }
    }
}
