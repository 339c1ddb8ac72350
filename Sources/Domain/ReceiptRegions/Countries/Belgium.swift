import ReceiptDomain

extension Region {
    static let belgium = Region(
        code: "BE",
        currency: euro,
        // Koninklijk besluit nr. 20 of 1970.
        taxRates: [210, 120, 60],
        // Cash sums are rounded since December 2019 (Wetboek van economisch recht, art. VI.7/1).
        smallestCoin: 5,
        numberForms: NumberForms(dialingCode: "+32", webEndings: "be"),
        vocabulary: "2: bruxelles, brussel",
        chains: Chains(
            distinctive: [
                .food: "Lunch Garden, Bio-Planet, Spar Colruyt Group",
                .education: "Standaard Boekhandel",
                .appliances: "Vanden Borre",
                .beauty: "Ici Paris XL",
            ],
            exact: [.appliances: "Krëfel", .food: "Delhaize, Colruyt"]
        )
    )
}
