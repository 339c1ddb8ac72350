/// An image kept with a record, byte for byte as it came.
public struct StoredImage: Hashable, Sendable {
    /// The file's name in the record's folder: `1.jpg`.
    public var file: String
    /// 64 small hexadecimal digits.
    public var sha256: String
    public var bytes: Int
    /// In pixels, upright; `nil` where the picture could not be decoded.
    public var width: Int?
    public var height: Int?
    public var originalName: String
    /// When the camera says it was taken: EXIF's local time, without a zone.
    public var takenAt: String?

    public init(
        file: String,
        sha256: String,
        bytes: Int,
        width: Int? = nil,
        height: Int? = nil,
        originalName: String,
        takenAt: String? = nil
    ) {
        self.file = file
        self.sha256 = sha256
        self.bytes = bytes
        self.width = width
        self.height = height
        self.originalName = originalName
        self.takenAt = takenAt
    }
}
