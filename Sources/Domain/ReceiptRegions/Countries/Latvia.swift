import ReceiptDomain

extension Region {
    static let latvia = Region(
        code: "LV",
        language: "lv",
        currency: euro,
        // Until 2013.
        formerCurrencies: [CurrencyConvention(code: "LVL", marks: "4: LVL\n3: Ls", suffixes: "Ls")],
        // Pievienotās vērtības nodokļa likums, 41. and 42. p.
        taxRates: [210, 120, 50],
        vocabulary: """
            2: riga
            1: latvija, pvn
            0.8: kopa
            """,
        chains: Chains(
            distinctive: [
                .food: "Cēsu Pārtika, Citro Veikals",
                .education: "Jānis Roze, Valters un Rapa",
                .health: "Mēness Aptieka, Benu Aptieka",
                .appliances: "RD Electronics",
            ],
            exact: [.household: "Kurši", .food: "Rimi", nil: "Virši, Viada"]
        )
    )
}
