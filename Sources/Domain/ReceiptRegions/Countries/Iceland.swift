import ReceiptDomain

extension Region {
    static let iceland = Region(
        code: "IS",
        language: "is",
        currency: CurrencyConvention(code: "ISK", marks: "4: ISK", decimals: .seldom),
        // Lög um virðisaukaskatt nr. 50/1988, 14. gr.
        taxRates: [240, 110],
        vocabulary: "3: reykjavik, virdisaukaskattur",
        chains: Chains(
            distinctive: [
                .food: "Brauð & Co, Vínbúðin",
                .health: "Apótekarinn",
                .household: "Húsasmiðjan",
                .education: "Eymundsson",
            ],
            exact: [.food: "Krónan, Hagkaup, Te & Kaffi", .health: "Lyfja"]
        )
    )
}
