import ReceiptDomain

extension Region {
    static let austria = Region(
        code: "AT",
        currency: euro,
        // UStG 1994, § 10.
        taxRates: [200, 130, 100],
        numberForms: NumberForms(dialingCode: "+43", webEndings: "at"),
        addresses: Addresses(towns: "wien"),
        vocabulary: "1.5: wien",
        chains: Chains(
            distinctive: [
                .food: "Billa Plus, Nah&Frisch, Backhaus Felber, Maximarkt",
                .household: "Kika Leiner",
                .education: "Libro Handelsgesellschaft",
                .transport: "Wiener Linien",
            ],
            exact: [
                .food: "MPREIS, Unimarkt, Ströck, INTERSPAR, Hofer, BILLA",
                .household: "Pagro",
                .education: "Tyrolia",
                .transport: "ÖBB",
                nil: "OMV",
            ],
            slogans: ["BILLA": "sagt der hausverstand", "Hofer": "da bin ich mir sicher"]
        )
    )
}
