import ReceiptDomain

/// Shops known to sell everything, and places with shops of all kinds.
public enum GeneralStores {
    private static let places: PhraseMatcher<Bool> = {
        func phrases(
            _ table: [(category: Category, phrases: [String])],
            _ isMixed: Bool
        ) -> [(phrase: String, meaning: Bool)] {
            table.flatMap(\.phrases).map { ($0, isMixed) }
        }
        return PhraseMatcher(
            phrases(GeneralGrocers.table, true) + phrases(MixedPlaces.table, true)
                + phrases(ChainCategories.table, false) + phrases(MerchantCategories.table, false)
        )
    }()

    /// Whether the name is of one without a more specific word: `Walmart`, but not `Walmart Pharmacy`.
    public static func includes(_ name: String) -> Bool {
        let found = places.matches(in: FoldedText(name), above: 0.85)
        return !found.isEmpty && found.allSatisfy(\.meaning)
    }
}
