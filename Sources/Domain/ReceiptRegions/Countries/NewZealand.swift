import ReceiptDomain

extension Region {
    /// New Zealand.
    static let newZealand = Region(
        code: "NZ",
        currency: CurrencyConvention(
            code: "NZD",
            symbol: "NZ$",
            sharedNames: "$, 달러, dollar, dollars",
            marks: "4: NZD, NZ$, $NZ",
            prefixes: "NZ$, $NZ"
        ),
        dates: DateHabit(.dayFirst),
        // Goods and Services Tax Act 1985, s 8; 12.5 % until 2010.
        taxRates: [150, 125],
        // Reserve Bank of New Zealand: no five cents since 2006.
        smallestCoin: 10,
        numberForms: NumberForms(
            dialingCode: "+64",
            webEndings: "nz",
            places: [PlaceForm("nz-gst", 2.5, beside: "GST") { $0.text.isGrouped(2, 3, 3) }]
        ),
        addresses: Addresses(towns: "auckland, wellington"),
        vocabulary: """
            3: new zealand, auckland, wellington, christchurch
            2: hamilton nz, dunedin, taupo, rotorua, queenstown
            """
    )
}
