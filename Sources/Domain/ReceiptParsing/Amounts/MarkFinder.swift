import ReceiptRegions

/// Looks for a currency's sign or code before and after a number.
struct MarkFinder {
    /// The range of the number with its marks.
    private(set) var outer: Range<Int>
    private(set) var isMarked = false

    private static let prefixes = marks(\.prefixes)
    private static let suffixes = marks(\.suffixes)

    private static let prefixWords = Set(prefixes.map(text))
    private static let words = prefixWords.union(suffixes.map(text))

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    }

    /// Whether a word is a currency's sign or code, on either side of figures: `RM`, `€`, `Ft`.
    static func isMark(_ word: String) -> Bool { words.contains(word) }

    /// Whether a word is one that stands before figures, and no single letter, which may be a name's own: `VITAMIN C`.
    static func isPrefix(_ word: String) -> Bool {
        prefixWords.contains(word) && !(word.count == 1 && word.allSatisfy(\.isLetter))
    }

    /// The marks of all currencies, longest first.
    private static func marks(_ list: KeyPath<CurrencyConvention, WordList>) -> [[Unicode.Scalar]] {
        Set(Region.printedCurrencies.flatMap { $0[keyPath: list].words })
            .map { Array($0.unicodeScalars) }
            .sorted { $0.count > $1.count }
    }

    init(text: ScalarText, range: Range<Int>) {
        outer = range
        var start = range.lowerBound
        if text[safe: start - 1] == "-" { start -= 1 }
        let skipped = text[safe: start - 1] == " " ? start - 1 : start
        for prefix in Self.prefixes {
            // A single letter counts as a sign only where it touches the number.
            let end = prefix.count == 1 && prefix[0].isASCII && prefix[0] != "$" ? start : skipped
            let begin = end - prefix.count
            guard begin >= 0, Array(text.scalars[begin..<end]) == prefix else { continue }
            let before = text[safe: begin - 1]
            guard !prefix[0].isLatin || !before.isLatin else { continue }
            outer = begin..<outer.upperBound
            isMarked = true
            break
        }
        let stop = text[safe: range.upperBound] == " " ? range.upperBound + 1 : range.upperBound
        for suffix in Self.suffixes {
            let end = stop + suffix.count
            guard end <= text.count, Array(text.scalars[stop..<end]) == suffix else { continue }
            guard !suffix[0].isLatin || !text[safe: end].isLatin else { continue }
            if stop == range.upperBound || !text[safe: end].isDigit {
                outer = outer.lowerBound..<end
                isMarked = true
            }
            break
        }
    }

    /// Whether a mark ends right before the index: `RM` in `RM5.90`.
    static func endsWithMark(_ text: ScalarText, _ index: Int) -> Bool {
        prefixes.contains { prefix in
            let begin = index - prefix.count
            guard begin >= 0, Array(text.scalars[begin..<index]) == prefix else { return false }
            return !text[safe: begin - 1].isLatin
        }
    }
}
