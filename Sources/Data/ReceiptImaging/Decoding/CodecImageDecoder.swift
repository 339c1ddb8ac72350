import CImageCodecs
public import ReceiptDomain

/// Decodes photos and scans: JPEG by libjpeg, PNG by libpng, HEIC and AVIF by libheif, WebP, TIFF, GIF and BMP by Leptonica.
///
/// The format is detected from the file's first bytes, never from its name.
public struct CodecImageDecoder: ImageDecoder, Sendable {
    private let limits: ImageLimits

    public init(limits: ImageLimits = ImageLimits()) { self.limits = limits }

    public func decode(_ bytes: [UInt8]) throws(ReadingError) -> Picture {
        guard !bytes.isEmpty else { throw .emptyFile }
        guard let format = ImageFormat(signatureOf: bytes) else { throw .notAnImage }
        var picture: Picture
        switch format {
        case .jpeg, .png, .heic, .avif: picture = try decodeByCodec(bytes, format: format)
        case .webp, .tiff, .gif, .bmp:
            picture = Picture(image: try LeptonicaDecoder(limits: limits).decode(bytes, as: format), format: format)
        case .pdf, .eml, .xml, .p7m: throw .unsupportedFormat(format)
        }
        // libheif has already read EXIF and turned the picture.
        if [.heic, .avif].contains(format) { return picture }
        let exif = ExifBlock.find(in: bytes, format: format).map(ExifMetadata.init(block:)) ?? ExifMetadata()
        picture.takenAt = exif.takenAt
        // Leptonica has already turned a TIFF.
        if format != .tiff { picture.image = picture.image.upright(from: exif.orientation) }
        return picture
    }

    /// All pages of a TIFF; any other file is a single picture.
    public func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument {
        guard ImageFormat(signatureOf: bytes) == .tiff else { return SinglePicture(try decode(bytes)) }
        let pages = TIFFPages(bytes, atMost: DocumentLimits.pages)
        guard !pages.isTooMany else { throw .overLimit(detail: "more than \(DocumentLimits.pages) pages") }
        guard pages.directories.count > 1 else { return SinglePicture(try decode(bytes)) }
        let first = try decode(bytes)
        return TIFFDocument(bytes: bytes, first: first, pages: pages, decoder: LeptonicaDecoder(limits: limits))
    }

    private func decodeByCodec(_ bytes: [UInt8], format: ImageFormat) throws(ReadingError) -> Picture {
        var result = image_result()
        var limits = image_limits(self.limits, format: format)
        let status = bytes.withUnsafeBufferPointer { buffer in
            switch format {
            case .jpeg: image_decode_jpeg(buffer.baseAddress, buffer.count, &limits, &result)
            case .png: image_decode_png(buffer.baseAddress, buffer.count, &limits, &result)
            default: image_decode_heif(buffer.baseAddress, buffer.count, 0, &limits, &result)
            }
        }
        defer { image_free(&result) }
        let message = result.text
        switch status {
        case IMAGE_OK: break
        case IMAGE_TRUNCATED: throw .truncated
        case IMAGE_OVER_LIMIT: throw .overLimit(detail: message)
        case IMAGE_OUT_OF_MEMORY: throw .overLimit(detail: "not enough memory")
        case IMAGE_TOO_NEW: throw .libraryTooOld(library: "libheif", version: message, needed: "1.18")
        default: throw .damaged(detail: message)
        }
        guard let image = GrayImage(result) else { throw .damaged(detail: "no pixels") }
        return Picture(
            image: image,
            format: format,
            takenAt: result.exifBlock.map(ExifMetadata.init(block:))?.takenAt,
            warnings: Self.warnings(about: result, message: message)
        )
    }

    private static func warnings(about result: image_result, message: String) -> [String] {
        if result.is_incomplete != 0, result.rows < result.height {
            let percent = Int(result.rows) * 100 / Int(result.height)
            return ["ends early: the first \(percent) % of the picture are there, the rest is grey (\(message))"]
        }
        return message.isEmpty ? [] : ["damaged in part (\(message))"]
    }
}

extension image_limits {
    init(_ limits: ImageLimits, format: ImageFormat) {
        let pixels =
            switch format {
            case .jpeg: limits.jpegPixels
            case .png: limits.pngPixels
            default: limits.heifPixels
            }
        self.init(
            max_pixels: UInt64(pixels),
            max_side: UInt32(limits.side),
            max_scans: Int32(limits.scans),
            max_memory: limits.memory,
            full_size_pixels: UInt64(limits.fullSizePixels),
            min_long_side: UInt32(limits.minLongSide),
            min_percent: UInt32(limits.minPercent)
        )
    }
}

extension image_result {
    /// The EXIF block that the codec found.
    var exifBlock: ArraySlice<UInt8>? {
        exif.map { Array(UnsafeBufferPointer(start: $0, count: Int(exif_size)))[...] }
    }

    var text: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

extension GrayImage {
    /// Copies a codec's pixels; `nil` if there are none.
    init?(_ result: image_result) {
        guard let pixels = result.pixels, result.width > 0, result.height > 0 else { return nil }
        let (width, height) = (Int(result.width), Int(result.height))
        self.init(
            width: width,
            height: height,
            pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height))
        )
    }
}
