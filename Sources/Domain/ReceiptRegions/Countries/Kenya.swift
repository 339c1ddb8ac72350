import ReceiptDomain

extension Region {
    static let kenya = Region(
        code: "KE",
        currency: CurrencyConvention(code: "KES", marks: "4: KES, KSh, Ksh", prefixes: "KES, KSh", decimals: .often),
        // Value Added Tax Act 2013, s 5; fuel had the lower rate until 2023.
        taxRates: [160, 80],
        addresses: Addresses(towns: "nairobi"),
        vocabulary: "3: nairobi, kenya, mpesa, m pesa",
        chains: Chains(
            distinctive: [.food: "Quickmart, Chandarana Foodplus", .health: "Goodlife Pharmacy"],
            exact: [.food: "Naivas, Artcaffe, Eastmatt, Tuskys"]
        )
    )
}
