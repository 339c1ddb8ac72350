/// Finds phrases in folded text though letters were misread, lost, or added.
struct PhraseMatcher<Meaning: Sendable>: Sendable {
    struct Match {
        let meaning: Meaning
        /// From 0 to 1; 1 is letter for letter.
        let likeness: Double
        /// In the scalars that were folded.
        let range: Range<Int>
        /// How many letters the phrase has.
        let length: Int
    }

    private struct Phrase: Sendable {
        let letters: [UInt32]
        let pairs: PairSet
        let meaning: Meaning
        let tolerance: Int
        let isLatin: Bool
    }

    private let phrases: [Phrase]

    init(_ table: [(phrase: String, meaning: Meaning)]) {
        phrases = table.map { phrase, meaning in
            let folded = FoldedText(phrase)
            let count = folded.letters.count
            let isLatin = folded.letters.allSatisfy { $0 < 0x80 }
            // Short words have too many neighbours to allow for errors.
            let tolerance =
                isLatin
                ? (count >= 12 ? 3 : count >= 9 ? 2 : count >= 5 ? 1 : 0)
                : (count >= 14 ? 3 : count >= 9 ? 2 : count >= 5 ? 1 : 0)
            return Phrase(
                letters: folded.letters,
                pairs: folded.pairs,
                meaning: meaning,
                tolerance: tolerance,
                isLatin: isLatin
            )
        }
        .filter { !$0.letters.isEmpty }
    }

    /// All phrases that occur, the longest and most exact first, none overlapping another.
    func matches(in text: FoldedText) -> [Match] {
        var found: [Match] = []
        for phrase in phrases {
            // One wrong letter spoils two pairs.
            guard phrase.pairs.countMissing(from: text.pairs) <= 2 * phrase.tolerance,
                text.letters.count + phrase.tolerance >= phrase.letters.count
            else {
                continue
            }
            find(phrase, in: text, into: &found)
        }
        found.sort { a, b in
            let left = Double(a.length) * a.likeness * a.likeness
            let right = Double(b.length) * b.likeness * b.likeness
            return (left, -a.range.lowerBound) > (right, -b.range.lowerBound)
        }
        var kept: [Match] = []
        for match in found where !kept.contains(where: { $0.range.overlaps(match.range) }) { kept.append(match) }
        return kept
    }

    private func find(_ phrase: Phrase, in text: FoldedText, into found: inout [Match]) {
        let length = phrase.letters.count
        for start in text.letters.indices where text.starts[start] {
            let end = min(text.letters.count, start + length + phrase.tolerance)
            guard end - start + phrase.tolerance >= length else { break }
            guard let (used, errors) = distance(phrase, text, start: start, end: end) else { continue }
            guard !phrase.isLatin || endsWell(text, at: start + used, phraseLength: length) else { continue }
            let range = text.source[start]..<(text.source[start + used - 1] + 1)
            let likeness = 1 - Double(errors) / Double(length)
            found.append(Match(meaning: phrase.meaning, likeness: likeness, range: range, length: length))
        }
    }

    /// A Latin phrase ends with its word, or before a currency that was printed against it: `TOTALRM`.
    private func endsWell(_ text: FoldedText, at end: Int, phraseLength: Int) -> Bool {
        guard end < text.letters.count, !text.starts[end] else { return true }
        let rest = text.letters.count - end
        if rest >= 2, text.letters[end] == 0x52, text.letters[end + 1] == 0x4D { return true }
        return text.letters[end] > 0x80
    }

    /// The best end for a phrase that begins at `start`, and the number of edits up to there; `nil` above the tolerance.
    private func distance(_ phrase: Phrase, _ text: FoldedText, start: Int, end: Int) -> (used: Int, errors: Int)? {
        let pattern = phrase.letters
        let limit = phrase.tolerance
        if limit == 0 {
            guard end - start >= pattern.count else { return nil }
            for index in pattern.indices where pattern[index] != text.letters[start + index] { return nil }
            return (pattern.count, 0)
        }
        // The first letters decide most refusals.
        var row = Array(0...(end - start))
        for (i, letter) in pattern.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            var least = row[0]
            for j in 1...max(1, end - start) where j <= end - start {
                let cost = diagonal + (letter == text.letters[start + j - 1] ? 0 : 1)
                diagonal = row[j]
                row[j] = min(cost, row[j] + 1, row[j - 1] + 1)
                least = min(least, row[j])
            }
            guard least <= limit else { return nil }
        }
        var best: (used: Int, errors: Int)?
        for j in 1...max(1, end - start) where j <= end - start && row[j] <= limit {
            let closer =
                best.map {
                    row[j] < $0.errors || row[j] == $0.errors && isEnd(text, start + j) && !isEnd(text, start + $0.used)
                } ?? true
            if closer { best = (j, row[j]) }
        }
        return best
    }

    private func isEnd(_ text: FoldedText, _ index: Int) -> Bool {
        index >= text.letters.count || text.starts[index]
    }
}
