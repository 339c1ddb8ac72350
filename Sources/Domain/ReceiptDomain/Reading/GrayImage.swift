/// A picture in 256 greys.
public struct GrayImage: Sendable {
    public let width: Int
    public let height: Int
    /// Row after row without gaps, `width * height` bytes; 0 is black.
    public var pixels: [UInt8]

    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "pixels must fill the picture")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}

extension GrayImage {
    /// What of a box lies on the picture; `nil` for a box outside.
    public func part(_ box: PixelBox) -> GrayImage? {
        let part = box.intersection(PixelBox(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty else { return nil }
        let rows = (part.y..<part.maxY).map { pixels[$0 * width + part.x..<$0 * width + part.maxX] }
        return GrayImage(width: part.width, height: part.height, pixels: Array(rows.joined()))
    }
}

/// A decoded picture, upright: what its EXIF orientation says has been done.
public struct Picture: Sendable {
    public var image: GrayImage
    public var format: ImageFormat
    /// EXIF's local time `2026-11-18T19:42:00`, where the file has one.
    public var takenAt: String?
    /// What was wrong with the file though it could be decoded, for the reader's eyes: "ends early; the rest is grey".
    public var warnings: [String]

    public init(image: GrayImage, format: ImageFormat, takenAt: String? = nil, warnings: [String] = []) {
        self.image = image
        self.format = format
        self.takenAt = takenAt
        self.warnings = warnings
    }
}

/// What a file's first bytes say it is.
public enum ImageFormat: String, Sendable, Codable, CaseIterable {
    case jpeg, png, webp, tiff, gif, bmp, heic, avif, pdf, eml, xml, p7m

    /// The usual ending of the name, without the dot.
    public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
