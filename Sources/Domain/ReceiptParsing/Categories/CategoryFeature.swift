/// What speaks for a category: words of its shops and goods, each counted as long as it is and as alike as it was read.
enum CategoryFeature: Int, DecisionFeature {
    // MARK: In the merchant's name

    /// A chain that is known to sell such: `Starbucks`, `GS25`.
    case isNamedChain
    /// A kind of shop: `pharmacy`, `약국`.
    case isNamedKind
    /// A place that houses shops of all sorts: `hotel`, `mall`.
    case isNamedMixed
    /// A shop that sells all sorts, groceries most of all: `Walmart`.
    case isNamedGrocer

    // MARK: Elsewhere at the head

    case headChains
    case headKinds
    case headMixed
    case headGrocers

    // MARK: Anywhere

    /// What was bought, and words that only receipts of such shops have: a pump's number, a table's.
    case itemWords

    /// Set by hand: fitted ones are right as often in all, but less often on four of fourteen sets.
    ///
    /// A shop's words count three tenths where they stand elsewhere than in its name.
    static let weights = Weights<CategoryFeature>(
        none: 0.30,
        [
            .isNamedChain: 8.00,
            .isNamedKind: 4.00,
            .isNamedMixed: 1.00,
            .isNamedGrocer: 0.30,
            .headChains: 2.40,
            .headKinds: 1.20,
            .headMixed: 0.30,
            .headGrocers: 0.09,
            .itemWords: 0.50,
        ]
    )
}
