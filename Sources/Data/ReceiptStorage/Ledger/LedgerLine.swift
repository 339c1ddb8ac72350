import Foundation
import ReceiptDomain

/// A ledger line with a record's new state and the hash of the line before.
///
/// It keeps the form of version 1, so that programs that know no other can read it.
struct LedgerLine<Content: Codable>: Codable {
    /// The format's version.
    var v = LedgerFormat.recordVersion
    var seq: Int
    var at: String
    var change = LedgerFormat.put
    var record: Content
    /// SHA-256 of the line before, without its newline; of no bytes for the first line.
    var prev: String
    /// The sequence number of the step's first line, in its further lines.
    var step: Int?
    /// The number of lines in the step, which counts only when complete.
    var parts: Int?
    /// The number of the step that this line undoes.
    var undoes: Int?
}

/// A ledger line about an entity other than a record, in the form of version 2.
struct EntityLine: Codable {
    var v = LedgerFormat.version
    var seq: Int
    var at: String
    /// `put`: the new state; `remove`: the entity is deleted; `adopt`: states what existed already, and is no step.
    var change: String
    /// The entity's kind, for instance an account.
    var kind: String
    /// All its fields; only the `id` where it is removed.
    var entity: JSONValue
    var prev: String
    var step: Int?
    var parts: Int?
    var undoes: Int?
}

enum LedgerFormat {
    /// The newest version, of lines about entities, known or unknown.
    static let version = 2
    /// Record lines keep the version from before entities existed.
    static let recordVersion = 1
    /// The kind of lines that state none.
    static let record = "record"
    static let put = "put"
    static let newline = UInt8(ascii: "\n")
    /// Longer lines are not ours.
    static let longestLine = 16 << 20

    /// Sorted keys, so that equal states give equal lines; unescaped slashes, for `grep`.
    static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
