import CZlib

/// Compresses as gzip does (RFC 1952).
enum Gzip {
    /// `nil` when out of memory.
    static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        var count = compressBound(UInt(bytes.count))
        var data = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&data, &count, bytes, UInt(bytes.count), 9) == Z_OK, count > 6 else { return nil }
        // The deflated data stands between zlib's header of two bytes and its checksum of four (RFC 1950).
        let deflated = data[2..<Int(count) - 4]
        let checksum = UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
        return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255] + deflated + little(checksum) + little(UInt32(bytes.count))
    }

    private static func little(_ number: UInt32) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
