/// Evidence for a category: words for its shops and goods, weighted by length and by how exactly they were read.
enum CategoryFeature: Int, DecisionFeature {
    // MARK: In the merchant's name

    /// The name is a chain known for the category: `Starbucks`, `GS25`.
    case isNamedChain
    /// The name has a kind of shop: `pharmacy`, `약국`.
    case isNamedKind
    /// The name has a place with shops of all kinds: `hotel`, `mall`.
    case isNamedMixed
    /// The name is a general store, mostly for groceries: `Walmart`.
    case isNamedGrocer

    // MARK: Elsewhere at the head

    case headChains
    case headKinds
    case headMixed
    case headGrocers

    // MARK: Anywhere

    /// Words for goods, and words specific to such shops: a pump's number, a table's.
    case itemWords

    /// Set by hand: fitted weights are right as often overall, but less often on four of fourteen sets.
    ///
    /// A word for a shop counts three tenths outside the name.
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
