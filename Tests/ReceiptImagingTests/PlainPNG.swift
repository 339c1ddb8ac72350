/// Writes small PNGs without compression, for tests that need files of a known content.
struct PlainPNG {
    enum Color: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6
    }

    var width: Int
    var height: Int
    var depth: UInt8 = 8
    var color = Color.gray
    var isInterlaced = false
    /// Rows of samples, as the format stores them; for an interlaced file those of all passes, one after the other.
    var rows: [[UInt8]]
    /// Chunks between the header and the pixels.
    var chunks: [(type: String, body: [UInt8])] = []
    var hasEnd = true

    init(gray rows: [[UInt8]]) {
        width = rows.first?.count ?? 0
        height = rows.count
        self.rows = rows
    }

    init(width: Int, height: Int, depth: UInt8 = 8, color: Color, rows: [[UInt8]]) {
        (self.width, self.height, self.depth, self.color, self.rows) = (width, height, depth, color, rows)
    }

    var bytes: [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = Self.big(width) + Self.big(height) + [depth, color.rawValue, 0, 0, isInterlaced ? 1 : 0]
        bytes += Self.chunk("IHDR", header)
        for (type, body) in chunks { bytes += Self.chunk(type, body) }
        bytes += Self.chunk("IDAT", Self.stored(rows.flatMap { [0] + $0 }))
        return hasEnd ? bytes + Self.chunk("IEND", []) : bytes
    }

    private static func big(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }

    private static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(type.utf8) + body
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in named {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return big(body.count) + named + big(Int(~crc))
    }

    /// A zlib stream of stored blocks (RFC 1950 and 1951).
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = data[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let size = UInt16(block.count)
            stream += [
                rest.isEmpty ? 1 : 0, UInt8(size & 255), UInt8(size >> 8), UInt8(~size & 255), UInt8(~size >> 8),
            ]
            stream += block
        } while !rest.isEmpty
        var (a, b) = (1, 0)
        for byte in data { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
        return stream + big(b << 16 | a)
    }
}
