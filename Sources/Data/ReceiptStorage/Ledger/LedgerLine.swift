import Foundation
import ReceiptDomain

/// One line of a ledger: what became of a record, and the hash of the line before.
struct LedgerLine<Content: Codable>: Codable {
    /// Of the format.
    var v = LedgerFormat.version
    var seq: Int
    var at: String
    var change = LedgerFormat.put
    var record: Content
    /// SHA-256 of the line before, without its newline; of nothing for the first.
    var prev: String
    /// The number of the first line of the step that this one is a further part of.
    var step: Int?
    /// The number of the step that this line takes back.
    var undoes: Int?
}

enum LedgerFormat {
    static let version = 1
    /// The only kind of change so far: the record is now this.
    static let put = "put"
    static let newline = UInt8(ascii: "\n")
    /// A line longer than this is not one of ours.
    static let longestLine = 16 << 20

    /// Sorted keys, so that equal states are equal lines; slashes as they are, for `grep`.
    static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}

/// A ledger line as it was understood.
struct LedgerPut {
    var sequence: Int
    var at: Timestamp
    var record: Record
    var step: Int
    var undoes: Int?
    /// The hash that the line before has to have.
    var previous: LineHash

    init(_ line: LedgerLine<StoredRecord>) throws(InvalidField) {
        guard line.v == LedgerFormat.version else { throw InvalidField("v", String(line.v)) }
        guard line.change == LedgerFormat.put else { throw InvalidField("change", line.change) }
        sequence = line.seq
        at = try required("at", line.at) { Timestamp($0) }
        record = try line.record.record(revision: line.seq)
        step = line.step ?? line.seq
        undoes = line.undoes
        // What is no hash is no other line's hash; the rest of the line is as good as it was.
        previous = LineHash(line.prev) ?? .ofNoLine
    }
}

extension Sequence<UInt8> {
    /// Two small hexadecimal digits for each byte.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(64)
        for byte in self {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
