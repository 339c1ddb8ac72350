import ReceiptDomain

/// Finds the EXIF block in a file of any format that can have one.
enum ExifBlock {
    /// The block from its TIFF header on; `nil` if there is none.
    static func find(in bytes: [UInt8], format: ImageFormat) -> ArraySlice<UInt8>? {
        switch format {
        case .jpeg: inJPEG(bytes)
        case .png: inPNG(bytes)
        case .webp: inWebP(bytes)
        case .tiff: bytes[...]
        default: nil
        }
    }

    private static let preamble = Array("Exif\0\0".utf8)

    /// From the first APP1 segment that begins with `Exif`.
    private static func inJPEG(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        let view = ByteView(bytes[...], order: .big)
        var offset = 2
        while let marker = view.uint16(at: offset), marker >= 0xFF00 {
            // A marker may be preceded by any number of fill bytes.
            if marker == 0xFFFF {
                offset += 1
                continue
            }
            // The scan begins: no more headers.
            if marker == 0xFFDA || marker == 0xFFD9 { return nil }
            guard let length = view.uint16(at: offset + 2), length >= 2 else { return nil }
            if marker == 0xFFE1, let body = view.slice(at: offset + 4, count: length - 2), body.starts(with: preamble) {
                return body.dropFirst(preamble.count)
            }
            offset += 2 + length
        }
        return nil
    }

    /// From the `eXIf` chunk, which may be before or after the picture.
    private static func inPNG(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        let view = ByteView(bytes[...], order: .big)
        var offset = 8
        while let length = view.uint32(at: offset), let type = view.slice(at: offset + 4, count: 4) {
            if type.elementsEqual("eXIf".utf8) { return view.slice(at: offset + 8, count: length) }
            offset += 12 + length
        }
        return nil
    }

    /// From the `EXIF` chunk, where some writers also put JPEG's preamble.
    private static func inWebP(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        let view = ByteView(bytes[...], order: .little)
        var offset = 12
        while let type = view.slice(at: offset, count: 4), let length = view.uint32(at: offset + 4) {
            if type.elementsEqual("EXIF".utf8), let body = view.slice(at: offset + 8, count: length) {
                return body.starts(with: preamble) ? body.dropFirst(preamble.count) : body
            }
            offset += 8 + length + length % 2
        }
        return nil
    }
}
