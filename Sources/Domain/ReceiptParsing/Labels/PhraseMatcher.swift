/// Finds phrases in folded text despite misread, lost or added letters.
///
/// A phrase that begins with a hyphen is the last part of a longer word: `-kliniek` is in `Dierenkliniek`.
struct PhraseMatcher<Meaning: Sendable>: Sendable {
    struct Match {
        let meaning: Meaning
        /// From 0 to 1, where 1 is an exact match.
        let likeness: Double
        /// In the scalars that were folded.
        let range: Range<Int>
        /// The number of letters in the phrase.
        let length: Int
    }

    private let finder: PhraseFinder
    private let meanings: [Meaning]

    init(_ table: [(phrase: String, meaning: Meaning)]) {
        self.init(folded: table.map { ($0.phrase, FoldedText($0.phrase), $0.meaning) })
    }

    /// Takes phrases that are folded already, because folding thousands takes a good part of a short reading.
    init(folded table: [(phrase: String, folded: FoldedText, meaning: Meaning)]) {
        finder = PhraseFinder(table.map { ($0.phrase, $0.folded) })
        meanings = table.map(\.meaning)
    }

    /// All non-overlapping phrases of at least this likeness, longest and most exact first.
    func matches(in text: FoldedText, above likeness: Double = 0) -> [Match] {
        finder.find(in: text, above: likeness).map { found in
            Match(meaning: meanings[found.phrase], likeness: found.likeness, range: found.range, length: found.length)
        }
    }
}

extension PhraseMatcher where Meaning: RawRepresentable<String> {
    /// Finds the phrases of a table whose keys are the meanings' names.
    init(table: String) { self.init(PhraseList.table(table, Meaning.init(rawValue:))) }
}

extension PhraseMatcher<Bool> {
    /// Finds phrases that all mean the same; the meaning of a match says nothing.
    init(anyOf phrases: String) { self.init(PhraseList.of(phrases).map { ($0, true) }) }
}

/// The search itself, which knows phrases by index only.
struct PhraseFinder: Sendable {
    struct Found {
        let phrase: Int
        let likeness: Double
        let range: Range<Int>
        let length: Int
    }

    private struct Phrase: Sendable {
        let letters: [UInt32]
        let tolerance: Int
        let isAlphabetic: Bool
        let isLastPart: Bool
    }

    private let phrases: [Phrase]
    /// Kept apart from the phrases, because they alone reject almost all.
    private let pairs: [PairSet]
    private let allowances: [Int]

    init(_ texts: [(original: String, folded: FoldedText)]) {
        phrases = texts.map { original, text in
            let isAlphabetic = text.letters.allSatisfy(FoldedText.isAlphabetic)
            // `ресто` has the shapes of Latin letters, and is not the PESTO of a Latin page.
            let isOfShapes = original.unicodeScalars.contains { (0x370...0x52F).contains($0.value) }
            let isLastPart = original.hasPrefix("-")
            return Phrase(
                letters: text.letters,
                tolerance: isOfShapes || isLastPart
                    ? 0 : Self.tolerance(letters: text.letters.count, isAlphabetic: isAlphabetic),
                isAlphabetic: isAlphabetic,
                isLastPart: isLastPart
            )
        }
        pairs = texts.map(\.folded.pairs)
        // One wrong letter affects two pairs.
        allowances = phrases.map { $0.letters.isEmpty ? -1 : 2 * $0.tolerance }
    }

    /// The number of letters that may differ; short words tolerate none, because too many others are similar.
    private static func tolerance(letters: Int, isAlphabetic: Bool) -> Int {
        switch letters {
        case ..<5: 0
        case 5...8: 1
        case 9...11: 2
        case 12, 13: isAlphabetic ? 3 : 2
        default: 3
        }
    }

    func find(in text: FoldedText, above likeness: Double = 0) -> [Found] {
        guard !text.letters.isEmpty else { return [] }
        var found: [Found] = []
        for index in pairs.indices where pairs[index].countMissing(from: text.pairs) <= allowances[index] {
            search(for: index, in: text, into: &found)
        }
        found.removeAll { $0.likeness <= likeness }
        guard found.count > 1 else { return found }
        found.sort { a, b in
            let left = Double(a.length) * a.likeness * a.likeness
            let right = Double(b.length) * b.likeness * b.likeness
            return (left, -a.range.lowerBound, -a.phrase) > (right, -b.range.lowerBound, -b.phrase)
        }
        var kept: [Found] = []
        for match in found where !kept.contains(where: { $0.range.overlaps(match.range) }) { kept.append(match) }
        return kept
    }

