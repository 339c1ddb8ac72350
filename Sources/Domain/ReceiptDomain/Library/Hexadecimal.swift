extension Sequence<UInt8> {
    /// Two lower-case hexadecimal digits for each byte.
    public var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
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
