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

    /// The range of bytes of ids that begin with the text; `nil` where none can.
    static func bytes(beginning text: String) -> (Data, Data)? {
        guard isPart(text, at: 0) else { return nil }
        let digits = text.filter { $0 != "-" }
        func filled(with digit: String) -> Data? {
            [UInt8](hexadecimal: digits + String(repeating: digit, count: 32 - digits.count)).map { Data($0) }
        }
        guard let first = filled(with: "0"), let last = filled(with: "f") else { return nil }
        return (first, last)
    }

    /// The range of ``tail`` of ids that end with the text; `nil` where none can.
    static func tails(ending text: String) -> (Int, Int)? {
        guard isPart(text, at: 36 - text.utf8.count) else { return nil }
        let last = text.filter { $0 != "-" }.suffix(12)
        guard let begin = Int(String(last.reversed()), radix: 16) else { return nil }
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
