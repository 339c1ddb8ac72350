import ReceiptDomain

extension Region {
    static let newZealand = Region(
        code: "NZ",
        currency: CurrencyConvention(
            code: "NZD",
            symbol: "NZ$",
            sharedNames: "$, 달러, dollar, dollars",
            marks: "4: NZD, NZ$, $NZ",
            bareDollarWeight: 0.5,
            prefixes: "NZ$, $NZ"
        ),
        // Goods and Services Tax Act 1985, s 8; 12.5 % until 2010.
        taxRates: [150, 125],
        // Reserve Bank of New Zealand: no five cents since 2006.
        smallestCoin: 10,
        numberForms: NumberForms(
            dialingCode: "+64",
            webEndings: "nz",
            places: [
                // Inland Revenue: eight digits, since 2008 nine.
                PlaceForm("nz-gst", 2.5, beside: "GST") {
                    $0.text.isGrouped(2, 3, 3) || $0.text.isGrouped(3, 3, 3)
                },
                .rate("nz-gst-rate", 15, of: "GST", 2.5),
                PlaceForm("nz-phone", 0.8) { $0.text == "0800" && $0.next.isDigits(3) },
            ]
        ),
        addresses: Addresses(towns: "auckland, wellington"),
        vocabulary: """
            3: new zealand, auckland, wellington, christchurch
            2: hamilton nz, dunedin, taupo, rotorua, queenstown, tauranga, whanganui, palmerston north, new plymouth,
                invercargill, whangarei, wanaka, timaru, lower hutt, upper hutt, porirua, manukau, papakura, takapuna,
                kerikeri, taranaki, waikato, hawkes bay, marlborough nz
            2: pak n save, paknsave, mitre 10, resene, noel leeming, airpoints, aotearoa, ka kite, kia ora, waitangi
            1.5: napier, blenheim, gisborne, masterton
            1: countdown, four square
            0.8: eftpos, tax invoice
            """,
        chains: Chains(
            distinctive: [
                .food: "PAK'nSAVE, BurgerFuel, Hell Pizza",
                .household: "Mitre 10",
                .appliances: "Noel Leeming",
                .education: "Whitcoulls",
                nil: "Briscoes",
            ],
            exact: [.food: "Pita Pit"]
        )
    )
}
