/// How large a picture may be: a header costs nothing to write, the memory for what it promises does.
public struct ImageLimits: Hashable, Sendable {
    /// A JPEG is halved while it is decoded, so it may be large: 100 million pixels.
    public var jpegPixels = 100_000_000
    public var pngPixels = 60_000_000
    /// HEIC and AVIF; phones take up to 48 million.
    public var heifPixels = 50_000_000
    /// WebP, TIFF, GIF and BMP, which are decoded in full colour first.
    public var otherPixels = 40_000_000
    /// In pixels; a long receipt stitched from several photos stays far below.
    public var side = 32_767
    /// Of a progressive JPEG; cameras and web sites use about ten.
    public var scans = 64
    /// In bytes, for the coefficients of a progressive JPEG.
    public var memory = 200 << 20
    /// A JPEG with more pixels than this is halved where its longer side allows.
    public var fullSizePixels = 16_000_000
    /// The longer side of a halved JPEG is at least this.
    public var minLongSide = 3000
    /// How much of a damaged picture must be there for it to be worth reading, in per cent of its rows.
    public var minPercent = 5

    public init() {}
}
