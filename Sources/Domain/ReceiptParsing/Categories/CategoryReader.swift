import ReceiptDomain

/// Suggests a category from the merchant's name, other words at the receipt's head, and line items.
enum CategoryReader {
    struct Result {
        var category: Field<Category>
        var ranking: [(category: Category, features: Features<CategoryFeature>)]
    }

    /// A phrase's category; neutral phrases have none and only block shorter ones.
    private struct Meaning: Sendable {
        var category: Category?
        /// Its feature in the merchant's name and elsewhere.
        var inName: CategoryFeature
        var elsewhere: CategoryFeature
        /// The number of words in the phrase.
        var words: Int
        /// The figures at the phrase's end, which have no part in matching letters: the `95` of `super 95`.
        var figures: String
    }

    private typealias Table = [(phrase: String, meaning: Category)]

    private static let shops = matcher([
        (ChainCategories.table, .isNamedChain, .headChains),
        (MerchantCategories.table + ShopKinds.table, .isNamedKind, .headKinds),
        (MixedPlaces.table + AmbiguousKinds.table, .isNamedMixed, .headMixed),
        (GeneralGrocers.table, .isNamedGrocer, .headGrocers),
    ])
    private static let items = matcher([(ItemCategories.table, .itemWords, .itemWords)])

    private static func matcher(
        _ tables: [(table: Table, inName: CategoryFeature, elsewhere: CategoryFeature)]
    ) -> PhraseMatcher<Meaning> {
        var phrases: [(phrase: String, folded: FoldedText, meaning: Meaning)] = []
        func add(_ text: String, _ category: Category?, _ inName: CategoryFeature, _ elsewhere: CategoryFeature) {
            let words = text.utf8.split(separator: UInt8(ascii: " ")).count
            let folded = FoldedText(text)
            let end = folded.source.last ?? -1
            let figures = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(end + 1).filter(\.isDigit)))
            phrases.append(
                (
                    text, folded,
                    Meaning(category: category, inName: inName, elsewhere: elsewhere, words: words, figures: figures)
                )
            )
        }
        for (table, inName, elsewhere) in tables {
            for (phrase, category) in table { add(phrase, category, inName, elsewhere) }
        }
        for phrase in NeutralPhrases.phrases { add(phrase, nil, .itemWords, .itemWords) }
        // `이마트` stands for `이마트24`, too, which has the same letters.
        let plain = Set(phrases.filter(\.meaning.figures.isEmpty).map(\.folded.letters))
        phrases.removeAll { !$0.meaning.figures.isEmpty && plain.contains($0.folded.letters) }
        return PhraseMatcher(folded: phrases)
    }

    /// `nil` where no word suggests a category.
    static func read(_ page: Page, merchant: String?) -> Result? {
        var tally = CategoryTally()
        if let merchant { tally.add(shop: merchant) }
        let head = max(6, page.lines.count / 4)
        for (index, line) in page.lines.enumerated() {
            let reading = line.best
            if index < head, !AddressForm.isStreet(reading.string) {
                for match in shops.matches(in: reading.folded, above: 0.9) {
                    let key = "head \(match.meaning.category?.code ?? "")\(match.length)"
                    tally.add(match, reading, key: key)
                }
            }
            // An item's further words say the same again: `MENS SOCKS` is one of clothing.
            var known: Set<Category> = []
            for match in items.matches(in: reading.folded, above: 0.9) {
                guard let category = match.meaning.category, !known.contains(category) else { continue }
                if tally.add(match, reading, key: reading.text.string(match.range)) { known.insert(category) }
            }
        }
        return tally.result
    }

    /// The category suggested by a shop's name alone, as banks write it; `nil` where no word does.
    static func read(shop name: String) -> Category? {
        var tally = CategoryTally()
        tally.add(shop: name)
        return tally.result?.category.value
    }

    /// The category suggested by an item's name; `nil` where no word does.
    static func read(goods name: String) -> Category? {
        let scalars = Array(name.unicodeScalars)
        var best: (category: Category, length: Int)?
        for match in items.matches(in: FoldedText(scalars), above: 0.9) {
            guard let category = match.meaning.category, isWholePhrase(match, in: scalars, isName: false) else {
                continue
            }
            if match.length > best?.length ?? 0 { best = (category, match.length) }
        }
        return best?.category
    }

    /// Sums up evidence by category, with the most telling word of each.
    private struct CategoryTally {
        private var features: [Category: Features<CategoryFeature>] = [:]
        private var sources: [Category: (weight: Double, word: String)] = [:]
        /// Short words occur by chance on long pages, so each counts once.
        private var seen: Set<String> = []

        mutating func add(_ category: Category, _ feature: CategoryFeature, _ value: Double, _ word: String) {
            features[category, default: Features()][feature] += value
            let weight = value * CategoryFeature.weights[feature]
            if sources[category].map({ weight > $0.weight }) ?? true { sources[category] = (weight, word) }
        }

        /// Returns whether the word counts.
        @discardableResult
        mutating func add(_ match: PhraseMatcher<Meaning>.Match, _ line: PrintedLine, key: String) -> Bool {
            guard let category = match.meaning.category, isWholePhrase(match, in: line.text.scalars, isName: false),
                seen.insert("\(category.code) \(key)").inserted
            else { return false }
            add(category, match.meaning.elsewhere, lengthFactor(match.length), line.text.string(match.range))
            return true
        }

        mutating func add(shop merchant: String) {
            // The customer, whom a handwritten receipt names first.
            guard !["귀하", "様", "御中"].contains(where: merchant.hasSuffix) else { return }
            let name = Array(merchant.unicodeScalars)
            // Of seven letters none may differ: `La Campiña` is no camping.
            for match in shops.matches(in: FoldedText(name), above: 0.87) {
                guard let category = match.meaning.category, isWholePhrase(match, in: name, isName: true) else {
                    continue
                }
                let word = ScalarText(words: [merchant]).string(match.range)
                add(category, match.meaning.inName, lengthFactor(match.length) * match.likeness, word)
            }
        }

        var result: Result? {
            let ranked = features.map { (category: $0.key, features: $0.value, score: $0.value.score) }
                .sorted { ($0.score, $1.category.code) > ($1.score, $0.category.code) }
            guard let winner = ranked.first, winner.score > CategoryFeature.weights.none else { return nil }
            let sum = ranked.map(\.score).reduce(0.8, +)
            let field = Field(
                winner.category,
                confidence: min(0.97, 0.5 + 0.48 * winner.score / sum),
                evidence: sources[winner.category].map { Evidence(text: $0.word) },
                alternatives: ranked.dropFirst().prefix(2).map(\.category)
            )
            return Result(category: field, ranking: ranked.map { ($0.category, $0.features) })
        }
    }

    /// Whether a short Latin phrase has no more spaces than it should: "te a" is not tea.
    ///
    /// Two letters are a word only at the start of a name, where a sign may separate them: "CU", "H&M", but not "CA" in an
    /// address.
    private static func isWholePhrase(
        _ match: PhraseMatcher<Meaning>.Match,
        in scalars: [Unicode.Scalar],
        isName: Bool
    ) -> Bool {
        let printed = scalars[match.range]
        // `EURO 4.90` is no `euro 95`.
        let behind = scalars[match.range.upperBound...].drop { $0 == " " }
        guard behind.starts(with: match.meaning.figures.unicodeScalars) else { return false }
        if isName, printed.contains(" "), printed.count < 5, !printed.allSatisfy(\.isASCII) {
            // The end of a word and the beginning of the next: `사흘전 시험` is no 전시.
            let before = match.range.lowerBound > 0 ? scalars[match.range.lowerBound - 1] : " "
            let after = match.range.upperBound < scalars.count ? scalars[match.range.upperBound] : " "
            if before != " ", after != " " { return false }
        }
        guard match.length < 6, printed.allSatisfy(\.isASCII) else { return true }
        if match.length < 3 { return isName && match.range.lowerBound == 0 && printed.count <= match.length + 1 }
        return printed.count { $0 == " " } < match.meaning.words
    }

    /// Short words occur by chance; but two Latin letters count only at the start of a name, and two of another script weigh
    /// as much as five.
    private static func lengthFactor(_ length: Int) -> Double {
        if length < 3 { return 1 }
        return length >= 7 ? 1.2 : length >= 5 ? 1 : length >= 4 ? 0.8 : 0.55
    }
}

extension Features<CategoryFeature> {
    fileprivate var score: Double { score(by: CategoryFeature.weights) }
}
