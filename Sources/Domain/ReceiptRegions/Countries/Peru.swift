import ReceiptDomain

extension Region {
    static let peru = Region(
        code: "PE",
        currency: CurrencyConvention(code: "PEN", decimals: .often),
        // Ley del IGV, with the towns' two percent.
        taxRates: [180],
        vocabulary: "3: peru, lima peru",
        chains: Chains(
            distinctive: [
                .food: """
                Supermercados Wong, Supermercados Metro, Supermercados Peruanos, Pardos Chicken,
                La Lucha Sanguchería
                """,
                .health: "Inkafarma",
            ],
            exact: [
                .food: "Plaza Vea, Bembos, Tambo, Norky's",
                .health: "Mifarma",
                .household: "Promart",
                .clothing: "Oechsle",
                nil: "Primax",
            ]
        )
    )
}
