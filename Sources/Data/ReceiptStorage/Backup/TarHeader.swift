/// The header of one entry of a tar archive: 512 bytes, POSIX.1-2001 "ustar", with the path of a pax header where it is too
/// long or not ASCII (IEEE Std 1003.1, `pax`, "ustar Interchange Format").
struct TarHeader: Hashable {
    static let blockSize = 512
    /// The limit for a pax header; ours are far smaller, so an archive with a longer one is not ours.
    static let longestExtension = 64 << 10

    enum Kind: UInt8 {
        case file = 0x30  // "0"
        case folder = 0x35  // "5"
        case pax = 0x78  // "x"
    }

    var path: [UInt8]
    var kind: Kind
    /// The size of the following content, in bytes.
    var size: Int
    /// The permission bits, such as `0o600`.
    var mode: UInt32
    /// Seconds since 1970.
    var modified: Int

    // MARK: Writing

    /// The header's blocks, preceded by those of a pax header where one is needed.
    ///
    /// - Throws: ``TarError/unfit`` for a value that the format cannot represent.
    func blocks() throws(TarError) -> [UInt8] {
        guard path.count > Field.name.count || path.contains(where: { $0 > 126 }) else { return try block(name: path) }
        let content = Self.paxRecord("path", path)
        var pax = self
        pax.kind = .pax
        pax.size = content.count
        pax.mode = 0o600
        return try pax.block(name: Array("PaxHeaders/path".utf8)) + Self.padded(content)
            // Programs without pax support get the end of the path as a name.
            + block(name: Array(path.suffix(Field.name.count)))
    }

