import ReceiptDomain

extension Region {
    /// Pays in dollars of the United States, which it calls balboas.
    static let panama = Region(
        code: "PA",
        currency: unitedStates.currency,
        // Tills of American make print the month first, others the day.
        dates: DateHabit(.monthFirst, printed: .dayFirst, weight: 0.1),
        // Código Fiscal, art. 1057-V (ITBMS).
        taxRates: [70, 100, 150],
        numberForms: NumberForms(dialingCode: "+507", webEndings: "com.pa"),
        addresses: Addresses(towns: "ciudad de panamá, panamá"),
        // Panama alone is a hat, and a city in Florida.
        vocabulary: """
            5: itbms
            4: ciudad de panama, republica de panama, balboas
            2: panama, chiriqui
            """,
        chains: Chains(
            distinctive: [
                .food: "Riba Smith, Supermercados Xtra",
                .health: "Farmacias Arrocha",
                .household: "Do It Center, El Machetazo",
            ],
            exact: [.household: "Novey", .food: "Super 99"]
        )
    )
}
