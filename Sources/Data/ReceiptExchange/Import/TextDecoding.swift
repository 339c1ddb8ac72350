import Foundation

/// Finds out in which encoding a text is that does not say so.
enum TextDecoding {
    /// What Windows calls 949, as Korean banks write it; Foundation knows it by Core Foundation's number.
    private static let cp949 = String.Encoding(rawValue: 0x8000_0422)

    /// - Throws: ``ExchangeError/unknownEncoding``, ``ExchangeError/unknownFormat`` for what is no text at all
    static func text(_ bytes: [UInt8]) throws(ExchangeError) -> String {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try decoded(bytes.dropFirst(3), .utf8) }
        if bytes.starts(with: [0xFF, 0xFE]) { return try decoded(bytes.dropFirst(2), .utf16LittleEndian) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try decoded(bytes.dropFirst(2), .utf16BigEndian) }
        let head = bytes.prefix(512)
        if head.contains(0) {
            // A table begins with ASCII somewhere: its other halves are zeros.
            let odd = head.indices.filter { $0 % 2 == 1 && head[$0] == 0 }.count
            let even = head.indices.filter { $0 % 2 == 0 && head[$0] == 0 }.count
            guard max(odd, even) * 8 > head.count, min(odd, even) == 0 else { throw .unknownFormat }
            return try decoded(bytes[...], odd > even ? .utf16LittleEndian : .utf16BigEndian)
        }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return try decoded(bytes[...], cp949)
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>, _ encoding: String.Encoding) throws(ExchangeError) -> String
    {
        guard let text = String(bytes: bytes, encoding: encoding), !text.contains("\u{FFFD}"), !text.contains("\0")
        else { throw .unknownEncoding }
        return text
    }
}