    private func block(name: [UInt8]) throws(TarError) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: Self.blockSize)
        func put(_ bytes: some Sequence<UInt8>, _ field: Range<Int>) {
            for (index, byte) in zip(field, bytes) { block[index] = byte }
        }
        func put(octal number: Int, _ field: Range<Int>) throws(TarError) {
            let digits = String(max(0, number), radix: 8).utf8
            let width = field.count - 1
            guard number >= 0, digits.count <= width else { throw .unfit }
            put(repeatElement(UInt8(ascii: "0"), count: width - digits.count) + Array(digits), field)
        }
        put(name, Field.name)
        try put(octal: Int(mode), Field.mode)
        // Owner and group are left to the user who restores the files.
        try put(octal: 0, Field.owner)
        try put(octal: 0, Field.group)
        try put(octal: size, Field.size)
        try put(octal: max(0, modified), Field.modified)
        put([kind.rawValue], Field.kind)
        put("ustar\0".utf8, Field.magic)
        put("00".utf8, Field.version)
        put(repeatElement(UInt8(ascii: " "), count: 8), Field.checksum)
        let sum = String(block.reduce(0) { $0 + Int($1) }, radix: 8)
        put((String(repeating: "0", count: 6 - sum.utf8.count) + sum + "\0 ").utf8, Field.checksum)
        return block
    }

    /// `<length> <key>=<value>\n`, where the length counts its own digits.
    private static func paxRecord(_ key: String, _ value: [UInt8]) -> [UInt8] {
        let rest = Array(" \(key)=".utf8) + value + [UInt8(ascii: "\n")]
        var length = rest.count
        while length != rest.count + String(length).utf8.count { length = rest.count + String(length).utf8.count }
        return Array(String(length).utf8) + rest
    }

    /// Padded with zeros to whole blocks.
    private static func padded(_ content: [UInt8]) -> [UInt8] {
        content + [UInt8](repeating: 0, count: padding(after: content.count))
    }

    static func padding(after size: Int) -> Int { (blockSize - size % blockSize) % blockSize }

    // MARK: Reading

    /// Parses a header block; `nil` for a block of zeros, which ends the archive.
    ///
    /// - Throws: ``TarError/notOurs(_:)`` for links, devices and other kinds that a backup never has.
    init?(_ block: [UInt8]) throws(TarError) {
        guard block.contains(where: { $0 != 0 }) else { return nil }
        func octal(_ field: Range<Int>) throws(TarError) -> Int {
            let digits = block[field].drop { $0 == UInt8(ascii: " ") }.prefix { $0 != 0 && $0 != UInt8(ascii: " ") }
            var number = 0
            for digit in digits {
                // A field has twelve digits at most, so this cannot overflow.
                guard (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { throw .damaged }
                number = number * 8 + Int(digit - UInt8(ascii: "0"))
            }
            return number
        }
        var sum = 0
        for (index, byte) in block.enumerated() {
            sum += Int(Field.checksum.contains(index) ? UInt8(ascii: " ") : byte)
        }
        guard block.count == Self.blockSize, try octal(Field.checksum) == sum else { throw .damaged }
        guard block[Field.magic].starts(with: "ustar".utf8) else { throw .notOurs("format") }
        switch block[Field.kind.lowerBound] {
        case 0, UInt8(ascii: "0"): kind = .file
        case UInt8(ascii: "5"): kind = .folder
        case UInt8(ascii: "x"): kind = .pax
        case let other: throw .notOurs("entry \"\(String(UnicodeScalar(other)))\"")
        }
        let prefix = block[Field.prefix].prefix { $0 != 0 }
        let name = block[Field.name].prefix { $0 != 0 }
        path = prefix.isEmpty ? Array(name) : Array(prefix) + [UInt8(ascii: "/")] + Array(name)
        size = try octal(Field.size)
        mode = UInt32(try octal(Field.mode) & 0o777)
        modified = try octal(Field.modified)
        guard size <= Self.longestExtension || kind != .pax, size == 0 || kind != .folder else { throw .damaged }
    }

    init(path: [UInt8], kind: Kind, size: Int = 0, mode: UInt32, modified: Int) {
        (self.path, self.kind, self.size) = (path, kind, size)
        (self.mode, self.modified) = (mode, modified)
    }

    /// The path given in a pax header's content.
    static func path(inPax content: [UInt8]) throws(TarError) -> [UInt8]? {
        var path: [UInt8]?
        var rest = content[...]
        while !rest.isEmpty {
            guard let space = rest.firstIndex(of: UInt8(ascii: " ")),
                let length = Int(String(decoding: rest[..<space], as: UTF8.self)),
                length > rest.distance(from: rest.startIndex, to: space) + 1, length <= rest.count
            else { throw .damaged }
            let record = rest[(space + 1)..<(rest.startIndex + length)]
            guard record.last == UInt8(ascii: "\n"), let equals = record.firstIndex(of: UInt8(ascii: "=")) else {
                throw .damaged
            }
            switch String(decoding: record[..<equals], as: UTF8.self) {
            case "path": path = Array(record[(equals + 1)...].dropLast())
            case "size", "linkpath": throw .notOurs("pax header")
            default: break
            }
            rest = rest[(rest.startIndex + length)...]
        }
        return path
    }

    private enum Field {
        static let name = 0..<100
        static let mode = 100..<108
        static let owner = 108..<116
        static let group = 116..<124
        static let size = 124..<136
        static let modified = 136..<148
        static let checksum = 148..<156
        static let kind = 156..<157
        static let magic = 257..<263
        static let version = 263..<265
        static let prefix = 345..<500
    }
}

/// The reason why an archive is refused.
enum TarError: Error, Hashable {
    case damaged
    /// The file ends before the archive does.
    case truncated
    /// An entry that no backup of ours contains.
    case notOurs(String)
    /// A size or path that the format cannot represent.
    case unfit

    var detail: String {
        switch self {
        case .damaged: "a header is damaged"
        case .truncated: "it ends too early"
        case .notOurs(let what): "no backup of ReceiptMind: \(what)"
        case .unfit: "a file is too large"
        }
    }
}
