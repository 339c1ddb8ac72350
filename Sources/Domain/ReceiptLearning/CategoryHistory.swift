import Foundation
import ReceiptDomain

/// The categories of earlier records of a merchant, a chain or a business number, with the categories their words suggested.
///
/// ``probabilities(read:sellsAllSorts:)`` predicts the next receipt's category from them.
struct CategoryHistory: Sendable {
    struct Observation: Notable {
        var category: Category
        /// The category that the receipt's words suggested; `nil` if unknown.
        var read: Category?

        init(category: Category, read: Category?) {
            self.category = category
            self.read = read
        }

        /// Parses `food\u{1E}dues`, or `food` alone; the separator occurs in no category's code.
        init?(_ text: String) {
            let parts = text.split(separator: Self.separator, maxSplits: 1).map(String.init)
            guard let first = parts.first, let category = Category(code: first) else { return nil }
            self.init(category: category, read: parts.count > 1 ? Category(code: parts[1]) : nil)
        }

        var description: String { category.code + (read.map { String(Self.separator) + $0.code } ?? "") }

        private static let separator: Character = "\u{1E}"
    }

    private(set) var categories = Tally<Category>()
    private let observations: Tally<Observation>

    init(_ observations: Tally<Observation> = Tally()) {
        self.observations = observations
        for (observation, count) in observations.counts { categories.add(observation.category, count) }
    }

    var ranked: [(value: Category, count: Int)] { categories.ranked { $0.code < $1.code } }

    // MARK: The model

    /// The prior probability that a merchant sells one kind of goods.
    private static let oneKind = 0.73
    /// The same for a merchant that is known to sell all sorts.
    private static let oneKindThoughKnownForAllSorts = 0.1
    /// The share of exceptions among the records of a merchant with one kind of goods.
    private static let slips = 0.005
    /// The weight of the uniform prior over the categories of a merchant that sells all sorts, in records.
    private static let spread = 2.0

    /// The candidate categories: the built-in ones, and the household's own that occurred.
    private var possible: [Category] {
        Category.builtIn
            + categories.counts.keys.filter { !Category.builtIn.contains($0) }.sorted { $0.code < $1.code }
    }

    /// The probability of each category for the next receipt.
    ///
    /// Two hypotheses are weighed by their likelihood for the records: the merchant sells one kind of goods, with rare
    /// exceptions; or it sells all sorts in the proportions so far (a Dirichlet prior). One or two records leave both open; eight
    /// of one category all but decide. The words on the receipt are one more observation (naive Bayes), trusted as far as they
    /// were right for this merchant: words that were corrected once no longer count, and words that were right can outweigh a
    /// record or two.
    func probabilities(read: Field<Category>?, sellsAllSorts: Bool) -> [Category: Double] {
        let possible = possible
        let kinds = Double(possible.count)
        let shares = shares(of: possible, sellsAllSorts: sellsAllSorts)
        let weights = possible.map { (shares[$0] ?? 0) * trust(read, in: $0, of: kinds) }
        let sum = weights.reduce(0, +)
        return Dictionary(zip(possible, weights.map { $0 / sum })) { first, _ in first }
    }

    /// The probabilities from the merchant's records alone.
    private func shares(of possible: [Category], sellsAllSorts: Bool) -> [Category: Double] {
        let prior = sellsAllSorts ? Self.oneKindThoughKnownForAllSorts : Self.oneKind
        let total = Double(categories.total)
        let kinds = Double(possible.count)
        let mixed = log(1 - prior) + likelihoodOfAllSorts(of: kinds)
        let single = possible.map { log(prior / kinds) + likelihood(ofOnly: $0, of: kinds) }
        let largest = max(mixed, single.max() ?? mixed)
        let sum = exp(mixed - largest) + single.reduce(0) { $0 + exp($1 - largest) }
        var shares: [Category: Double] = [:]
        for (category, weight) in zip(possible, single) {
            let only = exp(weight - largest) / sum
            let count = Double(categories.counts[category] ?? 0)
            let often = (count + Self.spread / kinds) / (total + Self.spread)
            shares[category, default: 0] += exp(mixed - largest) / sum * often + only * (1 - Self.slips)
            // An exception may have any category.
            for other in possible { shares[other, default: 0] += only * Self.slips / kinds }
        }
        return shares
    }

    /// The log likelihood of the records if the merchant sells one kind of goods.
    private func likelihood(ofOnly category: Category, of kinds: Double) -> Double {
        let count = categories.counts[category] ?? 0
        return Double(count) * log(1 - Self.slips) + Double(categories.total - count) * log(Self.slips / kinds)
    }

    /// The log likelihood of the records if the merchant sells all sorts: the sum of each one's, given those before it.
    private func likelihoodOfAllSorts(of kinds: Double) -> Double {
        let within = categories.counts.values.sorted().reduce(0) { sum, count in
            sum + (0..<count).reduce(0) { $0 + log(Double($1) + Self.spread / kinds) }
        }
        return within - (0..<categories.total).reduce(0) { $0 + log(Double($1) + Self.spread) }
    }

    /// The likelihood of the words' suggestion for a receipt of the category at this merchant.
    ///
    /// The suggestion's confidence counts as one record, together with the suggestions on the merchant's earlier receipts. A
    /// record without one counts as agreeing with the present suggestion, so that the user's choice outweighs it.
    private func trust(_ read: Field<Category>?, in category: Category, of kinds: Double) -> Double {
        guard let read else { return 1 }
        let confidence = min(max(read.confidence, 0.05), 0.95)
        let anywhere = category == read.value ? confidence : (1 - confidence) / (kinds - 1)
        let alike = [read.value, nil].reduce(0) {
            $0 + (observations.counts[Observation(category: category, read: $1)] ?? 0)
        }
        return (Double(alike) + anywhere) / (Double(categories.counts[category] ?? 0) + 1)
    }
}

/// The prediction of one receipt's category from the history.
struct CategoryBelief {
    /// The merchant of the history's records.
    var merchant: String
    var history: CategoryHistory
    /// The posterior probability of every category, including the evidence of the receipt's words.
    var probabilities: [Category: Double]

    init(_ history: CategoryHistory, of merchant: String, read: Field<Category>?, sellsAllSorts: Bool) {
        self.merchant = merchant
        self.history = history
        probabilities = history.probabilities(read: read, sellsAllSorts: sellsAllSorts)
    }

    /// The categories that occurred, by descending probability.
    var suggestions: [Suggestion<Category, CategoryReason>] {
        let total = history.categories.total
        let found = history.ranked.map { category, count in
            Suggestion(
                category,
                confidence: probabilities[category] ?? 0,
                CategoryReason.history(merchant: merchant, matching: count, of: total)
            )
        }
        // Smaller differences are noise: such categories stay in the order of their counts.
        func rank(_ suggestion: Suggestion<Category, CategoryReason>) -> Double {
            (suggestion.confidence * 1e6).rounded()
        }
        return found.sorted { rank($0) > rank($1) }
    }
}
