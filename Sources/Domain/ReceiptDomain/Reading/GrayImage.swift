/// A picture with 256 grey levels.
public struct GrayImage: Sendable {
    public let width: Int
    public let height: Int
    /// Row by row without gaps, `width * height` bytes; 0 is black.
    public var pixels: [UInt8]

    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "pixels must fill the picture")
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }
}

extension GrayImage {
    /// The part of the picture inside a box; `nil` where they do not intersect.
    public func part(_ box: PixelBox) -> GrayImage? {
        let part = box.intersection(PixelBox(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty else { return nil }
        let rows = (part.y..<part.maxY).map { pixels[$0 * width + part.x..<$0 * width + part.maxX] }
        return GrayImage(width: part.width, height: part.height, pixels: Array(rows.joined()))
    }

    /// The picture turned clockwise by so many quarters, 0 to 3.
    public func turned(by quarterTurns: Int) -> GrayImage {
        switch quarterTurns {
        case 1:
            let turned = (0..<width).flatMap { x in (0..<height).reversed().map { y in pixels[y * width + x] } }
            return GrayImage(width: height, height: width, pixels: turned)
        case 2: return GrayImage(width: width, height: height, pixels: pixels.reversed())
        case 3: return turned(by: 1).turned(by: 2)
        default: return self
        }
    }
}

/// A decoded picture with its EXIF orientation applied.
public struct Picture: Sendable {
    public var image: GrayImage
    public var format: ImageFormat
    /// EXIF's local time, such as `2026-11-18T19:42:00`, where present.
    public var takenAt: String?
    /// Defects of a file that could still be decoded, as text: "ends early; the rest is grey".
    public var warnings: [String]

    public init(image: GrayImage, format: ImageFormat, takenAt: String? = nil, warnings: [String] = []) {
        (self.image, self.format, self.takenAt, self.warnings) = (image, format, takenAt, warnings)
    }
}

/// A file format, identified by its first bytes.
public enum ImageFormat: String, Sendable, Codable, CaseIterable {
    case jpeg, png, webp, tiff, gif, bmp, heic, avif, pdf, eml, xml, p7m

    /// The usual file name extension, without the dot.
    public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
