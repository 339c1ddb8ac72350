import ReceiptDomain

extension Region {
    static let denmark = Region(
        code: "DK",
        language: "da",
        currency: CurrencyConvention(
            code: "DKK",
            marks: "4: DKK",
            prefixes: "kr",
            suffixes: "kr, DKK",
            decimals: .often,
            numberEvidence: CurrencyConvention.NumberEvidence(commas: 0.5)
        ),
        // Momsloven, § 33.
        taxRates: [250],
        // Danmarks Nationalbank: the half crown is the smallest coin.
        smallestCoin: 50,
        numberForms: NumberForms(
            dialingCode: "+45",
            webEndings: "dk",
            places: [PlaceForm("dk-vat", 3) { $0.text.isVATNumber("DK", digits: 8...8) }]
        ),
        addresses: Addresses(streetEndings: "gade, vej"),
        vocabulary: """
            3: danmark
            2.5: kobenhavn, aarhus, odense, aalborg, frederiksberg, byttepenge
            2: afrunding, mobilepay, ekspedient, cvr nr
            1.5: kvittering, dankort
            1: moms, cvr
            0.5: kontant
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Føtex, SuperBrugsen, Dagli'Brugsen, Lagkagehuset, Joe & The Juice, Sunset Boulevard, Løvbjerg,
                Let-Køb, Letz Sushi
                """,
                .household: "Silvan Byggemarked, Søstrene Grene, Flying Tiger Copenhagen",
                .clothing: "Magasin du Nord",
            ],
            exact: [
                .food: "Kvickly, Emmerys, Bilka",
                .household: "Jem & Fix",
                .beauty: "Matas",
                .education: "Bog & Idé",
            ]
        )
    )
}
