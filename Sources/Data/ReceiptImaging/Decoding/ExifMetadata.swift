import ReceiptDomain

/// The orientation and the time from a camera's metadata (Exif 2.32, CIPA DC-008).
struct ExifMetadata: Equatable {
    var orientation: ExifOrientation = .upright
    /// Local time as `2026-11-18T19:42:00`.
    var takenAt: String?

    private enum Tag {
        static let orientation = 0x0112
        static let exifDirectory = 0x8769
        static let dateTimeOriginal = 0x9003
        static let dateTimeDigitized = 0x9004
    }

    init() {}

    /// Parses a block that begins with a TIFF header; values that cannot be parsed keep their defaults.
    init(block: ArraySlice<UInt8>) {
        let order: ByteView.Order
        switch Array(block.prefix(4)) {
        case [0x49, 0x49, 0x2A, 0]: order = .little
        case [0x4D, 0x4D, 0, 0x2A]: order = .big
        default: return
        }
        let view = ByteView(block, order: order)
        guard let first = view.uint32(at: 4) else { return }
        let main = Self.entries(of: view, at: first)
        if let value = main[Tag.orientation].flatMap({ view.uint16(at: $0 + 8) }) {
            orientation = ExifOrientation(rawValue: value) ?? .upright
        }
        guard let camera = main[Tag.exifDirectory].flatMap({ view.uint32(at: $0 + 8) }) else { return }
        let entries = Self.entries(of: view, at: camera)
        for tag in [Tag.dateTimeOriginal, Tag.dateTimeDigitized] where takenAt == nil {
            takenAt = entries[tag].flatMap { view.uint32(at: $0 + 8) }
                .flatMap { view.slice(at: $0, count: 19) }
                .flatMap(Self.isoTime)
        }
    }

    /// The offsets of a directory's entries by tag; an entry has twelve bytes (tag, type, count, value).
    private static func entries(of view: ByteView, at offset: Int) -> [Int: Int] {
        guard let count = view.uint16(at: offset) else { return [:] }
        var found: [Int: Int] = [:]
        for index in 0..<count {
            let entry = offset + 2 + index * 12
            guard let tag = view.uint16(at: entry) else { break }
            found[tag] = entry
        }
        return found
    }

    /// Converts `2026:11:18 19:42:00` to ISO 8601; `nil` for the blanks and zeros of a camera without a set clock.
    private static func isoTime(_ bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        let parts = text.split(separator: " ")
        guard parts.count == 2, parts[0].utf8.count == 10, parts[1].utf8.count == 8,
            let day = CalendarDay(iso: parts[0].split(separator: ":").joined(separator: "-")),
            let time = TimeOfDay(iso: parts[1].prefix(5)), let second = Int(parts[1].suffix(2)),
            (0...59).contains(second)
        else { return nil }
        return "\(day)T\(time):\(parts[1].suffix(2))"
    }
}

/// The transformation that makes a stored picture upright, by the numbers of EXIF's orientation tag.
enum ExifOrientation: Int, CaseIterable {
    case upright = 1
    case mirrored = 2
    case upsideDown = 3
    case flipped = 4
    case transposed = 5
    /// Needs a quarter turn clockwise.
    case onItsLeft = 6
    case transversed = 7
    /// Needs a quarter turn counter-clockwise.
    case onItsRight = 8

    /// Whether width and height are exchanged.
    var swapsSides: Bool { rawValue >= 5 }
}
