import ReceiptDomain

/// Suggests a category by the merchant's name, else by the goods.
enum CategoryReader {
    private static let merchants = matcher(MerchantCategories.table)
    private static let goods = matcher(GoodsCategories.table)

    private static func matcher(_ table: [(category: Category, phrases: [String])]) -> PhraseMatcher<Category> {
        PhraseMatcher(table.flatMap { row in row.phrases.map { (phrase: $0, meaning: row.category) } })
    }

    /// `nil` where no word says anything.
    static func read(_ page: Page, merchant: String?) -> Field<Category>? {
        var scores: [Category: Double] = [:]
        var sources: [Category: (weight: Double, text: String)] = [:]
        func add(_ category: Category, _ weight: Double, _ text: String) {
            scores[category, default: 0] += weight
            if sources[category].map({ weight > $0.weight }) ?? true { sources[category] = (weight, text) }
        }
        if let merchant {
            for match in merchants.matches(in: FoldedText(merchant)) where match.likeness > 0.85 {
                add(match.meaning, 4 * lengthFactor(match.length) * match.likeness, merchant)
            }
        }
        // Single letters of a shop's word list occur by chance on a long page: each word counts once.
        var seen: Set<String> = []
        let head = max(6, page.lines.count / 4)
        for (index, line) in page.lines.enumerated() {
            let reading = line.best
            let folded = reading.folded
            if index < head {
                for match in merchants.matches(in: folded) where match.likeness > 0.9 {
                    let key = "m\(match.meaning)\(match.length)"
                    if seen.insert(key).inserted {
                        add(match.meaning, 1.2 * lengthFactor(match.length), reading.string)
                    }
                }
            }
            for match in goods.matches(in: folded) where match.likeness > 0.9 {
                let key = reading.text.string(match.range) + "\(match.meaning)"
                if seen.insert(key).inserted { add(match.meaning, 0.5 * lengthFactor(match.length), reading.string) }
            }
        }
        let ranked = scores.sorted { ($0.value, $0.key.code) > ($1.value, $1.key.code) }
        guard let winner = ranked.first, winner.value > 0.3 else { return nil }
        let sum = ranked.map(\.value).reduce(0.8, +)
        return Field(
            winner.key,
            confidence: min(0.97, 0.5 + 0.48 * winner.value / sum),
            evidence: sources[winner.key].map { Evidence(text: $0.text) },
            alternatives: ranked.dropFirst().prefix(2).map(\.key)
        )
    }

    /// Short words are found by chance.
    private static func lengthFactor(_ length: Int) -> Double {
        length >= 7 ? 1.2 : length >= 5 ? 1 : length >= 4 ? 0.8 : 0.55
    }
}
