import CZlib
public import ReceiptDomain

/// Makes PNG files of grey pictures (ISO/IEC 15948).
public enum PNGFile {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Eight bits a pixel, not interlaced; `nil` when there is no memory for it.
    public static func encode(_ image: GrayImage) -> [UInt8]? {
        // Each row has the number of its filter before it: none.
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
