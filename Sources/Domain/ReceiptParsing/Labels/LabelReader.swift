/// Reads the roles given by the words on a line.
enum LabelReader {
    struct Label {
        var role: AmountRole
        /// The phrase's weight times the quality of its reading, 0 to 1.
        var weight: Double
        /// In the line's scalars.
        var range: Range<Int>
    }

    private static let matcher = PhraseMatcher<LabelVocabulary.Meaning?>(
        LabelVocabulary.labels.map { (phrase: $0.phrase, meaning: .some($0.meaning)) }
            + LabelVocabulary.headings.map { (phrase: $0, meaning: nil) }
    )

    /// From left to right.
    static func labels(in text: ScalarText, skipping numbers: [Range<Int>]) -> [Label] {
        let folded = FoldedText(text.scalars, skipping: numbers)
        guard !folded.letters.isEmpty else { return [] }
        let matches = matcher.matches(in: folded)
        var labels = matches.compactMap { match in
            match.meaning.map {
                Label(role: $0.role, weight: $0.weight * match.likeness * match.likeness, range: match.range)
            }
        }
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
        qualify(&labels, in: folded)
        return labels
    }

    private static let exclusive = PhraseMatcher(
        anyOf: "excl, excluding, exclusive, exclude, before, without, w/o, net of, ohne"
    )
    private static let inclusive = PhraseMatcher(
        anyOf: "incl, including, inclusive, included, include, inc, with, after, 포함, enthalten"
    )

    /// Adjusts totals by "including tax" and "excluding tax", and drops the tax label within them.
    private static func qualify(_ labels: inout [Label], in text: FoldedText) {
        guard labels.count > 1 || [.total, .paid, .net].contains(labels.first?.role) else { return }
        // The two words differ by two letters, which matching tolerates: the closer one counts.
        let exclusion = exclusive.matches(in: text).map(\.likeness).max() ?? 0
        let inclusion = inclusive.matches(in: text).map(\.likeness).max() ?? 0
        guard max(exclusion, inclusion) > 0 else { return }
        let isExclusive = exclusion > inclusion
        let hasSum = labels.contains { [.total, .paid, .subtotal, .net].contains($0.role) }
        guard hasSum else { return }
        labels = labels.compactMap { label in
            var label = label
            switch label.role {
            case .tax: return nil
            case .net: if !isExclusive { label.role = .total }
            case .total, .paid, .subtotal: if isExclusive { label.role = label.role == .subtotal ? .subtotal : .net }
            default: break
            }
            return label
        }
    }
}
