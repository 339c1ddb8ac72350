/// The largest sizes of pictures: a header is cheap to forge, the memory for its size is not.
public struct ImageLimits: Hashable, Sendable {
    /// A JPEG is halved during decoding, so it may be large: 100 million pixels.
    public var jpegPixels = 100_000_000
    public var pngPixels = 60_000_000
    /// HEIC and AVIF; phones take up to 48 million.
    public var heifPixels = 50_000_000
    /// WebP, TIFF, GIF and BMP, which are first decoded in full colour.
    public var otherPixels = 40_000_000
    /// The longer side in pixels; a long receipt stitched from several photos is far smaller.
    public var side = 32_767
    /// The scans of a progressive JPEG; cameras and web sites use about ten.
    public var scans = 64
    /// The bytes for the coefficients of a progressive JPEG.
    public var memory = 200 << 20
    /// A JPEG with more pixels is halved if ``minLongSide`` permits.
    public var fullSizePixels = 16_000_000
    /// The least longer side of a halved JPEG.
    public var minLongSide = 3000
    /// The least percentage of intact rows for which a damaged picture is read.
    public var minPercent = 5

    public init() {}
}
