import ReceiptDomain
import ReceiptRegions

/// Word lists as text: a single string literal compiles instantly, thousands do not.
enum PhraseList {
    /// The phrases between commas; line breaks count as spaces.
    static func of(_ text: String) -> [String] { WordList(text).words }

    /// The phrases of a table with rows such as `food: rice, brown bread`, and what the key of their row means.
    ///
    /// Several rows may have the same key. The tables belong to the program, so a key without a meaning is its error.
    static func table<Meaning>(
        _ text: String,
        _ meaning: (String) -> Meaning?
    ) -> [(phrase: String, meaning: Meaning)] {
        text.utf8.split(separator: UInt8(ascii: "\n")).flatMap { row in
            let parts = row.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { String(Substring($0)) }
            guard parts.count == 2, let meaning = meaning(parts[0]) else {
                preconditionFailure("the row has no key of its table: \(Substring(row))")
            }
            return of(parts[1]).map { ($0, meaning) }
        }
    }

    /// A table whose keys are codes of built-in categories, each perhaps with a language: `food Finnish: maito`.
    static func categories(_ text: String) -> [(phrase: String, meaning: Category)] {
        table(text) { key in Category.builtIn.first { $0.code == key.prefix { $0 != " " } } }
    }

    /// The line number of each word, from 1.
    static func lines(of table: String) -> [String: Int] {
        var result: [String: Int] = [:]
        for (index, line) in table.split(separator: "\n").enumerated() {
            for name in of(String(line)) where result[name] == nil { result[name] = index + 1 }
        }
        return result
    }
}
