import Foundation
import ReceiptDomain

extension RecordID {
    /// Sixteen bytes that sort like the id's text.
    var bytes: Data { withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Data($0) } }

    init?(bytes: Data) {
        guard let id = bytes.withUnsafeBytes({ RecordID(bytes: $0) }) else { return nil }
        self = id
    }

    /// `nil` unless there are sixteen bytes.
    init?(bytes: UnsafeRawBufferPointer) {
        guard bytes.count == 16 else { return nil }
        let (high, low) = bytes.loadUnaligned(as: (UInt64, UInt64).self)
        self.init(high: UInt64(bigEndian: high), low: UInt64(bigEndian: low))
    }

    /// The last twelve digits in reverse order, so that ids with equal endings are neighbours.
    var tail: Int {
        var (rest, tail) = (low, UInt64(0))
        for _ in 0..<12 {
            tail = tail << 4 | rest & 15
            rest >>= 4
        }
        return Int(tail)
    }

    private static func digits(_ text: String) -> [UInt8] {
        text.utf8.filter { $0 != UInt8(ascii: "-") }.map { $0 < 58 ? $0 - 48 : $0 - 87 }
    }

    /// The range of bytes of ids that begin with the text; `nil` where none can.
    static func bytes(beginning text: String) -> (Data, Data)? {
        guard isPart(text, at: 0) else { return nil }
        let digits = digits(text)
        let rest = 32 - digits.count
        return (
            Data((digits + [UInt8](repeating: 0, count: rest)).packed),
            Data((digits + [UInt8](repeating: 15, count: rest)).packed)
        )
    }

    /// The range of ``tail`` of ids that end with the text; `nil` where none can.
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

    /// `nil` unless the text is an even number of lower-case hexadecimal digits.
    init?(hexadecimal text: String) {
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
