import ReceiptDomain

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
            switch FileSignature(ends.head) {
            // "End of image" cannot occur within coded image data, where FF is always followed by 00 or a restart mark
            // (ITU-T T.81, F.1.2.3).
            case .jpeg: ends.tail.contains([0xFF, 0xD9])
            // The chunk IEND with its checksum.
            case .png: ends.tail.contains([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
            // The little-endian length in bytes 4 to 7 counts the bytes after it.
            case .webp,
                nil where ends.head.starts(with: "RIFF".utf8) && ends.head.count >= 8:
                ends.head[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } + 8 <= ends.size
            // The end of the file, which may have a little behind it (ISO 32000-1, annex H.3.4.4).
            case .pdf,
                nil where FileSignature.isDocument(ends.head):
                ends.tail.suffix(1024).contains(Array("%%EOF".utf8))
            // The end of the central directory (APPNOTE.TXT 4.3.16), which a comment may follow.
            case .zip: ends.tail.contains([0x50, 0x4B, 5, 6])
            default: nil
            }
        self = isThere.map { $0 ? .present : .missing } ?? .unknowable
    }

    /// Whether the first bytes are those of a format with a known end mark.
    static func isKnownPicture(_ head: [UInt8]) -> Bool {
        switch FileSignature(head) {
        case .jpeg, .png, .pdf, .webp: true
        default: false
        }
    }
}
