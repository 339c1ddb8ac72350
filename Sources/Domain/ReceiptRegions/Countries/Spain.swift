import ReceiptDomain

extension Region {
    static let spain = Region(
        code: "ES",
        language: "es",
        currency: euro,
        dates: DateHabit(.dayFirst),
        // Ley 37/1992 del IVA, art. 90 and 91.
        taxRates: [210, 100, 40],
        numberForms: NumberForms(dialingCode: "+34", webEndings: "es"),
        addresses: Addresses(
            towns: "madrid, barcelona",
            streetBeginnings: "calle, avda, avda., paseo, plaza, avenida, rúa, carrer"
        ),
        vocabulary: """
            2: espana
            1.5: madrid, barcelona
            0.6: cif
            """,
        chains: Chains(distinctive: "Mercadona", exact: "Zara")
    )
}
