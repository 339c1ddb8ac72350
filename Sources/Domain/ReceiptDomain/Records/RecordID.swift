/// A record's identifier: a version 7 UUID (RFC 9562), whose text sorts by creation time.
///
/// Stored as 128 bits: ledgers have many, which are compared, sorted and looked up far more often than written.
public struct RecordID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The first and the last eight bytes as numbers.
    public let high: UInt64
    public let low: UInt64

    public init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    /// `nil` unless the text is a UUID of any version, so that ledgers edited elsewhere can be read.
    public init?(_ text: some StringProtocol) {
        var text = String(text)
        let halves = text.withUTF8 { bytes -> (UInt64, UInt64)? in
            guard bytes.count == 36 else { return nil }
            var halves: (UInt64, UInt64) = (0, 0)
            for (index, byte) in bytes.enumerated() {
                let digit: UInt8
                switch (index, byte) {
                case (8, _), (13, _), (18, _), (23, _):
                    guard byte == UInt8(ascii: "-") else { return nil }
                    continue
                case (_, 48...57): digit = byte - 48
                case (_, 65...70), (_, 97...102): digit = (byte | 0x20) - 87
                default: return nil
                }
                if index < 18 {
                    halves.0 = halves.0 << 4 | UInt64(digit)
                } else {
                    halves.1 = halves.1 << 4 | UInt64(digit)
                }
            }
            return halves
        }
        guard let halves else { return nil }
        (high, low) = halves
    }

    /// A new id: 48 bits of milliseconds since 1970, then 74 random bits.
    public init(milliseconds: UInt64, using generator: inout some RandomNumberGenerator) {
        self.init(milliseconds, generator.next(), generator.next())
    }

    /// The same id for the same time and digest: its first 16 bytes stand for the random bits.
    public init(milliseconds: UInt64, digest: some Sequence<UInt8>) {
        let bytes = Array(digest)
        func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
        self.init(milliseconds, number(bytes[..<8]), number(bytes[8..<16]))
    }

    private init(_ milliseconds: UInt64, _ first: UInt64, _ second: UInt64) {
        high = milliseconds << 16 | 0x7000 | first & 0x0FFF
        low = second & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    }

    /// 36 characters in lower case.
    public var rawValue: String {
        String(unsafeUninitializedCapacity: 36) { text in
            for (half, start) in [(high, 0), (low, 19)] {
                // Hyphens follow the 8th and 12th digit of the first half, and the 4th of the second.
                for digit in 0..<16 {
                    let hyphens = start == 0 ? (digit >= 8 ? 1 : 0) + (digit >= 12 ? 1 : 0) : (digit >= 4 ? 1 : 0)
                    let value = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * digit)) & 15
                    text[start + digit + hyphens] = value + (value < 10 ? 48 : 87)
                }
            }
            for place in [8, 13, 18, 23] { text[place] = UInt8(ascii: "-") }
            return 36
        }
    }

    public var description: String { rawValue }

    public static func < (a: RecordID, b: RecordID) -> Bool { (a.high, a.low) < (b.high, b.low) }
}
