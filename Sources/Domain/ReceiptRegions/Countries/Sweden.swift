import ReceiptDomain

extension Region {
    static let sweden = Region(
        code: "SE",
        language: "sv",
        currency: CurrencyConvention(
            code: "SEK",
            marks: "4: SEK",
            groupsBySpace: true,
            prefixes: "kr",
            suffixes: "kr, SEK",
            decimals: .often,
            numberEvidence: CurrencyConvention.NumberEvidence(commas: 0.5)
        ),
        // The standard (SS-ISO 8601) puts the year first; dates without a year have the day first, as in 18/11.
        dates: DateHabit(.dayFirst, printed: .yearFirst, weight: 0.1),
        // Mervärdesskattelag (2023:200), 9 kap.
        taxRates: [250, 120, 60],
        // Sveriges riksbank: no half crowns since 2010.
        smallestCoin: 100,
        numberForms: NumberForms(
            dialingCode: "+46",
            webEndings: "se",
            places: [PlaceForm("se-vat", 3) { $0.text.isVATNumber("SE", digits: 12...12) }]
        ),
        addresses: Addresses(streetEndings: "gatan, vägen"),
        vocabulary: """
            3: sverige, swish
            2.5: stockholm, goteborg, malmo
            1.5: kvitto, org nr
            1: moms
            """,
        chains: Chains(
            distinctive: [
                .food: """
                City Gross, Systembolaget, Espresso House, Pressbyrån, ICA Kvantum, ICA Supermarket, Stora Coop,
                Bastard Burgers
                """,
                .health: "Apotek Hjärtat, Kronans Apotek",
                .household: "Clas Ohlson, Plantagen",
                .clothing: "Gina Tricot",
                .appliances: "Elgiganten, Kjell & Company",
                .education: "Akademibokhandeln",
                .culture: "Filmstaden",
                .beauty: "Kicks Kosmetik",
            ],
            exact: [
                .food: "Hemköp, Willys, ICA Maxi, ICA Nära, O'Learys",
                .health: "Apoteket",
                .household: "Biltema, IKEA",
                .clothing: "Lindex, KappAhl, H&M",
                .appliances: "NetOnNet",
                nil: "Åhléns",
            ]
        )
    )
}
