/// A line's text as Unicode scalars with the index of each one's word.
struct ScalarText {
    private(set) var scalars: [Unicode.Scalar] = []
    /// −1 for the spaces between words.
    private(set) var wordIndex: [Int] = []
    private(set) var wordStart: [Int] = []

    init(words: [String]) {
        for (index, word) in words.enumerated() {
            if index > 0 {
                scalars.append(" ")
                wordIndex.append(-1)
            }
            wordStart.append(scalars.count)
            for scalar in word.unicodeScalars {
                scalars.append(scalar.plain)
                wordIndex.append(index)
            }
        }
    }

    init(_ text: String) {
        self.init(words: text.split(separator: " ").map(String.init))
    }

    var count: Int { scalars.count }

    func wordLength(_ word: Int) -> Int {
        let end = word + 1 < wordStart.count ? wordStart[word + 1] - 1 : scalars.count
        return end - wordStart[word]
    }

    func wordRange(_ word: Int) -> Range<Int> { wordStart[word]..<(wordStart[word] + wordLength(word)) }

    func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    /// The null character outside the line, so that callers can look past its ends.
    subscript(safe index: Int) -> Unicode.Scalar { index >= 0 && index < scalars.count ? scalars[index] : "\0" }
}

extension Unicode.Scalar {
    /// ASCII for full-width forms (U+FF01…), and plain marks for typographic ones.
    fileprivate var plain: Unicode.Scalar {
        switch self {
        case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(value - 0xFEE0) ?? self
        case "￦": "₩"
        case "‘", "’", "´": "'"
        case "\u{2010}"..."\u{2015}", "\u{2212}": "-"
        case "‚", "、": ","
        case "·", "・", "\u{2024}", "。": "."
        case "\u{3000}": " "
        default: self
        }
    }
}
