import ReceiptDomain

extension Region {
    static let australia = Region(
        code: "AU",
        currency: CurrencyConvention(
            code: "AUD",
            symbol: "A$",
            sharedNames: "$, 달러, dollar, dollars",
            marks: """
                4: AUD
                3: A$
                """,
            bareDollarWeight: 0.6,
            prefixes: "A$, AUD"
        ),
        // A New Tax System (Goods and Services Tax) Act 1999, s 9-70.
        taxRates: [100],
        // Royal Australian Mint: no cents below five since 1992.
        smallestCoin: 5,
        numberForms: NumberForms(
            dialingCode: "+61",
            webEndings: "com.au",
            places: [
                PlaceForm("au-postcode", 2.5) { states.words.contains($0.text) && $0.next.isDigits(4) },
                // States whose short names are words or another country's; their postcodes have distinct first digits.
                PlaceForm("au-postcode", 2.5) {
                    $0.text == "SA" && $0.next.fits("5999") || $0.text == "WA" && $0.next.fits("6999")
                        || $0.text == "NT" && $0.next.fits("0899")
                },
                .rate("au-gst-rate", 10, of: "GST", 1.5),
            ]
        ),
        addresses: Addresses(states: states, towns: "sydney, melbourne"),
        vocabulary: """
            2.5: australia
            3: abn
            2: sydney, melbourne, brisbane, adelaide, canberra, hobart, woolworths, bunnings, queensland,
                new south wales, tasmania, geelong, wollongong, townsville, toowoomba, ballarat, bendigo, fremantle,
                gold coast, dan murphys, officeworks, flybuys, everyday rewards
            1.5: darwin, cairns
            0.8: eftpos, tax invoice
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Woolworths, Dan Murphy's, Liquorland, Hungry Jack's, Guzman y Gomez, Gloria Jean's, Boost Juice,
                Muffin Break, Harris Farm Markets, Red Rooster, Bakers Delight, Michel's Patisserie
                """,
                .household: "Bunnings, Officeworks",
                .appliances: "Harvey Norman",
                .health: "Chemist Warehouse, Priceline Pharmacy",
                .clothing: "Rebel Sport",
                .transport: "Supercheap Auto",
                nil: "David Jones",
            ],
            exact: [
                .food: "Oporto, Coles, Grill'd",
                .household: "Petbarn",
                .appliances: "JB Hi-Fi",
                .clothing: "Best & Less",
                .transport: "Repco",
                nil: "Ampol",
            ],
            slogans: ["Woolworths": "the fresh food people", "Bunnings": "lowest prices are just the beginning"]
        )
    )

    /// The states at the end of postal addresses.
    private static let states: WordList = "NSW, VIC, QLD, TAS, ACT"
}
