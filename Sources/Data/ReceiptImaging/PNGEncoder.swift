import CLeptonica

/// Encodes pictures as PNG files.
enum PNGEncoder {
    /// `nil` if there is no memory for it.
    static func encode(_ bitmap: Bitmap) -> [UInt8]? {
        var data: UnsafeMutablePointer<UInt8>?
        var count = 0
        guard pixWriteMemPng(&data, &count, bitmap.pix, 0) == 0, let data else { return nil }
        defer { lept_free(data) }
        return Array(UnsafeBufferPointer(start: data, count: count))
    }
}
