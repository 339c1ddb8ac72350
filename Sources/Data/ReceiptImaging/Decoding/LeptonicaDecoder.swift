import CLeptonica
import ReceiptDomain

/// Decodes the rarer formats with Leptonica, which uses libwebp, libtiff and giflib.
struct LeptonicaDecoder {
    let limits: ImageLimits

    func decode(_ bytes: [UInt8], as format: ImageFormat) throws(ReadingError) -> GrayImage {
        Leptonica.beQuiet()
        // giflib reads all frames before it returns the first one.
        let bytes = format == .gif ? GIFFile.firstFrame(of: bytes) : bytes
        guard let size = Self.size(of: bytes, format: format) else {
            throw .damaged(detail: "the \(format.rawValue.uppercased()) header cannot be read")
        }
        guard size.width <= limits.side, size.height <= limits.side, size.width * size.height <= limits.otherPixels
        else { throw .overLimit(detail: "\(size.width) x \(size.height) pixels") }
        guard let image = Bitmap(pixReadMem(bytes, bytes.count))?.flattened()?.gray() else {
            throw .damaged(detail: "the \(format.rawValue.uppercased()) data cannot be decoded")
        }
        return image
    }

    /// A page of a TIFF, by the number of its directory.
    func decodeTIFF(_ bytes: [UInt8], directory: Int) throws(ReadingError) -> GrayImage {
        Leptonica.beQuiet()
        let number = Int32(clamping: directory)
        var (width, height): (Int32, Int32) = (0, 0)
        guard
            readHeaderMemTiff(bytes, bytes.count, number, &width, &height, nil, nil, nil, nil, nil) == 0,
            width > 0, height > 0
        else { throw .damaged(detail: "the header of a page cannot be read") }
        guard width <= limits.side, height <= limits.side, Int(width) * Int(height) <= limits.otherPixels else {
            throw .overLimit(detail: "\(width) x \(height) pixels")
        }
        guard let image = Bitmap(pixReadMemTiff(bytes, bytes.count, number))?.flattened()?.gray() else {
            throw .damaged(detail: "the data of a page cannot be decoded")
        }
        return image
    }

    /// The size in the header; `nil` for an invalid header.
    private static func size(of bytes: [UInt8], format: ImageFormat) -> (width: Int, height: Int)? {
        let size: (width: Int, height: Int)?
        switch format {
        case .bmp: size = BitmapFileHeader(bytes).map { ($0.width, $0.height) }
        case .gif: size = GIFFile.largestSide(of: bytes)
        default:
            var (width, height): (Int32, Int32) = (0, 0)
            let failed = pixReadHeaderMem(bytes, bytes.count, nil, &width, &height, nil, nil, nil)
            size = failed == 0 ? (Int(width), Int(height)) : nil
        }
        guard let size, size.width > 0, size.height > 0 else { return nil }
        return size
    }
}
