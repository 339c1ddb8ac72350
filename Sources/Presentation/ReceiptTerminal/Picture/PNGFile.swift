import CZlib
public import ReceiptDomain

/// Encodes grey pictures as PNG (ISO/IEC 15948).
public enum PNGFile {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Eight bits per pixel, not interlaced; `nil` when out of memory.
    public static func encode(_ image: GrayImage) -> [UInt8]? {
        // Each row is preceded by its filter number: none.
        let rows = (0..<image.height).flatMap { row in
            [0] + image.pixels[row * image.width..<(row + 1) * image.width]
        }
        var count = compressBound(UInt(rows.count))
        var data = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&data, &count, rows, UInt(rows.count), 3) == Z_OK else { return nil }
        let header = bytes(UInt32(image.width)) + bytes(UInt32(image.height)) + [8, 0, 0, 0, 0]
        return signature + chunk("IHDR", header) + chunk("IDAT", Array(data.prefix(Int(count)))) + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + named + bytes(UInt32(crc32(0, named, UInt32(named.count))))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
