/// The similarity of names by their letters' shapes, from 0 to 1.
public enum NameLikeness {
    /// The names with a similarity of 0.6 or more, which is two misread letters in five, best first, without `read` itself.
    public static func candidates(for read: String, among names: some Sequence<String>, limit: Int) -> [String] {
        let wanted = Jamo.parts(of: NameKey(read).text)
        guard wanted.count >= 4 else { return [] }
        let found = names.compactMap { name -> (name: String, likeness: Double)? in
            let likeness = likeness(Jamo.parts(of: NameKey(name).text), wanted, atLeast: 0.6)
            return likeness >= 0.6 && likeness < 1 ? (name, likeness) : nil
        }
        return found.sorted { ($1.likeness, $0.name) < ($0.likeness, $1.name) }.prefix(limit).map(\.name)
    }

    /// The similarity from which one name is taken for a misreading of the other.
    ///
    /// 스타벅스 has nine letters: with one of them misread the similarity is .89, and .94 if the two letters look alike.
    static let same = 0.88

    /// Whether one name may be a misreading of the other.
    ///
    /// Both must be long enough, have the same digits, and have branches that are similar by themselves: 신림점 and 신길점 are two
    /// merchants, although names with them are as similar as misreadings.
    static func areSame(_ a: NameKey, _ b: NameKey) -> Bool {
        if a == b { return true }
        let (first, second) = (Jamo.parts(of: a.text), Jamo.parts(of: b.text))
        guard min(first.count, second.count) >= 6, haveSameDigits(a, b) else { return false }
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

    /// The similarity, or 0 if it is below the limit, which is quick to find out.
    static func likeness(_ a: [UInt32], _ b: [UInt32], atLeast limit: Double) -> Double {
        let longest = max(a.count, b.count)
        guard longest > 0 else { return 1 }
        let maximum = Int((1 - limit) * Double(2 * longest))
        guard 2 * abs(a.count - b.count) <= maximum, let distance = distance(a, b, atMost: maximum) else { return 0 }
        return 1 - Double(distance) / Double(2 * longest)
    }

    static func haveSameDigits(_ a: NameKey, _ b: NameKey) -> Bool { digits(a.text) == digits(b.text) }

    private static func digits(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { (48...57).contains($0.value) }
    }

    /// The edit distance in halves: 1 for a letter that looks like the other, 2 for any other edit.
    ///
    /// By Wagner and Fischer, one row at a time; `nil` if it is more than `maximum`.
    private static func distance(_ a: [UInt32], _ b: [UInt32], atMost maximum: Int) -> Int? {
        var row = (0...b.count).map { $0 * 2 }
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = (i + 1) * 2
            var rowMinimum = row[0]
            for (j, other) in b.enumerated() {
                let substitution = letter == other ? 0 : Jamo.areAlike(letter, other) ? 1 : 2
                let best = min(diagonal + substitution, row[j] + 2, row[j + 1] + 2)
                diagonal = row[j + 1]
                row[j + 1] = best
                rowMinimum = min(rowMinimum, best)
            }
            if rowMinimum > maximum { return nil }
        }
        return row[b.count] <= maximum ? row[b.count] : nil
    }
}
