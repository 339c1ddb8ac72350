import Foundation
import ReceiptDomain

/// A naive Bayes classifier for categories over a receipt's words and, for unknown words, over bigrams of syllables.
///
/// The built-in words' suggestion counts as one more observation: it decides while there is little history, and counts for less
/// as there is more (D. Lewis, "Naive (Bayes) at Forty", 1998; smoothing after Laplace).
struct WordMemory: Sendable {
    private var all: TallyTable<SingleKey, Category>
    private var words: TallyTable<KnownWord, Category>
    private var bigrams: TallyTable<KnownWord, Category>
    private var cutter = WordCutter()

    init(_ history: (any LearnedHistory)?) {
        all = TallyTable("category", history)
        words = TallyTable("word", history)
        bigrams = TallyTable("pair", history)
    }

    var notes: [LearnedNote] { all.notes + words.notes + bigrams.notes }

    private var records: Tally<Category> { all[SingleKey()] ?? Tally() }

    /// The fewest records; with fewer, words are not trusted at all.
    static let minimumRecords = 8
    /// The least posterior probability of a suggestion.
    static let threshold = 0.85

    /// Adds a confirmed record; a `count` of -1 removes it.
    mutating func count(_ record: Record, _ count: Int) {
        guard let category = record.category else { return }
        all.add(category, under: SingleKey(), count)
        var found: Set<KnownWord> = []
        if let merchant = record.merchant { found.formUnion(cutter.words(of: merchant)) }
        for item in record.items { found.formUnion(cutter.words(of: item.name)) }
        var pairs: Set<KnownWord> = []
        for word in found {
            words.add(category, under: word, count)
            pairs.formUnion(cutter.bigrams(of: word))
        }
        for pair in pairs { bigrams.add(category, under: pair, count) }
    }

    /// The likeliest category; `nil` if the words do not decide.
    ///
    /// `shop` has the probabilities for a known merchant; then only the line items count, because the name was taken into account
    /// already.
    func suggestion(
        _ facts: ReceiptFacts,
        inShop shop: [Category: Double]?
    ) -> Suggestion<Category, CategoryReason>? {
        let records = records
        guard records.total >= Self.minimumRecords else { return nil }
        let categories = records.counts.keys.sorted { $0.code < $1.code }
        let names = (shop == nil ? [facts.merchant].compactMap(\.self) : []) + facts.itemNames
        let observations = observations(names, records)
        guard !observations.isEmpty, categories.count > 1 || facts.category == nil else { return nil }
        let evidence = Self.evidence(
            of: observations,
            for: Set(categories + [facts.category?.value].compactMap(\.self))
        )
        var scores: [Category: Double] = [:]
        for (category, evidence) in evidence {
            let known =
                shop.map { log($0[category] ?? 0) }
                ?? log(Self.prior(category, records)) + Self.builtIn(facts.category, category, records)
            scores[category] = known + evidence
        }
        guard let best = scores.max(by: { ($0.value, $1.key.code) < ($1.value, $0.key.code) }) else { return nil }
        let sum = scores.values.sorted().reduce(0) { $0 + exp($1 - best.value) }
        let decisive = observations.max { $0.evidence(for: best.key) < $1.evidence(for: best.key) }
        // At least one word must be evidence for it, not only against all others.
        guard 1 / sum >= Self.threshold, let decisive, decisive.evidence(for: best.key) > 0 else { return nil }
        return Suggestion(best.key, confidence: min(0.95, 1 / sum), .word(decisive.word))
    }

    /// The factor by which all words together can make one category likelier than another, for each record that they stood on.
    ///
    /// Words of one record are not independent, however many they are, so that a single corrected record does not outweigh built-in
    /// words of some confidence; several do.
    private static let strengthOfRecord = log(5.0)

    /// The log likelihood of the words in each category, reduced to what the records behind it can say.
    private static func evidence(of observations: [Observation], for categories: Set<Category>) -> [Category: Double] {
        let sums = Dictionary(
            uniqueKeysWithValues: categories.map { category in
                (category, observations.reduce(0) { $0 + $1.evidence(for: category) })
            }
        )
        guard let best = sums.max(by: { ($0.value, $1.key.code) < ($1.value, $0.key.code) }),
            let least = sums.values.min(), best.value > least
        else { return sums }
        // The number of records behind the words, each word counted as far as it speaks for the category.
        let speaking = observations.map { ($0, max(0, $0.evidence(for: best.key))) }
        let weight = speaking.reduce(0) { $0 + $1.1 }
        let support = weight > 0 ? speaking.reduce(0) { $0 + $1.1 * $1.0.count(in: best.key) } / weight : 0
        let share = min(1, support * strengthOfRecord / (best.value - least))
        return sums.mapValues { $0 * share }
    }

    private static func prior(_ category: Category, _ records: Tally<Category>) -> Double {
        (Double(records.counts[category] ?? 0) + 1) / Double(records.total + kinds(in: records))
    }