    private func search(for index: Int, in text: FoldedText, into found: inout [Found]) {
        let phrase = phrases[index]
        let length = phrase.letters.count
        guard text.letters.count + phrase.tolerance >= length else { return }
        for start in text.letters.indices
        where phrase.isLastPart ? isWellWithinWord(text, start) : text.starts[start] {
            let end = min(text.letters.count, start + length + phrase.tolerance)
            guard end - start + phrase.tolerance >= length else { break }
            guard let (used, errors) = nearest(phrase, text, start: start, end: end) else { continue }
            if length == 1, text.isWithinWord(start) { continue }
            guard !phrase.isAlphabetic || endsWell(text, at: start + used) else { continue }
            found.append(
                Found(
                    phrase: index,
                    likeness: 1 - Double(errors) / Double(length),
                    range: text.source[start]..<(text.source[start + used - 1] + 1),
                    length: length
                )
            )
        }
    }

    /// Whether at least three letters of the same word precede.
    private func isWellWithinWord(_ text: FoldedText, _ start: Int) -> Bool {
        start > 2 && !text.starts[start - 2...start].contains(true)
    }

    /// Whether a phrase of letters ends at a word's end, or before an adjoining currency: `TOTALRM`.
    private func endsWell(_ text: FoldedText, at end: Int) -> Bool {
        guard end < text.letters.count, !text.starts[end] else { return true }
        if text.letters.count - end >= 2, text.letters[end] == 0x52, text.letters[end + 1] == 0x4D { return true }
        return !FoldedText.isAlphabetic(text.letters[end])
    }

    /// The best end of a phrase, which only without an error goes on behind a skipped number.
    ///
    /// `청구일 2026.11.01 납부` is not `청구일자`.
    private func nearest(
        _ phrase: Phrase,
        _ text: FoldedText,
        start: Int,
        end: Int
    ) -> (used: Int, errors: Int)? {
        guard let found = distance(phrase, text, start: start, end: end) else { return nil }
        guard found.errors > 0, let gap = text.gaps.first(where: { $0 > start }), gap < start + found.used else {
            return found
        }
        guard gap - start + phrase.tolerance >= phrase.letters.count else { return nil }
        return distance(phrase, text, start: start, end: gap)
    }

    /// The best end of a phrase that begins at `start`, and the edit distance; `nil` above the tolerance.
    private func distance(
        _ phrase: Phrase,
        _ text: FoldedText,
        start: Int,
        end: Int
    ) -> (used: Int, errors: Int)? {
        let pattern = phrase.letters
        let limit = phrase.tolerance
        if limit == 0 {
            guard end - start >= pattern.count else { return nil }
            for index in pattern.indices where pattern[index] != text.letters[start + index] { return nil }
            // A match must not end within a syllable: `대구` is not in `순대국`.
            guard isEnd(text, start + pattern.count) || phrase.isAlphabetic else { return nil }
            return (pattern.count, 0)
        }
        let width = end - start
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: width + 1) { row in
            for j in 0...width { row[j] = j }
            // Further from the diagonal the distance exceeds the tolerance.
            for (i, letter) in pattern.enumerated() {
                let low = max(1, i + 1 - limit)
                var diagonal = row[low - 1]
                row[low - 1] = low == 1 ? i + 1 : limit + 1
                var lowest = row[low - 1]
                for j in low...max(low, min(width, i + 1 + limit)) {
                    let cost = diagonal + (letter == text.letters[start + j - 1] ? 0 : 1)
                    diagonal = row[j]
                    row[j] = min(cost, row[j] + 1, row[j - 1] + 1)
                    lowest = min(lowest, row[j])
                }
                guard lowest <= limit else { return nil }
            }
            var best: (used: Int, errors: Int)?
            for j in max(1, pattern.count - limit)...width where row[j] <= limit {
                guard let known = best else {
                    best = (j, row[j])
                    continue
                }
                let isBetterEnd = isEnd(text, start + j) && !isEnd(text, start + known.used)
                if row[j] < known.errors || row[j] == known.errors && isBetterEnd { best = (j, row[j]) }
            }
            return best
        }
    }

    private func isEnd(_ text: FoldedText, _ index: Int) -> Bool {
        index >= text.letters.count || text.starts[index]
    }
}
