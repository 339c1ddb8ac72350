import Foundation
import ReceiptDomain

extension RecordID {
    /// Its sixteen bytes, which sort as its text does.
    var bytes: Data {
        var text = rawValue
        return text.withUTF8 { text in
            var bytes = Data(capacity: 16)
            var place = 0
            while place + 1 < text.count {
                if text[place] == UInt8(ascii: "-") { place += 1 }
                bytes.append(Self.digit(text[place]) << 4 | Self.digit(text[place + 1]))
                place += 2
            }
            return bytes
        }
    }

    init?(bytes: Data) {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(36)
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
            text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        self.init(String(decoding: text, as: UTF8.self))
    }

    /// The last twelve digits, the last first: identifiers that end alike are neighbours by it.
    var tail: Int { rawValue.utf8.reversed().prefix(12).reduce(0) { $0 << 4 | Int(Self.digit($1)) } }

    private static func digit(_ character: UInt8) -> UInt8 { character < 58 ? character - 48 : character - 87 }

    private static func digits(_ text: String) -> [UInt8] {
        text.utf8.filter { $0 != UInt8(ascii: "-") }.map(digit)
    }

    /// The least and the greatest bytes of identifiers that begin with the text; `nil` where none can.
    static func bytes(beginning text: String) -> (Data, Data)? {
        guard isPart(text, at: 0) else { return nil }
        let digits = digits(text)
        let rest = 32 - digits.count
        return (
            Data((digits + [UInt8](repeating: 0, count: rest)).packed),
            Data((digits + [UInt8](repeating: 15, count: rest)).packed)
        )
    }

    /// The least and the greatest ``tail`` of identifiers that end with the text; `nil` where none can.
    static func tails(ending text: String) -> (Int, Int)? {
        guard isPart(text, at: 36 - text.utf8.count) else { return nil }
        let last = digits(text).suffix(12)
        let begin = last.reversed().reduce(0) { $0 << 4 | Int($1) }
        let free = 4 * (12 - last.count)
        return (begin << free, (begin + 1) << free - 1)
    }

    private static func isPart(_ text: String, at place: Int) -> Bool {
        guard place >= 0, place + text.utf8.count <= 36, !text.isEmpty else { return false }
        return text.utf8.enumerated().allSatisfy { index, byte in
            switch place + index {
            case 8, 13, 18, 23: byte == UInt8(ascii: "-")
            default: (48...57).contains(byte) || (97...102).contains(byte)
            }
        }
    }
}

extension [UInt8] {
    fileprivate var packed: [UInt8] { stride(from: 0, to: count, by: 2).map { self[$0] << 4 | self[$0 + 1] } }
}

extension Data {
    /// `nil` unless the text is an even number of small hexadecimal digits.
    init?(hexadecimal text: String) {
        let digits = text.utf8.map { byte -> UInt8? in
            switch byte {
            case 48...57: byte - 48
            case 97...102: byte - 87
            default: nil
            }
        }
        guard digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
        self.init(digits.compactMap(\.self).packed)
    }
}
