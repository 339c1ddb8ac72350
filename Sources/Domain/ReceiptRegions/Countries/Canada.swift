import ReceiptDomain

extension Region {
    /// Canada.
    static let canada = Region(
        code: "CA",
        currency: CurrencyConvention(
            code: "CAD",
            symbol: "CA$",
            sharedNames: "$, 달러, dollar, dollars",
            marks: "4: CAD",
            bareDollarWeight: 0.6,
            prefixes: "C$, CAD"
        ),
        // Standards say year, month, day, people write all three, and tills come from both sides of the border.
        dates: DateHabit(.dayFirst, printed: .monthFirst, weight: 0.2),
        // Excise Tax Act, s 165: GST, and HST of the provinces that have joined it.
        taxRates: [50, 130, 140, 150],
        // Royal Canadian Mint: no cents since 2013.
        smallestCoin: 5,
        numberForms: NumberForms(
            webEndings: "ca",
            places: [
                // `K7M 3E1`: letters and digits take turns (Canada Post).
                PlaceForm("ca-postcode", 4) { $0.text.fits("A9A") && $0.next.fits("9A9") },
                // Behind a business's number: the first of its GST accounts.
                PlaceForm("ca-gst", 3) { $0.text.fits("RT9999") },
            ]
        ),
        addresses: Addresses(
            states: "BC, ON, QC, AB, MB, SK, NS, NB, NL, PEI, N.L.",
            towns: "vancouver, toronto, montreal"
        ),
        vocabulary: """
            2.5: canada
            2: hst, toronto, interac, montreal, ottawa, calgary, edmonton, winnipeg, halifax, qst, tvq
            1.5: vancouver, ontario, quebec, alberta, british columbia, tps
            1: pst
            """,
        chains: Chains(distinctive: "Tim Hortons")
    )
}
