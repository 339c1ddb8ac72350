import ReceiptDomain

/// Limits on the text of a page: more than any receipt has, and readable in a fraction of a second.
enum PageLimits {
    /// A long supermarket receipt comes to about 8,000.
    static let page = 16_000
    static let line = 2_000
    private static let minimumWord = 8

    /// The weight of a word: its length, and at least a minimum because it may be an amount.
    static func weight(of word: RecognizedWord) -> Int { max(minimumWord, word.text.unicodeScalars.count) }

    static func weight(of line: RecognizedLine) -> Int { line.words.reduce(0) { $0 + weight(of: $1) } }
}

extension RecognitionPass {
    /// The pass within the limits: lines lose their end, and the page its middle, because sums stand at the bottom.
    var withinLimits: RecognitionPass {
        guard lines.reduce(0, { $0 + PageLimits.weight(of: $1) }) > PageLimits.line else { return self }
        let lines = lines.map { RecognizedLine(words: $0.words.whole(upTo: PageLimits.line, PageLimits.weight)) }
        let head = lines.whole(upTo: PageLimits.page / 4, PageLimits.weight)
        let tail = lines.dropFirst(head.count).reversed().whole(upTo: PageLimits.page * 3 / 4, PageLimits.weight)
        var pass = self
        pass.lines = head + tail.reversed()
        return pass
    }
}

extension Sequence {
    /// The first elements whose total weight is within the limit.
    fileprivate func whole(upTo limit: Int, _ weight: (Element) -> Int) -> [Element] {
        var rest = limit
        return Array(
            prefix { element in
                rest -= weight(element)
                return rest >= 0
            }
        )
    }
}
