/// Word lists as text: one string literal compiles in no time, thousands do not.
enum PhraseList {
    /// The phrases between commas, line ends counting as spaces.
    static func of(_ text: String) -> [String] {
        text.split(separator: ",").map { phrase in
            phrase.split(whereSeparator: { $0 == " " || $0 == "\n" }).joined(separator: " ")
        }
        .filter { !$0.isEmpty }
    }
}
