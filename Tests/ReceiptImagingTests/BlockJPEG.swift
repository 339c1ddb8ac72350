/// Writes small JPEGs (ITU-T T.81) made of flat squares of 8 by 8 pixels, for tests that need files of a known content.
struct BlockJPEG {
    /// Grey values row after row, one for each square.
    var squares: [[UInt8]]
    /// Four components hold inks as Adobe stores them: inverted, here all on the last one.
    var isCMYK = false
    /// A block that begins with a TIFF header.
    var exif: [UInt8]?
    /// For a progressive file: so many scans.
    var scans: Int?

    var bytes: [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xD8]
        if let exif { bytes += Self.segment(0xE1, Array("Exif\0\0".utf8) + exif) }
        if isCMYK { bytes += Self.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0]) }
        bytes += Self.segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
        let (height, width) = (squares.count * 8, (squares.first?.count ?? 0) * 8)
        var frame: [UInt8] = [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
        frame.append(UInt8(components.count))
        for component in components { frame += [component, 0x11, 0] }
        bytes += Self.segment(scans == nil ? 0xC0 : 0xC2, frame)
        // Twelve sizes of differences, each with a code of four bits; and the end of a block, with one bit.
        bytes += Self.segment(0xC4, [0x00, 0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + Array(0...11))
        bytes += Self.segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
        guard let scans else { return bytes + scan(from: 0, to: 63, hasLight: true) + [0xFF, 0xD9] }
        bytes += scan(from: 0, to: 0, hasLight: true)
        for _ in 1..<scans { bytes += scan(from: 1, to: 63, hasLight: false) }
        return bytes + [0xFF, 0xD9]
    }

    private var components: [UInt8] { isCMYK ? [1, 2, 3, 4] : [1] }

    private static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
    }

    private func scan(from start: UInt8, to end: UInt8, hasLight: Bool) -> [UInt8] {
        var header = [UInt8(components.count)]
        for component in components { header += [component, 0] }
        var bits = BitWriter()
        var previous = [Int](repeating: 0, count: components.count)
        for value in squares.joined() {
            for index in components.indices {
                let level = isCMYK && index < 3 ? 255 : Int(value)
                if hasLight {
                    bits.writeDifference(8 * (level - 128) - previous[index])
                    previous[index] = 8 * (level - 128)
                }
                if end > 0 { bits.write(0, count: 1) }
            }
        }
        return Self.segment(0xDA, header + [start, end, 0]) + bits.finished
    }
}

/// Packs bits into bytes, as JPEG's scans do.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var current = 0
    private var filled = 0

    mutating func write(_ value: Int, count: Int) {
        for bit in (0..<count).reversed() {
            current = current << 1 | (value >> bit & 1)
            filled += 1
            if filled == 8 { flush() }
        }
    }

    mutating func writeDifference(_ difference: Int) {
        let size = Int.bitWidth - difference.magnitude.leadingZeroBitCount
        write(size, count: 4)
        write(difference < 0 ? difference + (1 << size) - 1 : difference, count: size)
    }

    private mutating func flush() {
        bytes.append(UInt8(current))
        if current == 255 { bytes.append(0) }
        (current, filled) = (0, 0)
    }

    var finished: [UInt8] {
        var copy = self
        while copy.filled > 0 { copy.write(1, count: 1) }
        return copy.bytes
    }
}
