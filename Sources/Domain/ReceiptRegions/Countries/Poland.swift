import ReceiptDomain

extension Region {
    static let poland = Region(
        code: "PL",
        language: "pl",
        currency: CurrencyConvention(
            code: "PLN",
            marks: "4: zł, PLN",
            groupsBySpace: true,
            prefixes: "zł, PLN",
            suffixes: "zł, PLN",
            numberEvidence: CurrencyConvention.NumberEvidence(commas: 0.5, wholes: -2)
        ),
        // Ustawa o podatku od towarów i usług, art. 41 and 146ef.
        taxRates: [230, 80, 50],
        numberForms: NumberForms(
            dialingCode: "+48",
            webEndings: "pl",
            places: [PlaceForm("pl-vat", 3) { $0.text.isVATNumber("PL", digits: 10...10) }]
        ),
        addresses: Addresses(streetBeginnings: "ul., al., pl."),
        vocabulary: """
            4: paragon fiskalny
            3: suma pln
            2.5: sp z o o
            2: sprzedaz, polska
            1.5: ptu, razem
            1: nip
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Biedronka, Żabka, Stokrotka, Polomarket, Delikatesy Centrum, Piotr i Paweł,
                Green Caffè Nero, North Fish, Pizza Dominium, Groszek Sklep
                """,
                .beauty: "Super-Pharm",
                .clothing: "CCC Obuwie",
                .appliances: "Media Expert, RTV Euro AGD",
                .health: "Apteka Gemini, Ziko Apteka",
                .culture: "Multikino",
                .transport: "PKP Intercity",
            ],
            exact: [
                .food: "Lewiatan, Da Grasso, Putka",
                .household: "Pepco",
                .education: "Empik",
                .clothing: "Sinsay",
                .appliances: "Neonet",
                .transport: "Polregio",
                nil: "Orlen",
            ]
        )
    )
}
