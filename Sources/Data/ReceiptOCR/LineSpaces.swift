import ReceiptDomain

/// Follows the words of a line through its text, to tell which of them are printed without a space between.
///
/// In scripts that do not need spaces the engine ends a word wherever its word list lets it: after every syllable of a name.
/// The text of the whole line has the spaces that are printed.
struct LineSpaces {
    private var rest: Substring
    private var isAtStart = true

    init(line: String) { rest = line[...] }

    /// Whether the next word follows the one before it without a space.
    mutating func continues(with word: String) -> Bool {
        let start = rest.drop(while: \.isWhitespace)
        let isSpaced = start.startIndex != rest.startIndex
        guard start.hasPrefix(word) else {
            rest = ""  // not the text of these words: from here on each stands for itself
            return false
        }
        rest = start.dropFirst(word.count)
        defer { isAtStart = false }
        return !isSpaced && !isAtStart
    }
}

extension RecognizedLine {
    /// Joins a word to the last one, as sure as both are on average.
    mutating func extendLast(by word: RecognizedWord) {
        guard let last = words.popLast() else { return words.append(word) }
        let count = Double(last.text.count)
        let more = Double(word.text.count)
        words.append(
            RecognizedWord(
                text: last.text + word.text,
                confidence: (last.confidence * count + word.confidence * more) / max(1, count + more),
                box: last.box.union(word.box)
            )
        )
    }
}
