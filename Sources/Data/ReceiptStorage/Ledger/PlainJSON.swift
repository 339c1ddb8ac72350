/// Reads JSON as this program writes it, many times as fast as a decoder of any JSON.
///
/// Everything else is refused and left to the decoder, which says what it is or what is wrong: spaces, escapes, `null`, keys
/// that are unknown, out of order or there twice. What is read is what the decoder would read.
struct PlainJSON {
    private let bytes: ArraySlice<UInt8>
    private var next: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        next = bytes.startIndex
    }

    var isAtEnd: Bool { next == bytes.endIndex }

    /// The members of an object; `false` as soon as `take` refuses one.
    mutating func members(_ take: (String, inout PlainJSON) -> Bool) -> Bool {
        guard skip("{") else { return false }
        if skip("}") { return true }
        var last = ""
        repeat {
            guard let key = string(), last < key, skip(":"), take(key, &self) else { return false }
            last = key
        } while skip(",")
        return skip("}")
    }

    /// The elements of a list, each read by `element`.
    mutating func list<Element>(_ element: (inout PlainJSON) -> Element?) -> [Element]? {
        guard skip("[") else { return nil }
        if skip("]") { return [] }
        var elements: [Element] = []
        repeat {
            guard let value = element(&self) else { return nil }
            elements.append(value)
        } while skip(",")
        return skip("]") ? elements : nil
    }

    mutating func string() -> String? {
        guard skip("\"") else { return nil }
        let start = next
        while next < bytes.endIndex, bytes[next] != UInt8(ascii: "\"") {
            guard bytes[next] >= 0x20, bytes[next] != UInt8(ascii: "\\") else { return nil }
            next += 1
        }
        let text = bytes[start..<next]
        return skip("\"") ? String(validating: text, as: UTF8.self) : nil
    }

    /// A whole number of at most 18 digits.
    mutating func integer() -> Int? {
        let isNegative = skip("-")
        let start = next
        var value = 0
        while next < bytes.endIndex, let digit = Self.digit(bytes[next]) {
            guard next - start < 18 else { return nil }
            value = value * 10 + digit
            next += 1
        }
        let count = next - start
        // A fraction or an exponent may follow; `007` and `-0` are the decoder's.
        guard count > 0, count == 1 || bytes[start] != UInt8(ascii: "0"), !isNegative || value > 0, isAtValueEnd
        else { return nil }
        return isNegative ? -value : value
    }

    /// A decimal without an exponent.
    mutating func number() -> Double? {
        let start = next
        while next < bytes.endIndex, Self.digit(bytes[next]) != nil { next += 1 }
        let whole = next - start
        guard whole == 1 || whole > 1 && bytes[start] != UInt8(ascii: "0") else { return nil }
        if skip(".") {
            let point = next
            while next < bytes.endIndex, Self.digit(bytes[next]) != nil { next += 1 }
            guard next > point else { return nil }
        }
        return isAtValueEnd ? Double(String(decoding: bytes[start..<next], as: UTF8.self)) : nil
    }

    mutating func bool() -> Bool? {
        for (word, value) in [("true", true), ("false", false)] where bytes[next...].starts(with: word.utf8) {
            next += word.utf8.count
            return value
        }
        return nil
    }

    private var isAtValueEnd: Bool {
        next < bytes.endIndex && [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[next])
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next < bytes.endIndex, bytes[next] == UInt8(ascii: character) else { return false }
        next += 1
        return true
    }

    private static func digit(_ byte: UInt8) -> Int? {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
    }
}
