import CLeptonica

/// Makes PNG files of pictures.
enum PNGEncoder {
    /// `nil` when there is no memory for it.
    static func encode(_ bitmap: Bitmap) -> [UInt8]? {
        var data: UnsafeMutablePointer<UInt8>?
        var count = 0
        guard pixWriteMemPng(&data, &count, bitmap.pix, 0) == 0, let data else { return nil }
        defer { lept_free(data) }
        return Array(UnsafeBufferPointer(start: data, count: count))
    }
}
