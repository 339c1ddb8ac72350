/// The lines above a candidate, after some of which a name is unlikely.
struct MerchantSurroundings {
    private var isOwner = false
    private var isBelowAddress = false
    private var isBelowNumbers = false
    private var isBelowItems = false

    func note(in features: inout Features<MerchantFeature>) {
        features.note(.isBelowOwner, if: isOwner)
        features.note(.isBelowAddress, if: isBelowAddress)
        features.note(.isBelowNumbers, if: isBelowNumbers)
        features.note(.isBelowItems, if: isBelowItems)
    }

    /// `isNamed` tells that a possible name was in this line or above it.
    mutating func pass(_ line: PageLine, isNamed: Bool, hasPrice: Bool) {
        let found = MerchantWords.matcher.matches(in: line.best.folded).filter { $0.length >= 3 }
        isOwner = Self.owners.matches(in: line.best.folded).contains { $0.likeness > 0.85 }
        isBelowAddress = isBelowAddress || isNamed && found.contains { $0.meaning == .address }
        isBelowNumbers = isBelowNumbers || isNamed && found.contains { $0.meaning == .administration }
        isBelowItems = isBelowItems || hasPrice
    }

    /// Words that announce the owning company, or the recipient of the goods.
    private static let owners = PhraseMatcher(
        anyOf: """
            owned by, operated by, managed by, licensee of, a division of, franchisee, bill to, sold to, customer name, deliver to,
            ship to, attention to
            """
    )
}
