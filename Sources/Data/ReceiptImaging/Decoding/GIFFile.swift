/// The blocks of a GIF (GIF89a specification, sections 17 to 23), parsed up to the end of the first picture.
enum GIFFile {
    /// The file cut after its first picture: a still photo is unchanged, an animation becomes its first frame.
    static func firstFrame(of bytes: [UInt8]) -> [UInt8] {
        guard let frame = firstImage(of: bytes), frame.end < bytes.count else { return bytes }
        return Array(bytes[..<frame.end]) + [trailer]
    }

    /// The larger of the screen's and the first picture's width and height.
    static func largestSide(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        let view = ByteView(bytes[...], order: .little)
        guard let width = view.uint16(at: 6), let height = view.uint16(at: 8), let frame = firstImage(of: bytes),
            let frameWidth = view.uint16(at: frame.start + 5), let frameHeight = view.uint16(at: frame.start + 7)
        else { return nil }
        return (max(width, frameWidth), max(height, frameHeight))
    }

    private static let trailer: UInt8 = 0x3B

    /// The offsets of the first image descriptor and of the end of its data.
    private static func firstImage(of bytes: [UInt8]) -> (start: Int, end: Int)? {
        guard bytes.count > 13 else { return nil }
        var offset = 13 + colorTableSize(bytes[10])
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x21: offset = endOfSubBlocks(bytes, from: offset + 2)
            case 0x2C:
                guard offset + 9 < bytes.count else { return nil }
                let data = offset + 10 + colorTableSize(bytes[offset + 9]) + 1
                return (offset, endOfSubBlocks(bytes, from: data))
            default: return nil
            }
        }
        return nil
    }

    private static func colorTableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    /// Sub-blocks are a length and as many bytes, until a length of zero.
    private static func endOfSubBlocks(_ bytes: [UInt8], from start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            let length = Int(bytes[offset])
            offset += length + 1
            if length == 0 { break }
        }
        return min(offset, bytes.count)
    }
}
