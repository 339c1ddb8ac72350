import ReceiptDomain

/// Suggests a category by the merchant's name, by what else the head of the receipt calls the shop, and by the items.
enum CategoryReader {
    /// What a word says about the category, and how much; words that say nothing stand in the way of others.
    private struct Meaning: Sendable {
        var category: Category?
        var weight: Double
        /// Of how many words the phrase is.
        var words: Int
    }

    private static let shops = matcher([
        (ChainCategories.table, weight: 8), (MerchantCategories.table, weight: 4), (MixedPlaces.table, weight: 1),
        (GeneralGrocers.table, weight: 0.3),
    ])
    private static let items = matcher([(ItemCategories.table, weight: 0.5)])
    /// Of a shop's weight, what it has where it stands elsewhere than in the merchant's name.
    private static let headShare = 0.3

    private static func matcher(
        _ tables: [(table: [(category: Category, phrases: [String])], weight: Double)]
    ) -> PhraseMatcher<Meaning> {
        var phrases: [(phrase: String, meaning: Meaning)] = []
        func add(_ texts: [String], _ category: Category?, _ weight: Double) {
            phrases += texts.map { text in
                let words = text.split(separator: " ").count
                return (text, Meaning(category: category, weight: weight, words: words))
            }
        }
        for (table, weight) in tables { for row in table { add(row.phrases, row.category, weight) } }
        add(NeutralPhrases.phrases, nil, 0)
        return PhraseMatcher(phrases)
    }

    /// `nil` where no word says anything.
    static func read(_ page: Page, merchant: String?) -> Field<Category>? {
        var tally = CategoryTally()
        if let merchant {
            let name = Array(merchant.unicodeScalars)
            for match in shops.matches(in: FoldedText(name), above: 0.85) {
                guard let category = match.meaning.category, isWholePhrase(match, in: name, isName: true) else {
                    continue
                }
                let word = ScalarText(words: [merchant]).string(match.range)
                tally.add(category, match.meaning.weight * lengthFactor(match.length) * match.likeness, word)
            }
        }
        let head = max(6, page.lines.count / 4)
        for (index, line) in page.lines.enumerated() {
            let reading = line.best
            if index < head, !AddressForm.isStreet(reading.string) {
                for match in shops.matches(in: reading.folded, above: 0.9) {
                    tally.add(
                        match,
                        share: headShare,
                        reading,
                        key: "\(match.meaning.category?.code ?? "")\(match.length)"
                    )
                }
            }
            for match in items.matches(in: reading.folded, above: 0.9) {
                tally.add(match, share: 1, reading, key: reading.text.string(match.range))
            }
        }
        return tally.field
    }

    /// Collects what speaks for which category, with the word that says most.
    private struct CategoryTally {
        private var scores: [Category: Double] = [:]
        private var sources: [Category: (weight: Double, word: String)] = [:]
        /// Short words occur by chance on a long page: each counts once.
        private var seen: Set<String> = []

        mutating func add(_ category: Category, _ weight: Double, _ word: String) {
            scores[category, default: 0] += weight
            if sources[category].map({ weight > $0.weight }) ?? true { sources[category] = (weight, word) }
        }

        mutating func add(_ match: PhraseMatcher<Meaning>.Match, share: Double, _ line: PrintedLine, key: String) {
            guard let category = match.meaning.category, isWholePhrase(match, in: line.text.scalars, isName: false),
                seen.insert("\(share) \(category.code) \(key)").inserted
            else { return }
            add(category, share * match.meaning.weight * lengthFactor(match.length), line.text.string(match.range))
        }

        var field: Field<Category>? {
            let ranked = scores.sorted { ($0.value, $1.key.code) > ($1.value, $0.key.code) }
            guard let winner = ranked.first, winner.value > 0.3 else { return nil }
            let sum = ranked.map(\.value).reduce(0.8, +)
            return Field(
                winner.key,
                confidence: min(0.97, 0.5 + 0.48 * winner.value / sum),
                evidence: sources[winner.key].map { Evidence(text: $0.word) },
                alternatives: ranked.dropFirst().prefix(2).map(\.key)
            )
        }
    }

    /// Whether a short Latin phrase has no more spaces than it should: "te a" is not tea.
    ///
    /// Two letters are a word only at the start of a name, where they may have a sign between them: "CU", "H&M", but not
    /// "CA" in an address.
    private static func isWholePhrase(
        _ match: PhraseMatcher<Meaning>.Match,
        in scalars: [Unicode.Scalar],
        isName: Bool
    ) -> Bool {
        let printed = scalars[match.range]
        guard match.length < 6, printed.allSatisfy(\.isASCII) else { return true }
        if match.length < 3 { return isName && match.range.lowerBound == 0 && printed.count <= match.length + 1 }
        return printed.count { $0 == " " } < match.meaning.words
    }

    /// Short words are found by chance; but those of two Latin letters count at the start of a name only, and two of
    /// another script are as much as five.
    private static func lengthFactor(_ length: Int) -> Double {
        if length < 3 { return 1 }
        return length >= 7 ? 1.2 : length >= 5 ? 1 : length >= 4 ? 0.8 : 0.55
    }
}
