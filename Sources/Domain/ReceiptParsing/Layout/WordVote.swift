import ReceiptDomain

/// Merges several readings of a line by a vote on each word.
enum WordVote {
    /// The most confident reading, with each word replaced that others read better or more often.
    ///
    /// Words are compared by position; one without a counterpart of similar width is kept.
    static func merged(_ readings: [PrintedLine]) -> PrintedLine? {
        let widest = readings.map(\.box.width).max() ?? 0
        // Short pieces of a line often have a higher confidence than the whole.
        let whole = readings.filter { 3 * $0.box.width > 2 * widest }
        guard let base = whole.max(by: { $0.confidence < $1.confidence }) else { return nil }
        guard readings.count > 1 else { return base }
        let others = readings.filter { $0.pass != base.pass }
        let words = base.words.map { word in
            vote(word, against: others.compactMap { other in other.words.first { isSamePlace($0.box, word.box) } })
        }
        return PrintedLine(words: words, pass: base.pass, isExact: base.isExact)
    }

    private static func vote(_ word: RecognizedWord, against others: [RecognizedWord]) -> RecognizedWord {
        let all = [word] + others
        var ballots: [String: Double] = [:]
        for one in all { ballots[one.text.uppercased(), default: 0] += max(0.05, one.confidence) }
        guard let (winner, weight) = ballots.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return word }
        // Lower case is preferred: one of the models writes capitals only.
        let spellings = all.filter { $0.text.uppercased() == winner }
        guard var chosen = spellings.first(where: { $0.text.contains(where: \.isLowercase) }) ?? spellings.first
        else { return word }
        chosen.box = word.box
        let share = weight / ballots.values.sorted().reduce(0, +)
        let agreed = 1 - square(1 - min(0.9, weight / 2))
        chosen.confidence = spellings.count > 1 ? min(0.97, agreed) : chosen.confidence * (0.5 + 0.5 * share)
        return chosen
    }

    private static func isSamePlace(_ a: PixelBox, _ b: PixelBox) -> Bool {
        let shared = min(a.maxX, b.maxX) - max(a.x, b.x)
        return 10 * shared > 6 * max(a.width, b.width)
    }

    private static func square(_ value: Double) -> Double { value * value }
}
