/// Shops known to sell everything, and places with shops of all kinds.
public enum GeneralStores {
    private static let places = PhraseMatcher<Bool>(
        (GeneralGrocers.table + MixedPlaces.table).map { ($0.phrase, true) }
            + (ChainCategories.table + MerchantCategories.table).map { ($0.phrase, false) }
    )

    /// Whether the name is of one without a more specific word: `Walmart`, but not `Walmart Pharmacy`.
    public static func includes(_ name: String) -> Bool {
        let found = places.matches(in: FoldedText(name), above: 0.85)
        return !found.isEmpty && found.allSatisfy(\.meaning)
    }
}
