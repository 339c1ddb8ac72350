import ReceiptDomain

extension Region {
    static let france = Region(
        code: "FR",
        language: "fr",
        currency: euro,
        dates: DateHabit(.dayFirst),
        // Code général des impôts, art. 278 to 281 octies.
        taxRates: [200, 100, 55, 21],
        numberForms: NumberForms(dialingCode: "+33", webEndings: "fr"),
        addresses: Addresses(towns: "paris", streetBeginnings: "rue, avenue, boulevard, place, quai, chemin"),
        vocabulary: """
            2: france, siret
            1.5: paris
            1: tva
            """,
        chains: Chains(distinctive: "Decathlon, Carrefour, Auchan, Leclerc, Intermarché, Monoprix")
    )
}
