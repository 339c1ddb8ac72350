import ReceiptDomain

extension Region {
    static let ireland = Region(
        code: "IE",
        currency: euro,
        // Value-Added Tax Consolidation Act 2010, s 46.
        taxRates: [230, 135, 90, 48],
        // Shops may round cash sums since 2015 (Central Bank of Ireland).
        smallestCoin: 5,
        numberForms: NumberForms(dialingCode: "+353", webEndings: "ie"),
        addresses: Addresses(towns: "dublin"),
        vocabulary: "2: ireland, dublin",
        chains: Chains(
            distinctive: [.food: "SuperValu, Dunnes Stores, Supermac's, Applegreen, Insomnia Coffee"],
            exact: [.household: "Woodie's", .clothing: "Penneys", .food: "EUROSPAR, Centra", .education: "Eason"]
        )
    )
}
