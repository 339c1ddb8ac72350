import Foundation

/// The form of a ledger's lines.
///
/// `v`, `seq` (1, 2, …), `at`, `change`, `prev` (the hash of the line before, without its newline), and of a step of several lines
/// `step` (the number of its first line, in its further ones) and `parts` (how many there are: it counts only when complete);
/// `undoes` has the step that the line undoes. A line about a record has it as `record`, one about anything else `kind` and
/// `entity`.
enum LedgerFormat {
    /// The newest version, of lines about entities, known or unknown.
    static let version = 2
    /// Record lines keep the version from before entities existed, so that programs that know no other can read them.
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
