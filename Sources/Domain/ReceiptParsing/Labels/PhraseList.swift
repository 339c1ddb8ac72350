import ReceiptRegions

/// Word lists as text: a single string literal compiles instantly, thousands do not.
enum PhraseList {
    /// The phrases between commas; line breaks count as spaces.
    static func of(_ text: String) -> [String] { WordList(text).words }

    /// The line number of each word, from 1.
    static func lines(of table: String) -> [String: Int] {
        var result: [String: Int] = [:]
        for (index, line) in table.split(separator: "\n").enumerated() {
            for name in of(String(line)) where result[name] == nil { result[name] = index + 1 }
        }
        return result
    }
}
