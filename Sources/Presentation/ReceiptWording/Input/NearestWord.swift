import Foundation

extension Collection<String> {
    /// The word most similar to a mistyped one, if at most a third of its letters is wrong.
    ///
    /// The distance is optimal string alignment: insertions, deletions, substitutions and exchanges of neighbours, with the
    /// letters of Hangul syllables counted one by one.
    public func nearest(to word: String) -> String? {
        let typed = letters(word)
        let most = Swift.max(1, typed.count / 3)
        let found = self.map { ($0, editDistance(typed, letters($0))) }.min { $0.1 < $1.1 }
        return found.flatMap { $0.1 <= most && $0.1 < typed.count ? $0.0 : nil }
    }
}

private func letters(_ word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars)
}

private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var best = Swift.min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = Swift.min(best, rows[i - 1][j - 1] + 1) }
            row.append(best)
        }
        rows.append(row)
    }
    return rows[a.count][b.count]
}
