import ReceiptDomain

extension Region {
    static let norway = Region(
        code: "NO",
        language: "no",
        currency: CurrencyConvention(
            code: "NOK",
            marks: "4: NOK",
            groupsBySpace: true,
            prefixes: "kr",
            suffixes: "kr, NOK",
            decimals: .often,
            numberEvidence: CurrencyConvention.NumberEvidence(commas: 0.5)
        ),
        // Merverdiavgiftsloven kap. 5 and the yearly resolution of the Storting.
        taxRates: [250, 150, 120],
        // Norges Bank: no half crowns since 2012.
        smallestCoin: 100,
        numberForms: NumberForms(dialingCode: "+47", webEndings: "no"),
        vocabulary: """
            3: norge, vipps
            2: oslo, bergen, mva
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Coop Extra, KIWI Minipris, Vinmonopolet, Peppes Pizza, Kaffebrenneriet, Baker Hansen,
                Egon Restaurant, Matkroken, Deli de Luca
                """,
                .household: "Plantasjen",
                .appliances: "Elkjøp",
                .health: "Vitusapotek",
                .clothing: "Dressmann",
            ],
            exact: [
                .food: "Bunnpris, Coop Prix, Coop Mega, Coop Obs, Narvesen, Rema 1000",
                .household: "Europris, Nille",
                .clothing: "Cubus",
                .education: "Norli",
                .transport: "Vy Tog",
            ]
        )
    )
}
