/// Identifies a record: a UUID of version 7 (RFC 9562), whose text sorts by the time it was made.
public struct RecordID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The 36 characters in small letters.
    public let rawValue: String

    /// `nil` unless the text is a UUID; any version, so that ledgers edited elsewhere can be read.
    public init?(_ text: some StringProtocol) {
        var text = String(text)
        var hasCapitals = false
        let isIdentifier = text.withUTF8 { bytes in
            guard bytes.count == 36 else { return false }
            for (index, byte) in bytes.enumerated() {
                switch index {
                case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return false }
                default:
                    guard (48...57).contains(byte) || (97...102).contains(byte | 0x20) else { return false }
                    if (65...70).contains(byte) { hasCapitals = true }
                }
            }
            return true
        }
        guard isIdentifier else { return nil }
        rawValue = hasCapitals ? text.lowercased() : text
    }

    /// A new identifier: 48 bits of milliseconds since 1970, then 74 random bits.
    public init(
        milliseconds: UInt64,
        using generator: inout some RandomNumberGenerator
    ) {
        let high = milliseconds << 16 | 0x7000 | generator.next() & 0x0FFF
        let low = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        func hex(_ number: UInt64) -> String {
            let text = String(number, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        let text = hex(high) + hex(low)
        var parts: [Substring] = []
        var rest = text[...]
        for length in [8, 4, 4, 4, 12] {
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        rawValue = parts.joined(separator: "-")
    }

    public var description: String { rawValue }

    public static func < (a: RecordID, b: RecordID) -> Bool { a.rawValue < b.rawValue }
}
