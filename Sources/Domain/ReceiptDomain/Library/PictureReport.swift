/// The places where a library's pictures are stored.
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

    /// The place for new pictures; `nil` for the database itself.
    public var current: String?
    public var places: [Place]

    public init(current: String?, places: [Place]) { (self.current, self.places) = (current, places) }

    /// The number of pictures stored elsewhere than new ones.
    public var elsewhere: Int { places.filter { $0.address != current }.reduce(0) { $0 + $1.pictures } }
}

/// The result of moving pictures.
public struct PictureMoveReport: Hashable, Sendable {
    public var pictures = 0
    public var bytes = 0
    /// `USER/SHA256` of pictures that are missing or changed, which were left in place.
    public var damaged: [String] = []

    public init() {}
}
