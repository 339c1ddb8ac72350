import Foundation
import ReceiptDomain

/// One line of a ledger about a record: what became of it, and the hash of the line before.
///
/// It has the form of version 1, so that a program that knows no other can read it.
struct LedgerLine<Content: Codable>: Codable {
    /// Of the format.
    var v = LedgerFormat.recordVersion
    var seq: Int
    var at: String
    var change = LedgerFormat.put
    var record: Content
    /// SHA-256 of the line before, without its newline; of nothing for the first.
    var prev: String
    /// The number of the first line of the step that this one is a further part of.
    var step: Int?
    /// How many lines the step has: it counts only where all of them are there.
    var parts: Int?
    /// The number of the step that this line undoes.
    var undoes: Int?
}

/// One line about something else than a record, as version 2 has it.
struct EntityLine: Codable {
    var v = LedgerFormat.version
    var seq: Int
    var at: String
    /// `put`: it is now this; `remove`: it is no more; `adopt`: it was this all along, which is no step.
    var change: String
    /// What the line is about, for instance an account.
    var kind: String
    /// All its fields; of one that is removed the `id` alone.
    var entity: JSONValue
    var prev: String
    var step: Int?
    var parts: Int?
    var undoes: Int?
}

enum LedgerFormat {
    /// The newest: lines of other kinds than records, and of kinds that are not known yet.
    static let version = 2
    /// Lines about records are as they were when there were no others.
    static let recordVersion = 1
    /// The kind of a line that does not say so.
    static let record = "record"
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
