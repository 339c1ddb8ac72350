import ReceiptRegions

/// Word lists as text: one string literal compiles in no time, thousands do not.
enum PhraseList {
    /// The phrases between commas, line ends counting as spaces.
    static func of(_ text: String) -> [String] { WordList(text).words }

    /// The number of the line that each word stands on, from 1; the first line counts.
    static func lines(of table: String) -> [String: Int] {
        var result: [String: Int] = [:]
        for (index, line) in table.split(separator: "\n").enumerated() {
            for name in of(String(line)) where result[name] == nil { result[name] = index + 1 }
        }
        return result
    }
}
