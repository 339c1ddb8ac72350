import ReceiptDomain

/// A printed line as one pass read it, prepared for scanning.
///
/// The words keep the engine's order: boxes of single syllables overlap at random.
struct PrintedLine {
    let words: [RecognizedWord]
    /// The bounds of all words.
    let box: PixelBox
    /// The typical height of its words in pixels; single boxes may be one pixel or a whole page high.
    let height: Double
    /// Index of the pass that read it.
    let pass: Int
    /// The words joined by single spaces.
    let text: ScalarText
    /// The text folded for matching phrases.
    let folded: FoldedText
    private(set) var amounts: [PrintedAmount] = []
    /// Whether the words are the file's own.
    let isExact: Bool

    init?(words: [RecognizedWord], pass: Int, isExact: Bool = false) {
        guard let first = words.first else { return nil }
        self.words = words
        box = words.dropFirst().reduce(first.box) { $0.union($1.box) }
        let spoken = words.filter { $0.text.contains { $0.isLetter || $0.isNumber } }
        let heights = (spoken.isEmpty ? words : spoken).map(\.box.height).sorted()
        height = Double(max(4, heights[heights.count * 2 / 3]))
        self.pass = pass
        text = ScalarText(words: words.map(\.text))
        folded = FoldedText(text.scalars)
        self.isExact = isExact
        amounts = AmountScanner(text, isExact: isExact, gapBeforeWord: gap(before:)).scan()
    }

    var string: String { words.map(\.text).joined(separator: " ") }

    /// The number of letters, as phrases count them, in words without digits that are no currency's.
    var letters: Int {
        let spoken = words.map(\.text).filter { !$0.contains(where: \.isNumber) && !MarkFinder.isMark($0) }
        return FoldedText(spoken.joined(separator: " ")).letters.count
    }

    /// The mean confidence of the words, weighted by length.
    var confidence: Double {
        let weights = words.map { Double($0.text.unicodeScalars.count) }
        let total = weights.reduce(0, +)
        guard total > 0 else { return 0 }
        return zip(words, weights).map { $0.confidence * $1 }.reduce(0, +) / total
    }

    /// The box of a range of scalars, estimated by even widths within words.
    func box(of range: Range<Int>) -> PixelBox {
        var result: PixelBox?
        for index in range {
            let owner = text.wordIndex[index]
            guard owner >= 0 else { continue }
            let start = text.wordStart[owner]
            let length = max(1, text.wordLength(owner))
            let word = words[owner].box
            let left = word.x + word.width * (index - start) / length
            let right = word.x + word.width * (index - start + 1) / length
            let part = PixelBox(x: left, y: word.y, width: max(1, right - left), height: word.height)
            result = result.map { $0.union(part) } ?? part
        }
        return result ?? box
    }

    /// The lowest confidence of the words in a range.
    func confidence(of range: Range<Int>) -> Double {
        var lowest = 1.0
        for index in range {
            let owner = text.wordIndex[index]
            if owner >= 0 { lowest = min(lowest, words[owner].confidence) }
        }
        return lowest
    }

    /// The separate columns on a digital document's line: `Harbour Books          INVOICE`.
    ///
    /// On photographed paper a gap is as often an unread word, so the line stays whole.
    var columns: [PrintedLine] {
        guard isExact else { return [self] }
        var columns: [[RecognizedWord]] = []
        for (index, word) in words.enumerated() {
            if gap(before: index) > Self.columnGap { columns.append([]) }
            columns[columns.count - 1].append(word)
        }
        return columns.count < 2 ? [self] : columns.compactMap { PrintedLine(words: $0, pass: pass, isExact: true) }
    }

    /// In line heights: wider than spaces between words and letterspacing.
    private static let columnGap = 3.0

    /// The free space before a word, relative to the line's height; infinite before the first.
    func gap(before word: Int) -> Double {
        guard word > 0 else { return .infinity }
        return Double(words[word].box.x - words[word - 1].box.maxX) / height
    }
}
