import ReceiptDomain

extension Region {
    static let nepal = Region(
        code: "NP",
        language: "ne",
        currency: CurrencyConvention(
            code: "NPR",
            marks: """
                4: NPR
                1.65: Rs, Rs.
                """,
            prefixes: "NPR",
            decimals: .often
        ),
        // Bills also have the day in Nepal's calendar, often with the year first.
        dates: DateHabit(.dayFirst, printed: .yearFirst, weight: 0.1),
        // Value Added Tax Act 2052, s 7.
        taxRates: [130],
        vocabulary: """
            3: kathmandu, nepal
            1: pan no, vat pan
            """,
        chains: Chains(distinctive: [.food: "Bhat-Bhateni, Salesberry, Himalayan Java, Bajeko Sekuwa"])
    )
}
