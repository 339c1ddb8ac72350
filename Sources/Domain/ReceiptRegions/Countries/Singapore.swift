import ReceiptDomain

extension Region {
    /// Singapore.
    static let singapore = Region(
        code: "SG",
        currency: CurrencyConvention(
            code: "SGD",
            symbol: "S$",
            sharedNames: "$, 달러, dollar, dollars",
            marks: """
                4: SGD
                3: S$
                """,
            bareDollarWeight: 0.7,
            prefixes: "S$, SGD",
            numberEvidence: CurrencyConvention.NumberEvidence(commas: -2, wholes: -2)
        ),
        dates: DateHabit(.dayFirst),
        // Goods and Services Tax Act 1993, s 16; 8 % in 2023, 7 % before.
        taxRates: [90, 80, 70],
        // Monetary Authority of Singapore: no cents are struck since 2002.
        smallestCoin: 5,
        numberForms: NumberForms(
            dialingCode: "+65",
            webEndings: "sg",
            places: [
                PlaceForm("sg-gst", 2.5) { isTaxNumber($0.text) },
                PlaceForm("sg-postcode", 2) { $0.text.fits("S999999") },
            ]
        ),
        addresses: Addresses(towns: "singapore"),
        vocabulary: """
            3: singapore
            3: pte ltd
            2: toa payoh, jurong, tampines, ntuc, fairprice, bedok, ang mo kio, woodlands, linkpoints
            1.5: singapura, orchard road
            1.5: nets
            1: uen
            """,
        chains: Chains(
            distinctive: "Popular Book, Cold Storage, FairPrice, Sheng Siong",
            exact: "Giant, Guardian"
        )
    )

    /// `M4-0004578-0`, `M2-1234567-X`: GST registration.
    private static func isTaxNumber(_ text: String) -> Bool {
        let parts = text.split(separator: "-")
        return parts.count == 3 && parts[0].count == 2 && parts[0].hasPrefix("M") && parts[1].isDigits(7)
            && parts[2].count == 1
    }
}
