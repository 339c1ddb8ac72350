public import ReceiptDomain

extension ImageFormat {
    /// The format with this signature; `nil` for what is not decoded.
    public init?(signatureOf bytes: [UInt8]) {
        switch FileSignature(bytes) {
        case .jpeg: self = .jpeg
        case .png: self = .png
        case .webp: self = .webp
        case .gif: self = .gif
        case .tiff: self = .tiff
        case .bmp where BitmapFileHeader(bytes) != nil: self = .bmp
        case .pdf: self = .pdf
        case .isoMedia:
            guard let format = Self.isoMedia(bytes) else { return nil }
            self = format
        default: return nil
        }
    }

    /// HEIC and AVIF share a container (ISO/IEC 14496-12), and differ in its list of brands.
    private static func isoMedia(_ bytes: [UInt8]) -> ImageFormat? {
        let view = ByteView(bytes[...], order: .big)
        let end = min(view.uint32(at: 0) ?? 0, bytes.count, 256)
        // The major brand, a version number, then the compatible brands.
        let brands = stride(from: 8, to: end - 3, by: 4).filter { $0 != 12 }
            .map { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) }
        if brands.contains(where: ["avif", "avis"].contains) { return .avif }
        let highEfficiency = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"]
        return brands.contains(where: highEfficiency.contains) ? .heic : nil
    }
}

/// The width and height in the two headers at the start of a BMP.
struct BitmapFileHeader {
    let width: Int
    let height: Int

    init?(_ bytes: [UInt8]) {
        let view = ByteView(bytes[...], order: .little)
        switch view.uint32(at: 14) {
        case 12:
            guard let width = view.uint16(at: 18), let height = view.uint16(at: 20) else { return nil }
            (self.width, self.height) = (width, height)
        case 40, 52, 56, 64, 108, 124:
            guard let width = view.uint32(at: 18), let height = view.uint32(at: 22) else { return nil }
            self.width = width
            // Negative for rows in the order from top to bottom.
            self.height = Int(Int32(truncatingIfNeeded: height).magnitude)
        default: return nil
        }
    }
}
