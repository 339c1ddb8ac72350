import Foundation
import ReceiptDomain

/// What earlier records of a shop, a chain or a business number were, and what the words on their receipts had suggested.
///
/// How much it says about the next receipt is weighed in one place, ``probabilities(read:sellsAllSorts:)``.
struct CategoryHistory: Sendable {
    private struct Observation: Hashable, Sendable {
        var category: Category
        /// What the words suggested; `nil` where that is not known.
        var read: Category?
    }

    private(set) var categories = Tally<Category>()
    private var observations = Tally<Observation>()

    /// Adds a confirmed record, or takes it away again where `count` is -1.
    mutating func add(_ category: Category, read: Category?, _ count: Int) {
        categories.add(category, count)
        observations.add(Observation(category: category, read: read), count)
    }

    var ranked: [(value: Category, count: Int)] { categories.ranked { $0.code < $1.code } }

    // MARK: The model

    /// How likely a shop is to sell one kind of thing, before anything was bought there.
    private static let oneKind = 0.73
    /// The same of a shop that is known to sell all sorts.
    private static let oneKindThoughKnownForAllSorts = 0.1
    /// How often a shop of one kind has a record of another category.
    private static let slips = 0.005
    /// Of how many records the habits of a shop that sells all sorts are known before its first.
    private static let spread = 2.0
    private static let kinds = Double(Category.allCases.count)

    /// How likely each category is for the next receipt.
    ///
    /// Two suppositions about the shop are weighed by how well they explain its records: that it sells one kind of thing,
    /// but for slips; and that it sells all sorts, as often as before (a Dirichlet prior). After one or two records both
    /// are open; eight alike leave hardly a doubt. Upon that come the words on the receipt, as one more witness (naive
    /// Bayes), believed by what came of them in this shop: where they said the same before and were corrected they say
    /// nothing any more, so that one correction is enough; where they were right, they can outweigh a record or two.
    func probabilities(read: Field<Category>?, sellsAllSorts: Bool) -> [Category: Double] {
        let shares = shares(sellsAllSorts: sellsAllSorts)
        let weights = Category.allCases.map { (shares[$0] ?? 0) * trust(read, in: $0) }
        let sum = weights.reduce(0, +)
        return Dictionary(zip(Category.allCases, weights.map { $0 / sum })) { first, _ in first }
    }

    /// By the shop's records alone.
    private func shares(sellsAllSorts: Bool) -> [Category: Double] {
        let prior = sellsAllSorts ? Self.oneKindThoughKnownForAllSorts : Self.oneKind
        let total = Double(categories.total)
        let mixed = log(1 - prior) + likelihoodOfAllSorts
        let single = Category.allCases.map { log(prior / Self.kinds) + likelihood(ofOnly: $0) }
        let most = max(mixed, single.max() ?? mixed)
        let sum = exp(mixed - most) + single.reduce(0) { $0 + exp($1 - most) }
        var shares: [Category: Double] = [:]
        for (category, weight) in zip(Category.allCases, single) {
            let only = exp(weight - most) / sum
            let count = Double(categories.counts[category] ?? 0)
            let often = (count + Self.spread / Self.kinds) / (total + Self.spread)
            shares[category, default: 0] += exp(mixed - most) / sum * often + only * (1 - Self.slips)
            // A slip may be of any category.
            for other in Category.allCases { shares[other, default: 0] += only * Self.slips / Self.kinds }
        }
        return shares
    }

    /// The logarithm of how likely the records are for a shop of one kind.
    private func likelihood(ofOnly category: Category) -> Double {
        let count = categories.counts[category] ?? 0
        return Double(count) * log(1 - Self.slips) + Double(categories.total - count) * log(Self.slips / Self.kinds)
    }

    /// The logarithm of how likely the records are for a shop that sells all sorts: each by those before it.
    private var likelihoodOfAllSorts: Double {
        let within = categories.counts.values.sorted().reduce(0) { sum, count in
            sum + (0..<count).reduce(0) { $0 + log(Double($1) + Self.spread / Self.kinds) }
        }
        return within - (0..<categories.total).reduce(0) { $0 + log(Double($1) + Self.spread) }
    }

    /// How likely words are to suggest what they do on a receipt of the category in this shop: as sure as they are
    /// anywhere, as one record, and what they suggested on the shop's own.
    ///
    /// Where that is not known it counts as the same as now: what a person gave is believed rather than words.
    private func trust(_ read: Field<Category>?, in category: Category) -> Double {
        guard let read else { return 1 }
        let confidence = min(max(read.confidence, 0.05), 0.95)
        let anywhere = category == read.value ? confidence : (1 - confidence) / (Self.kinds - 1)
        let alike = [read.value, nil].reduce(0) {
            $0 + (observations.counts[Observation(category: category, read: $1)] ?? 0)
        }
        return (Double(alike) + anywhere) / (Double(categories.counts[category] ?? 0) + 1)
    }
}

/// What history says about the category of one receipt.
struct CategoryBelief {
    /// Whose records they are.
    var merchant: String
    var history: CategoryHistory
    /// Of every category, with the words on the receipt taken into account.
    var probabilities: [Category: Double]

    init(_ history: CategoryHistory, of merchant: String, read: Field<Category>?, sellsAllSorts: Bool) {
        self.merchant = merchant
        self.history = history
        probabilities = history.probabilities(read: read, sellsAllSorts: sellsAllSorts)
    }

    /// The categories that occurred, the likeliest first.
    var suggestions: [Suggestion<Category, CategoryReason>] {
        let total = history.categories.total
        let found = history.ranked.map { category, count in
            Suggestion(
                category,
                confidence: probabilities[category] ?? 0,
                CategoryReason.history(merchant: merchant, matching: count, of: total)
            )
        }
        // What differs by less than this is equal, and stays in the order of the counts.
        func rank(_ suggestion: Suggestion<Category, CategoryReason>) -> Double {
            (suggestion.confidence * 1e6).rounded()
        }
        return found.sorted { rank($0) > rank($1) }
    }
}
