import ReceiptDomain

/// Joins the parts of a printed line that an engine separated: a label on the left and its amount far to the right.
struct LineAssembler {
    /// The skew of the lines: pixels down for each pixel to the right.
    let slope: Double

    init(passes: [RecognitionPass]) { slope = Self.slope(of: passes) }

    /// The lines of one pass from top to bottom.
    func lines(of pass: RecognitionPass, index: Int) -> [PrintedLine] {
        let read = pass.lines.compactMap { line in
            PrintedLine(
                words: line.words.filter { !$0.text.isEmpty && !$0.box.isEmpty },
                pass: index,
                isExact: pass.isExact
            )
        }
        .sorted { level($0) < level($1) }
        let pieces = pass.isExact ? read : read.indices.compactMap { once(read, at: $0) }
        var groups: [[PrintedLine]] = []
        for piece in pieces {
            if let home = groups.lastIndex(where: { group in group.allSatisfy { fits(piece, beside: $0) } }),
                home >= groups.count - 4
            {
                groups[home].append(piece)
            } else {
                groups.append([piece])
            }
        }
        return groups.compactMap { group in
            if group.count == 1 { return group[0] }
            let words = group.sorted { $0.box.x < $1.box.x }.flatMap(\.words)
            return PrintedLine(words: words, pass: index, isExact: pass.isExact)
        }
        .sorted { level($0) < level($1) }
    }

    /// The line without words that a neighbouring one reads again and better; `nil` if none are left.
    ///
    /// Engines take the upper halves of tall Hangul for a line of its own, and read it besides the whole: `즈차요그` above
    /// `주차요금`.
    private func once(_ lines: [PrintedLine], at index: Int) -> PrintedLine? {
        let line = lines[index]
        let neighbours = (max(0, index - 2)..<min(lines.count, index + 3)).filter { $0 != index }.map { lines[$0] }
            .filter { !$0.box.intersection(line.box).isEmpty }
        guard !neighbours.isEmpty else { return line }
        let words = line.words.filter { word in
            !neighbours.contains { other in other.words.contains { Self.covers($0, of: other, word) } }
        }
        if words.count == line.words.count { return line }
        return PrintedLine(words: words, pass: line.pass, isExact: line.isExact)
    }

    /// Whether most of a word's place is that of a better read one, whose box is no higher than its line.
    ///
    /// One with fewer letters or figures is no reading of the same print: a ruled line that reaches over a price.
    private static func covers(_ better: RecognizedWord, of line: PrintedLine, _ word: RecognizedWord) -> Bool {
        guard better.confidence > word.confidence, Double(better.box.height) <= tallest * line.height,
            better.text.count(where: \.isNumber) >= word.text.count(where: \.isNumber),
            better.text.count(where: \.isLetter) >= word.text.count(where: \.isLetter)
        else { return false }
        let shared = better.box.intersection(word.box)
        return 10 * shared.width * shared.height >= 6 * word.box.width * word.box.height
    }

    /// A word's greatest height relative to its line's, where its box is that of the word alone.
    private static let tallest = 1.25

    /// The line's vertical position with the skew removed.
    func level(_ line: PrintedLine) -> Double {
        line.words.map { Double($0.box.midY) - slope * Double($0.box.midX) }.median ?? 0
    }

    private func fits(_ a: PrintedLine, beside b: PrintedLine) -> Bool {
        let apart = a.box.x >= b.box.maxX - Int(b.height / 2) || b.box.x >= a.box.maxX - Int(b.height / 2)
        return apart && abs(level(a) - level(b)) < 0.5 * min(a.height, b.height)
    }

    /// The median skew of long lines, from their left and right halves.
    private static func slope(of passes: [RecognitionPass]) -> Double {
        var slopes: [Double] = []
        for pass in passes {
            for line in pass.lines where line.words.count >= 2 {
                guard let first = line.words.first?.box, let last = line.words.last?.box else { continue }
                let run = last.midX - first.midX
                let height = max(first.height, last.height)
                guard run > 6 * height, height > 0 else { continue }
                // Uses the bottoms of boxes: tall and small letters share the baseline.
                slopes.append(Double(last.maxY - first.maxY) / Double(run))
            }
        }
        guard slopes.count >= 3, let median = slopes.median else { return 0 }
        return abs(median) < 0.25 ? median : 0
    }
}