    /// The number of categories: the built-in ones and the household's own that occurred.
    private static func kinds(in records: Tally<Category>) -> Int {
        Category.builtIn.count + records.counts.keys.count { !Category.builtIn.contains($0) }
    }

    /// The log likelihood of the built-in words' suggestion.
    private static func builtIn(_ field: Field<Category>?, _ category: Category, _ records: Tally<Category>) -> Double {
        guard let field else { return 0 }
        let confidence = min(max(field.confidence, 0.05), 0.95)
        let others = Double(kinds(in: records) - 1)
        return category == field.value ? log(confidence) : log((1 - confidence) / others)
    }

    // MARK: Observations

    /// A word on the receipt, with its counts or those of its bigrams.
    private struct Observation {
        var word: String
        var tallies: [Tally<Category>]
        var records: Tally<Category>

        /// The logarithm of the word's frequency in the category relative to all records.
        ///
        /// For bigrams it is the mean, because those of one word are not independent.
        func evidence(for category: Category) -> Double {
            let logs = tallies.map { tally -> Double in
                let within = Self.share(tally.counts[category] ?? 0, of: records.counts[category] ?? 0)
                let atLarge = Self.share(tally.total, of: records.total)
                return log(within / atLarge)
            }
            return logs.reduce(0, +) / Double(max(1, logs.count))
        }

        /// The number of the category's records with the word; for bigrams the mean.
        func count(in category: Category) -> Double {
            Double(tallies.reduce(0) { $0 + ($1.counts[category] ?? 0) }) / Double(max(1, tallies.count))
        }

        /// A smoothed frequency, so that a few records do not give certainty.
        private static func share(_ count: Int, of total: Int) -> Double {
            (Double(count) + 0.3) / (Double(total) + 0.6)
        }
    }

    private func observations(_ names: [String], _ records: Tally<Category>) -> [Observation] {
        Self.words(of: names).sorted().compactMap { word in
            // A word on a single receipt may have been misread.
            if let tally = words[KnownWord(word)], tally.total > 1 {
                return Observation(word: word, tallies: [tally], records: records)
            }
            let known = WordCutter.bigrams(word).compactMap { bigrams[KnownWord($0)] }.filter { $0.total > 1 }
            guard known.count >= 2 else { return nil }
            return Observation(word: word, tallies: known, records: records)
        }
    }

    /// Words of at least two letters and without digits, without duplicates.
    private static func words(of names: [String]) -> Set<String> { Set(names.flatMap(WordCutter.words)) }
}

/// A word with its hash, because the same words are counted often, and hashing other letters than ASCII is slow.
private struct KnownWord: Notable {
    let text: String
    private let hash: Int

    init(_ text: String) { (self.text, hash) = (text, text.hashValue) }
    var description: String { text }

    static func == (a: KnownWord, b: KnownWord) -> Bool { a.hash == b.hash && a.text == b.text }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A cache of names' words and of words' bigrams.
private struct WordCutter: Sendable {
    private var wordsOfNames: [String: [KnownWord]] = [:]
    private var bigramsOfWords: [KnownWord: [KnownWord]] = [:]
    private static let most = 20_000

    mutating func words(of name: String) -> [KnownWord] { Self.lookUp(name, in: &wordsOfNames) { Self.words($0) } }

    mutating func bigrams(of word: KnownWord) -> [KnownWord] {
        Self.lookUp(word, in: &bigramsOfWords) { Self.bigrams($0.text) }
    }

    private static func lookUp<Text: Hashable>(
        _ text: Text,
        in known: inout [Text: [KnownWord]],
        _ cut: (Text) -> [String]
    ) -> [KnownWord] {
        if let found = known[text] { return found }
        if known.count >= most { known = [:] }
        let found = cut(text).map { KnownWord($0) }
        known[text] = found
        return found
    }

    /// Words of at least two letters and without digits that say something of a shop or an item.
    static func words(_ name: String) -> [String] {
        NameKey(name).words.filter { $0.count >= 2 && !$0.contains(where: \.isNumber) && !functionWords.contains($0) }
    }

    /// Articles, conjunctions and prepositions: of a few records they would single out a category by chance.
    private static let functionWords: Set = [
        "the", "and", "of", "for", "with", "at", "in", "on", "to", "by", "de", "la", "le", "el", "les", "los", "las",
        "du", "des",
        "et", "y", "der", "die", "das", "und", "mit", "von", "il", "di", "da", "do", "het", "een", "van", "en",
    ]

    /// Pairs of neighbouring syllables; none for words that are not Hangul, whose pairs of letters are no evidence.
    static func bigrams(_ word: String) -> [String] {
        let syllables = Array(word)
        guard syllables.count >= 2, word.unicodeScalars.allSatisfy({ (0xAC00...0xD7A3).contains($0.value) }) else {
            return []
        }
        return zip(syllables, syllables.dropFirst()).map { String([$0, $1]) }
    }
}
