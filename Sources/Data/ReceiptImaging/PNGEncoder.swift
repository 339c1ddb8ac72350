import CLeptonica
public import ReceiptDomain

/// Makes PNG files of grey pictures.
public enum PNGEncoder {
    /// `nil` when there is no memory for it.
    public static func encode(_ image: GrayImage) -> [UInt8]? {
        Leptonica.beQuiet()
        var data: UnsafeMutablePointer<UInt8>?
        var count = 0
        guard let bitmap = Bitmap(image), pixWriteMemPng(&data, &count, bitmap.pix, 0) == 0, let data else {
            return nil
        }
        defer { lept_free(data) }
        return Array(UnsafeBufferPointer(start: data, count: count))
    }
}
