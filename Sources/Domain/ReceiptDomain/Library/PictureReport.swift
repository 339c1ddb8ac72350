/// Where a library's pictures lie.
public struct PictureReport: Hashable, Sendable {
    public struct Place: Hashable, Sendable {
        /// `s3://…`; `nil` for the database itself.
        public var address: String?
        public var pictures: Int
        public var bytes: Int

        public init(address: String?, pictures: Int, bytes: Int) {
            (self.address, self.pictures, self.bytes) = (address, pictures, bytes)
        }
    }

    /// Where new pictures go; `nil` for the database itself.
    public var current: String?
    /// All that have pictures.
    public var places: [Place]

    public init(current: String?, places: [Place]) { (self.current, self.places) = (current, places) }

    /// Pictures that lie elsewhere than new ones.
    public var elsewhere: Int { places.filter { $0.address != current }.reduce(0) { $0 + $1.pictures } }
}

/// What came of moving pictures.
public struct PictureMoveReport: Hashable, Sendable {
    public var pictures = 0
    public var bytes = 0
    /// `USER/SHA256` of those that are not what was kept, or not there: they stay as they are.
    public var damaged: [String] = []

    public init() {}
}
