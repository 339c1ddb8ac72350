/// Writes EXIF blocks.
enum ExifFixture {
    /// A block in small-endian order with an orientation and, where given, the time of exposure.
    static func block(orientation: UInt8, takenAt: String? = nil) -> [UInt8] {
        var block: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, takenAt == nil ? 1 : 2, 0]
        block += [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        guard let takenAt else { return block + [0, 0, 0, 0] }
        // The camera's own directory begins at 38 and has one entry, whose text begins at 56.
        block += [0x69, 0x87, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0]
        block += [1, 0, 0x03, 0x90, 2, 0, 20, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0]
        return block + Array(takenAt.utf8) + [0]
    }
}
