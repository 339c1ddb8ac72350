import CImageCodecs
import CLeptonica
import ReceiptDomain

/// Makes the version of a photo that people see: in colour, upright, small, and without its data about place and time.
///
/// Reading needs brightness only, which is all that the codecs of ``CodecImageDecoder`` return.
public enum ColorRendition {
    /// A JPEG file, its longer side at most so many pixels; `nil` if only the codecs can decode the format or the damage.
    ///
    /// For pictures that were already decoded within all limits, such as those of records.
    public static func jpeg(of bytes: [UInt8], longestSide: Int, limits: ImageLimits = ImageLimits()) -> [UInt8]? {
        Leptonica.beQuiet()
        guard let format = ImageFormat(signatureOf: bytes) else { return nil }
        if [.heic, .avif].contains(format) { return heif(bytes, format, longestSide, limits) }
        guard [.jpeg, .png, .webp].contains(format) else { return nil }
        var (width, height): (Int32, Int32) = (0, 0)
        guard pixReadHeaderMem(bytes, bytes.count, nil, &width, &height, nil, nil, nil) == 0, width > 0, height > 0,
            width <= limits.side, height <= limits.side
        else { return nil }
        let longest = Int(max(width, height))
        // A JPEG is decoded at a half, a quarter or an eighth, as a phone's photo would take 200 MB in full size.
        let share = format == .jpeg ? [8, 4, 2].first { longest / $0 >= longestSide } ?? 1 : 1
        guard Int(width) / share * (Int(height) / share) <= limits.otherPixels else { return nil }
        let read =
            format == .jpeg
            ? pixReadMemJpeg(bytes, bytes.count, 0, Int32(share), nil, 0) : pixReadMem(bytes, bytes.count)
        guard let flat = Bitmap(read)?.flattened(), let color = Bitmap(pixConvertTo32(flat.pix)) else { return nil }
        let exif = ExifBlock.find(in: bytes, format: format).map(ExifMetadata.init(block:)) ?? ExifMetadata()
        return color.upright(from: exif.orientation).flatMap { JPEGEncoder.encode($0, longestSide: longestSide) }
    }

    /// A JPEG file of a portable pixmap, `P6` (netpbm, ppm(5)); `nil` for anything else.
    public static func jpeg(portablePixmap bytes: [UInt8], longestSide: Int) -> [UInt8]? {
        Leptonica.beQuiet()
        guard bytes.starts(with: "P6".utf8) else { return nil }
        return Bitmap(pixReadMem(bytes, bytes.count)).flatMap { JPEGEncoder.encode($0, longestSide: longestSide) }
    }

    private static func heif(
        _ bytes: [UInt8],
        _ format: ImageFormat,
        _ longestSide: Int,
        _ limits: ImageLimits
    ) -> [UInt8]? {
        var result = image_result()
        var limits = image_limits(limits, format: format)
        defer { image_free(&result) }
        guard image_decode_heif(bytes, bytes.count, 1, &limits, &result) == IMAGE_OK, let pixels = result.pixels else {
            return nil
        }
        // Means of squares, as in full size Leptonica would take another 4 bytes for each pixel.
        let rowLength = Int(result.width) * 3
        let side = max(1, Int(max(result.width, result.height)) / longestSide)
        let (width, height) = (Int(result.width) / side, Int(result.height) / side)
        var pixmap = Array("P6 \(width) \(height) 255\n".utf8)
        pixmap.reserveCapacity(pixmap.count + width * height * 3)
        for row in 0..<height {
            for index in 0..<width * 3 {
                let first = pixels + row * side * rowLength + index / 3 * side * 3 + index % 3
                var sum = 0
                for y in 0..<side { for x in 0..<side { sum += Int(first[y * rowLength + x * 3]) } }
                pixmap.append(UInt8(sum / (side * side)))
            }
        }
        return jpeg(portablePixmap: pixmap, longestSide: longestSide)
    }
}

extension Bitmap {
    /// The picture turned and mirrored by the orientation; `nil` if there is no memory for it.
    fileprivate func upright(from orientation: ExifOrientation) -> Bitmap? {
        let turned: Bitmap? =
            switch orientation.rawValue {
            case 3: Bitmap(pixRotate180(nil, pix))
            case 5, 6, 7: Bitmap(pixRotate90(pix, 1))
            case 8: Bitmap(pixRotate90(pix, -1))
            default: self
            }
        switch orientation.rawValue {
        case 2, 5: return turned.flatMap { Bitmap(pixFlipLR(nil, $0.pix)) }
        case 4, 7: return turned.flatMap { Bitmap(pixFlipTB(nil, $0.pix)) }
        default: return turned
        }
    }
}
