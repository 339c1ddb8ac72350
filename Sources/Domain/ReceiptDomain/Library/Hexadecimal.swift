extension Sequence<UInt8> {
    /// Two lower-case hexadecimal digits for each byte.
    public var hexadecimal: String {
        func digit(_ value: UInt8) -> UInt8 { value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10) }
        var text: [UInt8] = []
        text.reserveCapacity(2 * underestimatedCount)
        // A ledger's line has two hashes: an array for each byte would take as long as the rest of it.
        for byte in self {
            text.append(digit(byte >> 4))
            text.append(digit(byte & 15))
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension [UInt8] {
    /// `nil` unless the text is an even number of lower-case hexadecimal digits.
    public init?(hexadecimal text: String) {
        var text = text
        let bytes = text.withUTF8 { digits -> [UInt8]? in
            guard digits.count.isMultiple(of: 2) else { return nil }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(digits.count / 2)
            var isFirst = true
            for digit in digits {
                let value: UInt8
                switch digit {
                case 48...57: value = digit - 48
                case 97...102: value = digit - 87
                default: return nil
                }
                if isFirst { bytes.append(value << 4) } else { bytes[bytes.count - 1] |= value }
                isFirst.toggle()
            }
            return bytes
        }
        guard let bytes else { return nil }
        self = bytes
    }
}
