import ReceiptDomain

/// Finds words of a line that are printed without a space between them.
///
/// In scripts that do not need spaces, the engine ends a word wherever its word list allows, in names after every syllable.
/// The text of the whole line has only the printed spaces.
struct LineSpaces {
    private var rest: Substring
    private var isAtStart = true

    init(line: String) { rest = line[...] }

    /// Whether the next word follows the previous one without a space.
    mutating func continues(with word: String) -> Bool {
        let start = rest.drop(while: \.isWhitespace)
        let isSpaced = start.startIndex != rest.startIndex
        guard start.hasPrefix(word) else {
            rest = ""  // not the text of these words: from here on each is a word by itself
            return false
        }
        rest = start.dropFirst(word.count)
        defer { isAtStart = false }
        return !isSpaced && !isAtStart
    }
}

extension RecognizedLine {
    /// Appends a word to the last one; the confidence is the mean of both, weighted by length.
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
