import ReceiptDomain

extension Region {
    static let switzerland = Region(
        code: "CH",
        currency: CurrencyConvention(
            code: "CHF",
            symbol: "CHF ",
            groupSeparator: "'",
            marks: "4: CHF",
            prefixes: "CHF",
            suffixes: "CHF"
        ),
        // MWSTG, Art. 25; 7.7, 3.7 and 2.5 % until 2023.
        taxRates: [81, 38, 26, 77, 37, 25],
        // Swissmint: no cents below five since 2007.
        smallestCoin: 5,
        numberForms: NumberForms(
            dialingCode: "+41",
            webEndings: "ch",
            places: [
                // The number of a business (UID): `CHE-103.288.716`.
                PlaceForm("ch-uid", 3) { word in
                    word.text.hasPrefix("CHE") && word.text.unicodeScalars.count { ("0"..."9").contains($0) } == 9
                },
                // No country with the euro has these rates.
                .rate("ch-vat-rate", 8.1, of: "MWST", 3.5), .rate("ch-vat-rate", 8.1, of: "TVA", 3.5),
                .rate("ch-vat-rate", 7.7, of: "MWST", 3.5), .rate("ch-vat-rate", 7.7, of: "TVA", 3.5),
            ]
        ),
        vocabulary: """
            3: switzerland
            2: zurich
            1: che
            """,
        chains: Chains(
            distinctive: [
                .food: "Aldi Suisse, Coop Pronto, Migrolino, Confiserie Sprüngli, Bäckerei Jung",
                .household: "Coop Bau+Hobby, Do it + Garden",
                .education: "Orell Füssli",
                .appliances: "Interdiscount, Dipl. Ing. Fust, Digitec Galaxus",
                .transport: "SBB CFF FFS",
            ],
            exact: [.food: "Migros, Denner, Coop"]
        )
    )
}
