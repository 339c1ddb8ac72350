import ReceiptDomain

extension Region {
    static let austria = Region(
        code: "AT",
        currency: euro,
        dates: DateHabit(.dayFirst),
        // UStG 1994, § 10.
        taxRates: [200, 130, 100],
        numberForms: NumberForms(dialingCode: "+43", webEndings: "at"),
        addresses: Addresses(towns: "wien"),
        vocabulary: "1.5: wien",
        chains: Chains(
            exact: "INTERSPAR, Hofer, BILLA, OMV",
            slogans: [
                "BILLA": "sagt der hausverstand",
                "Hofer": "da bin ich mir sicher",
            ]
        )
    )
}
