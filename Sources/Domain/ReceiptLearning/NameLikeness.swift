/// How alike two names are to an eye or an engine, from 0 to 1.
enum NameLikeness {
    /// Names as alike as this are the same name, once read wrongly.
    ///
    /// 스타벅스 has nine letters: one of them taken for another is .89, for one that looks like it .94.
    static let same = 0.88

    /// Both names are long enough to be judged, have the same digits, and their branches are alike by themselves: 신림점 and
    /// 신길점 are as alike as misreadings are, and two shops.
    static func areSame(_ a: NameKey, _ b: NameKey) -> Bool {
        if a == b { return true }
        let (first, second) = (Jamo.parts(of: a.text), Jamo.parts(of: b.text))
        guard min(first.count, second.count) >= 6, digits(a.text) == digits(b.text) else { return false }
        guard likeness(first, second, atLeast: same) >= same else { return false }
        if a.words.count == b.words.count {
            return zip(a.words, b.words).allSatisfy { likeness($0, $1) >= 0.8 }
        }
        let hasBranch = a.text.hasSuffix("점") || b.text.hasSuffix("점")
        return !hasBranch || likeness(String(a.text.suffix(3)), String(b.text.suffix(3))) >= 0.8
    }

    static func likeness(_ a: String, _ b: String) -> Double {
        likeness(Jamo.parts(of: a), Jamo.parts(of: b), atLeast: 0)
    }

    /// 0 as soon as it cannot reach the limit.
    static func likeness(_ a: [UInt32], _ b: [UInt32], atLeast limit: Double) -> Double {
        let longest = max(a.count, b.count)
        guard longest > 0 else { return 1 }
        let most = Int((1 - limit) * Double(2 * longest))
        guard 2 * abs(a.count - b.count) <= most, let distance = distance(a, b, atMost: most) else { return 0 }
        return 1 - Double(distance) / Double(2 * longest)
    }

    private static func digits(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { (48...57).contains($0.value) }
    }

    /// Edit distance in halves: 1 for a letter taken for one like it, 2 for any other, or one too many or missing.
    ///
    /// As Wagner and Fischer, one row at a time; `nil` once every way costs more than `most`.
    private static func distance(_ a: [UInt32], _ b: [UInt32], atMost most: Int) -> Int? {
        var row = (0...b.count).map { $0 * 2 }
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = (i + 1) * 2
            var least = row[0]
            for (j, other) in b.enumerated() {
                let substitution = letter == other ? 0 : Jamo.areAlike(letter, other) ? 1 : 2
                let best = min(diagonal + substitution, row[j] + 2, row[j + 1] + 2)
                diagonal = row[j + 1]
                row[j + 1] = best
                least = min(least, best)
            }
            if least > most { return nil }
        }
        return row[b.count] <= most ? row[b.count] : nil
    }
}
