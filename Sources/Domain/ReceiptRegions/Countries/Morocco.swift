import ReceiptDomain

extension Region {
    static let morocco = Region(
        code: "MA",
        currency: CurrencyConvention(code: "MAD", doubtfulMarks: "4: MAD, DH, Dh, DHS, Dhs", suffixes: "DH, Dhs"),
        // Code général des impôts, art. 98 and 99; 14 and 7 % until 2025.
        taxRates: [200, 100, 140, 70],
        numberForms: NumberForms(
            dialingCode: "+212",
            webEndings: "ma",
            // The common number of a business: fifteen digits (Décret 2-11-63).
            places: [PlaceForm("ma-ice", 3, beside: "ICE") { $0.text.isDigits(15) && $0.text.hasPrefix("00") }]
        ),
        addresses: Addresses(towns: "casablanca, marrakech, tanger, agadir"),
        // Rabat is a discount in a dozen languages.
        vocabulary: """
            3: morocco, marrakech, agadir, tanger, meknes, guéliz
            2: maroc, casablanca, rabat agdal, tetouan, essaouira
            """,
        chains: Chains(
            distinctive: [.food: "Aswak Assalam", .appliances: "Electroplanet"],
            exact: [.food: "Marjane, Label'Vie", .household: "Kitea", .transport: "Afriquia"]
        )
    )
}
