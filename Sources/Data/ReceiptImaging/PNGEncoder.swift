import CLeptonica
public import ReceiptDomain

/// Makes PNG files of pictures.
public enum PNGEncoder {
    /// `nil` when there is no memory for it.
    public static func encode(_ image: GrayImage) -> [UInt8]? {
        Leptonica.beQuiet()
        return Bitmap(image).flatMap(encode)
    }

    static func encode(_ bitmap: Bitmap) -> [UInt8]? {
        var data: UnsafeMutablePointer<UInt8>?
        var count = 0
        guard pixWriteMemPng(&data, &count, bitmap.pix, 0) == 0, let data else { return nil }
        defer { lept_free(data) }
        return Array(UnsafeBufferPointer(start: data, count: count))
    }
}
