/// The first and the last bytes of a file; they overlap in a short one.
public struct FileEnds: Hashable, Sendable {
    public var head: [UInt8]
    public var tail: [UInt8]
    public var size: Int

    public init(head: [UInt8], tail: [UInt8], size: Int) {
        (self.head, self.tail, self.size) = (head, tail, size)
    }
}

/// Whether a file has its format's end mark.
public enum FormatEnd: Sendable {
    case present
    case missing
    /// The format has no end mark, or is unknown.
    case unknowable

    /// The number of bytes needed from each end.
    ///
    /// Cameras and phones append a little data of their own; a file with more after its end mark is taken for incomplete, and is
    /// handed over after the timeout.
    public static let length = 4096

    public init(_ ends: FileEnds) {
        guard ends.size > 0 else {
            self = .missing
            return
        }
        let isThere: Bool? =
            if ends.head.starts(with: Self.jpeg) {
                // "End of image" cannot occur within coded image data, where FF is always followed by 00 or a restart mark
                // (ITU-T T.81, F.1.2.3).
                ends.tail.contains([0xFF, 0xD9])
            } else if ends.head.starts(with: Self.png) {
                // The chunk IEND with its checksum.
                ends.tail.contains([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
            } else if ends.head.starts(with: "RIFF".utf8), ends.head.count >= 8 {
                // The little-endian length in bytes 4 to 7 counts the bytes after it.
                ends.head[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } + 8 <= ends.size
            } else if Self.isDocument(ends.head) {
                // The end of the file, which may have a little behind it (ISO 32000-1, annex H.3.4.4).
                ends.tail.suffix(1024).contains(Array("%%EOF".utf8))
            } else if ends.head.starts(with: Self.zip) {
                // The end of the central directory (APPNOTE.TXT 4.3.16), which a comment may follow.
                ends.tail.contains([0x50, 0x4B, 5, 6])
            } else {
                nil
            }
        self = isThere.map { $0 ? .present : .missing } ?? .unknowable
    }

    /// Finds the mark in the first kilobyte.
    private static func isDocument(_ head: [UInt8]) -> Bool { head.prefix(1024).contains(Array("%PDF-".utf8)) }

    private static let zip: [UInt8] = [0x50, 0x4B, 3, 4]
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Whether the first bytes are those of a format with a known end mark.
    static func isKnownPicture(_ head: [UInt8]) -> Bool {
        head.starts(with: jpeg) || head.starts(with: png) || head.starts(with: "%PDF-".utf8)
            || head.starts(with: "RIFF".utf8) && head.dropFirst(8).starts(with: "WEBP".utf8)
    }
}
